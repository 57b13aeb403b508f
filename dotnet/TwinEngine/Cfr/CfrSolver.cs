using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Cfr;

/// <summary>
/// Counterfactual regret minimisation (Zinkevich et al. 2007) with alternating updates and uniform averaging, in doubles, history
/// by history in depth-first order: the order of the additions fixes every bit, so no sum may be rearranged or fused.
/// </summary>
internal sealed class CfrSolver
{
    private readonly GameTree _tree;
    private readonly RegretTable[] _tables;
    private readonly double[] _chance;
    private readonly double[][] _payoffs;
    private readonly double[] _values; // of the last visit of each node

    /// <exception cref="ArgumentException">The game has not two players.</exception>
    public CfrSolver(GameTree tree)
    {
        if (tree.PlayerCount != 2)
        {
            throw new ArgumentException($"expected a game of two players, found {tree.PlayerCount}", nameof(tree));
        }

        var nodes = Enumerable.Range(0, tree.NodeCount).ToArray();
        _tree = tree;
        _tables = tree.Infosets.Select(infoset => new RegretTable(infoset.Actions.Count)).ToArray();
        _chance = nodes.Select(node => tree.EdgeProbability(node).ToDouble()).ToArray();
        _payoffs = [PayoffColumn(tree, nodes, 0), PayoffColumn(tree, nodes, 1)];
        _values = new double[tree.NodeCount];
    }

    /// <summary>
    /// The smallest sum of positive regrets that regret matching divided by; infinite before the first.
    /// </summary>
    public double SmallestPositiveRegretSum { get; private set; } = double.PositiveInfinity;

    /// <summary>Updates player 1's regrets and policy, then player 2's.</summary>
    public void Iterate()
    {
        for (var player = 0; player < 2; player++)
        {
            Visit(0, player, 1.0, 1.0, 1.0);
            foreach (var infoset in _tree.InfosetsOf(player))
            {
                var sum = _tables[infoset].MatchRegrets();
                SmallestPositiveRegretSum = sum > 0.0 ? Math.Min(sum, SmallestPositiveRegretSum) : SmallestPositiveRegretSum;
            }
        }
    }

    /// <summary>The average policy of an infoset.</summary>
    public double[] Average(int infoset) => _tables[infoset].Average();

    private static double[] PayoffColumn(GameTree tree, int[] nodes, int player) =>
        nodes.Select(node => tree.Kind(node) == NodeKind.Terminal ? tree.Payoff(node, player).ToDouble() : 0.0).ToArray();

    /// <summary>
    /// The value to the updating player below the node; <paramref name="own"/> and <paramref name="other"/> are
    /// reaches.
    /// </summary>
    private double Visit(int node, int player, double own, double other, double chance)
    {
        _values[node] = _tree.Kind(node) switch
        {
            NodeKind.Terminal => _payoffs[player][node],
            NodeKind.Chance => VisitChance(node, player, own, other, chance),
            _ when _tree.Infosets[_tree.InfosetOf(node)].Player == player => VisitOwn(node, player, own, other, chance),
            _ => VisitOther(node, player, own, other, chance),
        };
        return _values[node];
    }

    private double VisitChance(int node, int player, double own, double other, double chance)
    {
        var value = 0.0;
        for (var child = node + 1; child < _tree.End(node); child = _tree.End(child))
        {
            value += _chance[child] * Visit(child, player, own, other, chance * _chance[child]);
        }

        return value;
    }

    private double VisitOther(int node, int player, double own, double other, double chance)
    {
        var policy = _tables[_tree.InfosetOf(node)].Policy;
        var value = 0.0;
        for (var child = node + 1; child < _tree.End(node); child = _tree.End(child))
        {
            var probability = policy[_tree.Edge(child)];
            value += probability * Visit(child, player, own, other * probability, chance);
        }

        return value;
    }

    private double VisitOwn(int node, int player, double own, double other, double chance)
    {
        var table = _tables[_tree.InfosetOf(node)];
        var value = 0.0;
        for (var child = node + 1; child < _tree.End(node); child = _tree.End(child))
        {
            var probability = table.Policy[_tree.Edge(child)];
            value += probability * Visit(child, player, own * probability, other, chance);
        }

        for (var child = node + 1; child < _tree.End(node); child = _tree.End(child))
        {
            var action = _tree.Edge(child);
            table.Regrets[action] += other * chance * (_values[child] - value);
            table.PolicySums[action] += own * table.Policy[action];
        }

        return value;
    }
}
