using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>
/// An extensive-form game as parallel arrays over its nodes, in depth-first order: the subtree of node n is the
/// range n .. <see cref="End"/>(n), its first child is n + 1, and a child's next sibling is the child's end.
/// </summary>
internal sealed class GameTree
{
    private readonly NodeColumns _columns;

    public GameTree(int playerCount, NodeColumns columns, IReadOnlyList<Infoset> infosets)
    {
        PlayerCount = playerCount;
        _columns = columns;
        Infosets = infosets;
        Deals = Deal.Of(this);
    }

    public int PlayerCount { get; }

    public int NodeCount => _columns.Kind.Count;

    /// <summary>Every player's information sets, player by player, each in table order.</summary>
    public IReadOnlyList<Infoset> Infosets { get; }

    /// <summary>The chance prefixes: what is dealt before anyone chooses.</summary>
    public IReadOnlyList<Deal> Deals { get; }

    public NodeKind Kind(int node) => _columns.Kind[node];

    /// <summary>The parent's index; -1 at the root.</summary>
    public int Parent(int node) => _columns.Parent[node];

    /// <summary>One past the last node of the subtree.</summary>
    public int End(int node) => _columns.End[node];

    /// <summary>Which of its parent's moves leads here; -1 at the root.</summary>
    public int Edge(int node) => _columns.Edge[node];

    /// <summary>The label of the move that leads here; empty at the root.</summary>
    public string EdgeLabel(int node) => _columns.EdgeLabel[node];

    /// <summary>The probability of the chance move that leads here; 1 after a player's choice.</summary>
    public Rational EdgeProbability(int node) => _columns.EdgeProbability[node];

    /// <summary>Index of the information set of a decision node; -1 elsewhere.</summary>
    public int InfosetOf(int node) => _columns.Infoset[node];

    /// <summary>The payoff of a terminal node, in chips.</summary>
    public Rational Payoff(int node, int player) => _columns.Payoffs[node][player];

    public IEnumerable<int> Children(int node)
    {
        for (var child = node + 1; child < End(node); child = End(child))
        {
            yield return child;
        }
    }

    public IEnumerable<int> Terminals(int from, int end) =>
        Enumerable.Range(from, end - from).Where(node => Kind(node) == NodeKind.Terminal);

    /// <summary>Indices of a player's information sets, in table order.</summary>
    public IEnumerable<int> InfosetsOf(int player) =>
        Enumerable.Range(0, Infosets.Count).Where(index => Infosets[index].Player == player);

    public int FindInfoset(int player, string label) =>
        InfosetsOf(player).Where(index => Infosets[index].Label == label).DefaultIfEmpty(-1).First();

    /// <summary>The labels of the moves from <paramref name="ancestor"/> down to <paramref name="node"/>.</summary>
    public IReadOnlyList<string> Path(int ancestor, int node)
    {
        var labels = new List<string>();
        for (var at = node; at != ancestor; at = Parent(at))
        {
            labels.Add(EdgeLabel(at));
        }

        labels.Reverse();
        return labels;
    }
}
