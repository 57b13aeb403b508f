using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.BestResponses;

/// <summary>
/// Best responses by backward induction over information sets: from the last ones to the first, each takes the action whose
/// children, weighted by counterfactual reach, are worth most.
/// </summary>
internal sealed class BackwardInduction
{
    private readonly GameTree _tree;
    private readonly ReachPass _reach;
    private readonly int _player;
    private readonly Dictionary<int, IReadOnlyList<int>> _optimal = [];

    private BackwardInduction(GameTree tree, ReachPass reach, int player)
    {
        _tree = tree;
        _reach = reach;
        _player = player;
    }

    /// <summary>
    /// The best response of a player to the other players' part of the profile behind <paramref name="reach"/>.
    /// </summary>
    public static BestResponse Solve(GameTree tree, ReachPass reach, int player)
    {
        var induction = new BackwardInduction(tree, reach, player);
        foreach (var infoset in tree.InfosetsOf(player).OrderByDescending(index => OwnDecisionsBefore(tree, index)))
        {
            induction.Decide(infoset);
        }

        return new BestResponse(player, induction.Worth(0), induction._optimal);
    }

    private static int OwnDecisionsBefore(GameTree tree, int infoset)
    {
        var count = 0;
        for (var at = tree.Infosets[infoset].Predecessor; at >= 0; at = tree.Infosets[at].Predecessor)
        {
            count++;
        }

        return count;
    }

    private void Decide(int infoset)
    {
        var values = new Rational[_tree.Infosets[infoset].Actions.Count];
        foreach (var node in _tree.Infosets[infoset].Nodes)
        {
            foreach (var child in _tree.Children(node))
            {
                values[_tree.Edge(child)] += Worth(child);
            }
        }

        var best = values.Max();
        _optimal[infoset] = Enumerable.Range(0, values.Length).Where(action => values[action] == best).ToArray();
    }

    /// <summary>The node's value times its counterfactual reach, the player's later decisions being made.</summary>
    private Rational Worth(int node)
    {
        switch (_tree.Kind(node))
        {
            case NodeKind.Terminal:
                return _reach.Counterfactual(node, _player) * _tree.Payoff(node, _player);
            case NodeKind.Decision when _optimal.TryGetValue(_tree.InfosetOf(node), out var actions):
                return Worth(_tree.Children(node).First(child => _tree.Edge(child) == actions[0]));
            default:
                return _tree.Children(node).Select(Worth).Sum();
        }
    }
}
