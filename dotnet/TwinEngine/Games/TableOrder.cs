namespace TwinEngine.Games;

/// <summary>In which order the tables for Kuhn poker alone list the infosets of a player: by length, then by text.</summary>
internal sealed class TableOrder : IComparer<Infoset>
{
    public int Compare(Infoset? x, Infoset? y)
    {
        ArgumentNullException.ThrowIfNull(x);
        ArgumentNullException.ThrowIfNull(y);
        var byLength = x.Id.Length.CompareTo(y.Id.Length);
        return byLength != 0 ? byLength : string.CompareOrdinal(x.Id, y.Id);
    }
}
