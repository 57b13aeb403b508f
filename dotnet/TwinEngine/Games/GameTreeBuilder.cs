using TwinEngine.Games.Rules;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Games;

/// <summary>
/// Builds a <see cref="GameTree"/> node by node in depth-first order, and holds it to the rules of games.md: each broken rule
/// has an exception of its own. Information sets and lotteries are declared first, and nodes refer to them by number.
/// </summary>
internal sealed class GameTreeBuilder
{
    // What 10,000 doubles that were each rounded once can miss 1 by; exact games have no tolerance (games.md, "The model").
    private static readonly Rational _inexactTolerance = new(1, 1_000_000_000_000);

    private const int MostSteps = 8; // of a history in a message

    private readonly GameHeading _heading;
    private readonly int _nodeLimit;
    private readonly NodeColumns _nodes = new();
    private readonly Stack<(int Node, int Arity, int Entered)> _open = [];
    private readonly List<OpenInfoset> _infosets = [];
    private readonly List<Lottery> _lotteries = [];
    private readonly DistinctPayoffs _payoffs = new();

    /// <exception cref="PlayerRangeException">There is no player.</exception>
    public GameTreeBuilder(GameHeading heading, int nodeLimit = NodeLimit.Default)
    {
        if (heading.PlayerNames.Count == 0)
        {
            throw new PlayerRangeException("game: expected at least one player, found none");
        }

        (_heading, _nodeLimit) = (heading, nodeLimit);
    }

    /// <summary>How many nodes there are so far: the index of the next one.</summary>
    public int NodeCount => _nodes.Count;

    /// <summary>Declares an information set; those that get no node do not come into the game.</summary>
    /// <param name="player">0-based.</param>
    /// <param name="label">As the source has it; need not be unique.</param>
    /// <param name="actions">Labels in order.</param>
    /// <param name="number">Its number among its player's, where the source has one.</param>
    /// <returns>Its number for <see cref="Decision(int)"/>.</returns>
    /// <exception cref="PlayerRangeException">There is no such player.</exception>
    /// <exception cref="EmptyNodeException">There are no actions.</exception>
    public int Infoset(int player, string label, IReadOnlyList<string> actions, string? number = null)
    {
        if (player < 0 || player >= _heading.PlayerNames.Count)
        {
            throw new PlayerRangeException(
                $"infoset {Shown(label)}: expected a player from 1 to {_heading.PlayerNames.Count}, found {player + 1}");
        }

        if (actions.Count == 0)
        {
            throw new EmptyNodeException($"infoset {Shown(label)}: expected at least one action, found none");
        }

        _infosets.Add(new OpenInfoset(player, label, actions, number));
        return _infosets.Count - 1;
    }

    /// <summary>Declares what chance may do at some node.</summary>
    /// <returns>Its number for <see cref="Chance"/>.</returns>
    /// <exception cref="EmptyNodeException">There are no actions.</exception>
    /// <exception cref="ChanceProbabilityException">A probability is not positive.</exception>
    /// <exception cref="ChanceSumException">They do not sum to 1, or are not one per action.</exception>
    public int Lottery(IReadOnlyList<string> actions, IReadOnlyList<Rational> probabilities)
    {
        if (actions.Count == 0)
        {
            throw new EmptyNodeException($"chance node {Place()}: expected at least one action, found none");
        }

        if (probabilities.Count != actions.Count)
        {
            throw new ChanceSumException(
                $"chance node {Place()}: expected {actions.Count} probabilities, found {probabilities.Count}");
        }

        var wrong = Enumerable.Range(0, actions.Count).FirstOrDefault(index => probabilities[index].Sign <= 0, -1);
        if (wrong >= 0)
        {
            throw new ChanceProbabilityException(
                $"chance node {Place()}: expected positive probabilities, found {Shown(probabilities[wrong])} for {Shown(actions[wrong])}");
        }

        var sum = probabilities.Sum();
        if (Rational.Abs(sum - Rational.One) > (_heading.Exact ? Rational.Zero : _inexactTolerance))
        {
            throw new ChanceSumException($"chance node {Place()}: expected probabilities that sum to 1, found the sum {Shown(sum)}");
        }

        _lotteries.Add(new Lottery(Identifiers.OfActions(actions), actions, probabilities));
        return _lotteries.Count - 1;
    }

    /// <summary>The next node is a decision in an information set.</summary>
    public void Decision(int infoset)
    {
        var open = _infosets[infoset];
        open.Nodes.Add(Append(NodeKind.Decision, infoset, open.Actions.Count));
    }

