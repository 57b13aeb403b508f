using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>
/// The columns of a game tree's node table while it is filled, one row per node in depth-first order.
/// </summary>
internal sealed class NodeColumns
{
    public List<NodeKind> Kind { get; } = [];

    public List<int> Parent { get; } = [];

    public List<int> End { get; } = [];

    public List<int> Edge { get; } = [];

    public List<string> EdgeLabel { get; } = [];

    public List<Rational> EdgeProbability { get; } = [];

    public List<int> Infoset { get; } = [];

    public List<IReadOnlyList<Rational>> Payoffs { get; } = [];

    /// <summary>Appends a row, its subtree still open and its information set not yet known.</summary>
    public int Append(IGameState state, int parent, int edge, Move move)
    {
        Kind.Add(state.Kind);
        Parent.Add(parent);
        End.Add(-1);
        Edge.Add(edge);
        EdgeLabel.Add(move.Label);
        EdgeProbability.Add(move.Probability);
        Infoset.Add(-1);
        Payoffs.Add(state.Kind == NodeKind.Terminal ? state.Payoffs : []);
        return Kind.Count - 1;
    }
}
