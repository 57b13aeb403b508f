namespace TwinEngine.Efg;

/// <summary>An .efg file as it stands, apart from what its game means: its texts, its numbers, its nodes in depth-first order.</summary>
internal sealed record EfgDocument(
    string Title, IReadOnlyList<string> PlayerNames, string Comment, IReadOnlyList<EfgNode> Nodes)
{
    /// <summary>Whether every text, number and value is the same.</summary>
    public bool Equals(EfgDocument? other) =>
        other is not null
        && (Title, Comment) == (other.Title, other.Comment)
        && PlayerNames.SequenceEqual(other.PlayerNames)
        && Nodes.SequenceEqual(other.Nodes);

    public override int GetHashCode() => HashCode.Combine(Title, Comment, PlayerNames.Count, Nodes.Count);
}