    /// <summary>The same, for sources that say at each node who decides and between what.</summary>
    /// <exception cref="InfosetPlayerException">The information set is another player's.</exception>
    /// <exception cref="InfosetActionsException">Its actions are others, or in another order.</exception>
    public void Decision(int infoset, int player, IReadOnlyList<string> actions)
    {
        var open = _infosets[infoset];
        if (open.Player != player)
        {
            throw new InfosetPlayerException(
                $"node {Place()}: expected {Players.Name(open.Player)}, whose infoset {Shown(open.Label)} it is in, found {Players.Name(player)}");
        }

        if (!open.Actions.SequenceEqual(actions))
        {
            throw new InfosetActionsException(
                $"node {Place()}: expected the actions {Shown(open.Actions)} of infoset {Shown(open.Label)} of "
                + $"{Players.Name(player)}, found {Shown(actions)}");
        }

        Decision(infoset);
    }

    /// <summary>The next node is a chance node.</summary>
    public void Chance(int lottery) => Append(NodeKind.Chance, lottery, _lotteries[lottery].Actions.Count);

    /// <summary>The next node is terminal.</summary>
    /// <exception cref="PayoffCountException">There is not one payoff for each player.</exception>
    public void Terminal(IReadOnlyList<Rational> payoffs)
    {
        if (payoffs.Count != _heading.PlayerNames.Count)
        {
            throw new PayoffCountException(
                $"node {Place()}: expected one payoff for each of {_heading.PlayerNames.Count} players, found {payoffs.Count}");
        }

        Append(NodeKind.Terminal, _payoffs.IndexOf(payoffs), 0);
    }

    /// <summary>Says where the next node must stand, for sources that give each node's parent and action (0-based) themselves.</summary>
    /// <exception cref="RepeatedHistoryException">That action has a node already.</exception>
    /// <exception cref="NodeOrderException">It is not the next place in depth-first order.</exception>
    public void ExpectPlace(int parent, int edge)
    {
        Settle();
        var (node, _, entered) = _open.Count == 0 ? (-1, 0, -1) : _open.Peek();
        if (parent == node && edge == entered && (parent >= 0 || _nodes.Count == 0))
        {
            return;
        }

        for (var other = 0; other < _nodes.Count; other++)
        {
            if (_nodes.Parent[other] == parent && _nodes.Edge[other] == edge)
            {
                throw new RepeatedHistoryException(
                    $"node {_nodes.Count}: expected a history of its own, found that of node {other}: action {edge + 1} of node {parent}");
            }
        }

        throw new NodeOrderException(
            $"node {_nodes.Count}: expected action {entered + 1} of node {node}, the next in depth-first order, found action "
            + $"{edge + 1} of node {parent}");
    }

    /// <summary>The game, once every action has led somewhere.</summary>
    /// <exception cref="UnfinishedTreeException">Nodes are missing.</exception>
    public GameTree Build()
    {
        Settle();
        if (_nodes.Count == 0 || _open.Count > 0)
        {
            throw new UnfinishedTreeException($"game: expected a node at {Place()}, found the end");
        }

        var (infosets, to) = InfosetTable.Of(_nodes, _infosets, _heading.PlayerNames.Count);
        return new GameTree(_heading, _nodes.WithInfosets(to), infosets, _lotteries, _payoffs.Vectors);
    }

    private int Append(NodeKind kind, int detail, int arity)
    {
        Settle();
        if (_nodes.Count > 0 && _open.Count == 0)
        {
            throw new NodeOrderException($"node {_nodes.Count}: expected the end, for every action has its node, found another node");
        }

        if (_nodes.Count == _nodeLimit)
        {
            throw new NodeLimitException(_nodeLimit);
        }

        var (parent, edge) = (-1, -1);
        if (_open.TryPop(out var top))
        {
            (parent, edge) = (top.Node, top.Entered);
            _open.Push(top with { Entered = edge + 1 });
        }

        var node = _nodes.Append(kind, detail, parent, edge);
        _open.Push((node, arity, 0));
        return node;
    }

    /// <summary>Closes the nodes whose actions have all led somewhere.</summary>
    private void Settle()
    {
        while (_open.TryPeek(out var top) && top.Entered == top.Arity)
        {
            _nodes.End[top.Node] = _nodes.Count;
            _open.Pop();
        }
    }

    private static string Shown(string text) => Found.Shorten(text);

    private static string Shown(IReadOnlyList<string> actions) => Shown(string.Join(", ", actions.Select(Shown)));

    private static string Shown(Rational value) => Shown(value.ToString());

    /// <summary>The history of the next node, in labels; a long one's end.</summary>
    private string Place()
    {
        Settle();
        var steps = _open.Select((open, up) => LabelsOf(open.Node)[up == 0 ? open.Entered : open.Entered - 1]);
        var shown = steps.Take(MostSteps + 1).Select(Shown).ToArray();
        return (shown.Length > MostSteps ? "/... " : "/") + string.Join(' ', shown.Take(MostSteps).Reverse());
    }

    private IReadOnlyList<string> LabelsOf(int node) => _nodes.Kind[node] == NodeKind.Chance
        ? _lotteries[_nodes.Detail[node]].ActionLabels
        : _infosets[_nodes.Detail[node]].Actions;
}
