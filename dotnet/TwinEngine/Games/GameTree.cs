using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>
/// A finite extensive-form game as parallel arrays over its nodes, in depth-first order: the subtree of node n is the
/// range n .. <see cref="End"/>(n), its first child is n + 1, and a child's next sibling is the child's end.
/// </summary>
internal sealed class GameTree
{
    private readonly NodeColumns _nodes;
    private readonly IReadOnlyList<Lottery> _lotteries;
    private readonly IReadOnlyList<IReadOnlyList<Rational>> _payoffs;
    private readonly int[] _firstInfoset; // per player, and one past the last

    /// <param name="heading">Title, players, exactness.</param>
    /// <param name="nodes">Complete, in depth-first order.</param>
    /// <param name="infosets">Player by player.</param>
    /// <param name="lotteries">What chance nodes' details index.</param>
    /// <param name="payoffs">What terminal nodes' details index; one entry per player.</param>
    public GameTree(
        GameHeading heading,
        NodeColumns nodes,
        IReadOnlyList<Infoset> infosets,
        IReadOnlyList<Lottery> lotteries,
        IReadOnlyList<IReadOnlyList<Rational>> payoffs)
    {
        Heading = heading;
        Infosets = infosets;
        (_nodes, _lotteries, _payoffs) = (nodes, lotteries, payoffs);
        _firstInfoset = new int[PlayerCount + 1];
        for (var player = 0; player < PlayerCount; player++)
        {
            _firstInfoset[player + 1] = _firstInfoset[player] + infosets.Count(infoset => infoset.Player == player);
        }
    }

    public GameHeading Heading { get; }

    public int PlayerCount => Heading.PlayerNames.Count;

    public int NodeCount => _nodes.Count;

    /// <summary>Every player's information sets, player by player, each in canonical order (or see <see cref="TableOrder"/>).</summary>
    public IReadOnlyList<Infoset> Infosets { get; }

    public NodeKind Kind(int node) => _nodes.Kind[node];

    /// <summary>The parent's index; -1 at the root.</summary>
    public int Parent(int node) => _nodes.Parent[node];

    /// <summary>One past the last node of the subtree.</summary>
    public int End(int node) => _nodes.End[node];

    /// <summary>Which of its parent's actions leads here; -1 at the root.</summary>
    public int Edge(int node) => _nodes.Edge[node];

    /// <summary>The id of the action that leads here; empty at the root.</summary>
    public string EdgeAction(int node) => Parent(node) < 0 ? "" : Actions(Parent(node))[Edge(node)];

    /// <summary>The probability of the chance action that leads here; 1 after a player's choice.</summary>
    public Rational EdgeProbability(int node) =>
        Parent(node) >= 0 && Kind(Parent(node)) == NodeKind.Chance
            ? LotteryOf(Parent(node)).Probabilities[Edge(node)]
            : Rational.One;

    /// <summary>The ids of a node's actions, in order; none at a terminal.</summary>
    public IReadOnlyList<string> Actions(int node) => Kind(node) switch
    {
        NodeKind.Chance => LotteryOf(node).Actions,
        NodeKind.Decision => Infosets[InfosetOf(node)].Actions,
        _ => [],
    };

    /// <summary>What nodes of one kind share when all that a node says by itself is the same.</summary>
    public int Detail(int node) => _nodes.Detail[node];

    /// <summary>Index of the information set of a decision node; -1 elsewhere.</summary>
    public int InfosetOf(int node) => Kind(node) == NodeKind.Decision ? _nodes.Detail[node] : -1;

    /// <summary>The player (0-based) of a decision node; -1 elsewhere.</summary>
    public int PlayerOf(int node) => Kind(node) == NodeKind.Decision ? Infosets[_nodes.Detail[node]].Player : -1;

    /// <summary>What chance may do at a chance node.</summary>
    public Lottery LotteryOf(int node) => _lotteries[_nodes.Detail[node]];

    /// <summary>The payoffs of a terminal node, one per player.</summary>
    public IReadOnlyList<Rational> Payoffs(int node) => _payoffs[_nodes.Detail[node]];

    /// <summary>The payoff vectors of the terminal nodes, each once.</summary>
    public IReadOnlyList<IReadOnlyList<Rational>> DistinctPayoffs => _payoffs;

    public Rational Payoff(int node, int player) => Payoffs(node)[player];

    public IEnumerable<int> Children(int node)
    {
        for (var child = node + 1; child < End(node); child = End(child))
        {
            yield return child;
        }
    }

    public IEnumerable<int> Terminals(int from, int end) =>
        Enumerable.Range(from, end - from).Where(node => Kind(node) == NodeKind.Terminal);

    /// <summary>Indices of a player's information sets, in order.</summary>
    public IEnumerable<int> InfosetsOf(int player) =>
        Enumerable.Range(_firstInfoset[player], _firstInfoset[player + 1] - _firstInfoset[player]);

    /// <summary>The index of a player's information set, by its id; -1 where there is none.</summary>
    public int FindInfoset(int player, string id) =>
        InfosetsOf(player).Where(index => Infosets[index].Id == id).DefaultIfEmpty(-1).First();

    /// <summary>The ids of the actions from <paramref name="ancestor"/> down to <paramref name="node"/>.</summary>
    public IReadOnlyList<string> Path(int ancestor, int node)
    {
        var actions = new List<string>();
        for (var at = node; at != ancestor; at = Parent(at))
        {
            actions.Add(EdgeAction(at));
        }

        actions.Reverse();
        return actions;
    }

    /// <summary>Every decision node's own past.</summary>
    public OwnPasts OwnPasts() =>
        Games.OwnPasts.Of(_nodes, Infosets.Select(infoset => infoset.Player).ToArray(), PlayerCount);

    /// <summary>The same game, the information sets of each player listed in another order.</summary>
    public GameTree Reordered(IComparer<Infoset> order)
    {
        var from = Enumerable.Range(0, Infosets.Count)
            .OrderBy(index => Infosets[index].Player).ThenBy(index => Infosets[index], order).ToArray();
        var to = new int[from.Length];
        for (var index = 0; index < from.Length; index++)
        {
            to[from[index]] = index;
        }

        var infosets = from.Select(index => Infosets[index]).Select(infoset => infoset with
        {
            Predecessor = infoset.Predecessor < 0 ? -1 : to[infoset.Predecessor],
        });
        return new GameTree(Heading, _nodes.WithInfosets(to), infosets.ToArray(), _lotteries, _payoffs);
    }
}
