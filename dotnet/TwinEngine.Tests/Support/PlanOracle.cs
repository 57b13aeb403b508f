using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Tests.Support;

/// <summary>The definitions by enumeration: all plans of a player, each followed down the tree from a node.</summary>
internal static class PlanOracle
{
    /// <summary>All ways to answer a player's information sets, the last one varying fastest: infoset -> action.</summary>
    public static IEnumerable<IReadOnlyDictionary<int, int>> Plans(GameTree tree, int player)
    {
        IEnumerable<IReadOnlyDictionary<int, int>> plans = [new Dictionary<int, int>()];
        foreach (var infoset in tree.InfosetsOf(player))
        {
            plans = plans.SelectMany(plan => Enumerable.Range(0, tree.Infosets[infoset].Actions.Count)
                .Select(action => new Dictionary<int, int>(plan) { [infoset] = action })).ToArray();
        }

        return plans;
    }

    /// <summary>All profiles of plans, the last player's varying fastest.</summary>
    public static IEnumerable<IReadOnlyDictionary<int, int>> Profiles(GameTree tree)
    {
        IEnumerable<IReadOnlyDictionary<int, int>> profiles = [new Dictionary<int, int>()];
        for (var player = 0; player < tree.PlayerCount; player++)
        {
            var plans = Plans(tree, player).ToArray();
            profiles = profiles.SelectMany(profile => plans.Select(plan =>
                new Dictionary<int, int>(profile.Concat(plan)))).ToArray();
        }

        return profiles;
    }

    public static long PlanCount(GameTree tree, int player) =>
        tree.InfosetsOf(player).Aggregate(1L, (product, infoset) => Math.Min(1L << 30, product * tree.Infosets[infoset].Actions.Count));

    public static long ProfileCount(GameTree tree) =>
        Enumerable.Range(0, tree.PlayerCount).Aggregate(1L, (product, player) => Math.Min(1L << 30, product * PlanCount(tree, player)));

    /// <summary>What a node is worth to a player: plans where they say something, the profile elsewhere.</summary>
    public static Rational Value(
        GameTree tree, int node, int player, IReadOnlyDictionary<int, int> plans, Profile? profile = null)
    {
        if (tree.Kind(node) == NodeKind.Terminal)
        {
            return tree.Payoff(node, player);
        }

        var children = tree.Children(node).ToArray();
        var infoset = tree.InfosetOf(node);
        return infoset >= 0 && plans.TryGetValue(infoset, out var action)
            ? Value(tree, children[action], player, plans, profile)
            : children.Select((child, index) => Weight(index) * Value(tree, child, player, plans, profile)).Sum();

        Rational Weight(int index) => infoset >= 0 ? profile![infoset, index] : tree.LotteryOf(node).Probabilities[index];
    }

    /// <summary>The probability of a node, a player's own part left out, from the node up to the root.</summary>
    public static Rational CounterfactualReach(GameTree tree, int node, int player, Profile profile)
    {
        var reach = Rational.One;
        for (var at = node; tree.Parent(at) >= 0; at = tree.Parent(at))
        {
            var infoset = tree.InfosetOf(tree.Parent(at));
            reach *= infoset < 0 ? tree.EdgeProbability(at)
                : tree.Infosets[infoset].Player == player ? Rational.One
                : profile[infoset, tree.Edge(at)];
        }

        return reach;
    }
}
