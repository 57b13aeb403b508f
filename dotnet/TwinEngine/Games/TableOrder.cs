namespace TwinEngine.Games;

/// <summary>In which order tables list the infosets of a player: by length, then by text.</summary>
internal sealed class TableOrder : IComparer<string>
{
    public int Compare(string? x, string? y)
    {
        ArgumentNullException.ThrowIfNull(x);
        ArgumentNullException.ThrowIfNull(y);
        var byLength = x.Length.CompareTo(y.Length);
        return byLength != 0 ? byLength : string.CompareOrdinal(x, y);
    }
}
