using TwinEngine.Games;

namespace TwinEngine.Ported.Checks;

/// <summary>Whether two games have the same tree, titles and names apart.</summary>
internal static class SameTree
{
    /// <summary>
    /// Node by node the same players, actions, probabilities and payoffs, and the same nodes together in information sets,
    /// whatever those are called.
    /// </summary>
    public static bool Holds(GameTree left, GameTree right) =>
        left.PlayerCount == right.PlayerCount
        && left.NodeCount == right.NodeCount
        && Enumerable.Range(0, left.NodeCount).All(node => IsSameNode(left, right, node))
        && Partition(left).SequenceEqual(Partition(right));

    private static bool IsSameNode(GameTree left, GameTree right, int node) =>
        left.Kind(node) == right.Kind(node)
        && left.Parent(node) == right.Parent(node)
        && left.PlayerOf(node) == right.PlayerOf(node)
        && left.Actions(node).SequenceEqual(right.Actions(node))
        && left.Kind(node) switch
        {
            NodeKind.Chance => left.LotteryOf(node).Probabilities.SequenceEqual(right.LotteryOf(node).Probabilities),
            NodeKind.Terminal => left.Payoffs(node).SequenceEqual(right.Payoffs(node)),
            _ => true,
        };

    /// <summary>Per node the first node of its information set; itself where there is none.</summary>
    private static IEnumerable<int> Partition(GameTree tree) => Enumerable.Range(0, tree.NodeCount)
        .Select(node => tree.InfosetOf(node) < 0 ? node : tree.Infosets[tree.InfosetOf(node)].Nodes[0]);
}
