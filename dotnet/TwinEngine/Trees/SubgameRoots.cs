using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// Subgame roots by interval arithmetic: a subtree is a range of node numbers, so it contains a whole information set if and only
/// if it contains the set's first and last node. The extremes below each node come up in one backward pass.
/// </summary>
internal static class SubgameRoots
{
    /// <summary>In depth-first order.</summary>
    public static IReadOnlyList<int> Of(GameTree tree)
    {
        var first = new int[tree.NodeCount];
        var last = new int[tree.NodeCount];
        for (var node = 0; node < tree.NodeCount; node++)
        {
            var infoset = tree.InfosetOf(node);
            (first[node], last[node]) = infoset < 0
                ? (node, node)
                : (tree.Infosets[infoset].Nodes[0], tree.Infosets[infoset].Nodes[^1]);
        }

        for (var node = tree.NodeCount - 1; node > 0; node--)
        {
            var parent = tree.Parent(node);
            first[parent] = Math.Min(first[parent], first[node]);
            last[parent] = Math.Max(last[parent], last[node]);
        }

        return Enumerable.Range(0, tree.NodeCount)
            .Where(node => tree.Kind(node) != NodeKind.Terminal && IsAlone(tree, node))
            .Where(node => first[node] >= node && last[node] < tree.End(node))
            .ToArray();
    }

    private static bool IsAlone(GameTree tree, int node) =>
        tree.InfosetOf(node) < 0 || tree.Infosets[tree.InfosetOf(node)].Nodes.Count == 1;
}
