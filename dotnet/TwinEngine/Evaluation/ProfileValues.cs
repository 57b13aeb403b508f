using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Evaluation;

/// <summary>Expected payoffs in chips per deal, summed over the terminal nodes by their reach.</summary>
internal static class ProfileValues
{
    public static Rational Expected(GameTree tree, ReachPass reach, int player) =>
        tree.Terminals(0, tree.NodeCount)
            .Select(node => reach.Chance(node) * reach.AllPlayers(node) * tree.Payoff(node, player))
            .Sum();

    /// <summary>The expected payoff once the deal has been made.</summary>
    public static Rational OfDeal(GameTree tree, ReachPass reach, Deal deal, int player) =>
        deal.Terminals(tree)
            .Select(node => reach.Chance(node) * reach.AllPlayers(node) * tree.Payoff(node, player))
            .Sum() / deal.Probability;
}
