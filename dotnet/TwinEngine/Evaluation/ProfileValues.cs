using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Evaluation;

/// <summary>Expected payoffs, in the game's unit: the payoffs of terminal nodes, weighed by their reach and summed.</summary>
internal static class ProfileValues
{
    /// <summary>
    /// One value per player. The sums are formed up the tree, not in one row: exact denominators stay those of subtrees. Behaviour
    /// strategies need no recall for this.
    /// </summary>
    public static Rational[] Expected(GameTree tree, Profile profile)
    {
        var reach = CounterfactualReach.OfAll(tree, profile);
        return Enumerable.Range(0, tree.PlayerCount).Select(player => Sum(tree, reach, player)).ToArray();
    }

    /// <summary>The expected payoff once the deal has been made.</summary>
    public static Rational OfDeal(GameTree tree, ReachPass reach, Deal deal, int player) =>
        deal.Terminals(tree)
            .Select(node => reach.Chance(node) * reach.AllPlayers(node) * tree.Payoff(node, player))
            .Sum() / deal.Probability;

    private static Rational Sum(GameTree tree, Rational[] reach, int player)
    {
        var sums = new Rational[tree.NodeCount];
        for (var node = sums.Length - 1; node > 0; node--)
        {
            var below = tree.Kind(node) == NodeKind.Terminal ? reach[node] * tree.Payoff(node, player) : sums[node];
            sums[tree.Parent(node)] += below;
            sums[node] = Rational.Zero;
        }

        return tree.Kind(0) == NodeKind.Terminal ? tree.Payoff(0, player) : sums[0];
    }
}
