namespace TwinEngine.Games;

/// <summary>The columns of a game tree's node table, one row per node in depth-first order.</summary>
internal sealed class NodeColumns
{
    public List<NodeKind> Kind { get; private init; } = [];

    /// <summary>The parent's index; -1 at the root.</summary>
    public List<int> Parent { get; private init; } = [];

    /// <summary>Which of its parent's actions leads to the node; -1 at the root.</summary>
    public List<int> Edge { get; private init; } = [];

    /// <summary>One past the last node of the subtree.</summary>
    public List<int> End { get; private init; } = [];

    /// <summary>Index of a decision node's infoset, of a chance node's lottery, or of a terminal node's payoffs.</summary>
    public List<int> Detail { get; private init; } = [];

    public int Count => Kind.Count;

    /// <summary>Appends a row, its subtree still open.</summary>
    public int Append(NodeKind kind, int detail, int parent, int edge)
    {
        Kind.Add(kind);
        Parent.Add(parent);
        Edge.Add(edge);
        End.Add(-1);
        Detail.Add(detail);
        return Kind.Count - 1;
    }

    /// <summary>The same nodes, their information sets renumbered.</summary>
    /// <param name="to">The new index of each information set.</param>
    public NodeColumns WithInfosets(IReadOnlyList<int> to)
    {
        var renumbered = new NodeColumns { Kind = Kind, Parent = Parent, Edge = Edge, End = End, Detail = new(Count) };
        for (var node = 0; node < Count; node++)
        {
            renumbered.Detail.Add(Kind[node] == NodeKind.Decision ? to[Detail[node]] : Detail[node]);
        }

        return renumbered;
    }
}
