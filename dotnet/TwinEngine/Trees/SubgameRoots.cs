using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// Subgame roots by counting: each member of an information set counts 1, and its members' lowest common ancestor takes as much
/// away again. What a subtree sums up to is the number of members in it whose set reaches out of it: none, where it is closed.
/// </summary>
internal static class SubgameRoots
{
    /// <summary>In depth-first order.</summary>
    public static IReadOnlyList<int> Of(GameTree tree)
    {
        var astray = Astray(tree);
        return Enumerable.Range(0, tree.NodeCount)
            .Where(node => tree.Kind(node) != NodeKind.Terminal && IsAlone(tree, node) && astray[node] == 0)
            .ToArray();
    }

    /// <summary>As a text, a history a line.</summary>
    /// <exception cref="Cases.UnsupportedCaseException">The text is too long.</exception>
    public static string ToText(GameTree tree)
    {
        var text = new BoundedText("subgame_roots");
        var roots = Of(tree);
        var histories = Histories.InTexts(tree);
        text.Expect(roots.Sum(node => histories.Length(node) + 2) - 1);
        foreach (var node in roots)
        {
            text.AddHistory(histories.Of(node));
        }

        return text.ToText(none: "none");
    }

    private static long[] Astray(GameTree tree)
    {
        var ancestors = new Ancestors(tree);
        var counts = new long[tree.NodeCount];
        foreach (var nodes in tree.Infosets.Select(infoset => infoset.Nodes).Where(nodes => nodes.Count > 1))
        {
            foreach (var node in nodes)
            {
                counts[node]++;
            }

            // In depth-first order the first and the last part as high up as any two.
            counts[ancestors.LowestCommon(nodes[0], nodes[^1])] -= nodes.Count;
        }

        for (var node = tree.NodeCount - 1; node > 0; node--)
        {
            counts[tree.Parent(node)] += counts[node];
        }

        return counts;
    }

    private static bool IsAlone(GameTree tree, int node) =>
        tree.InfosetOf(node) < 0 || tree.Infosets[tree.InfosetOf(node)].Nodes.Count == 1;
}
