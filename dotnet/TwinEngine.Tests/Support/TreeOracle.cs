using TwinEngine.Games;

namespace TwinEngine.Tests.Support;

/// <summary>The definitions of games.md as they stand there, in quadratic time, on the tree's own walk from node to parent.</summary>
internal static class TreeOracle
{
    /// <summary>The list of (information set, action) of the node's owner on the way to it.</summary>
    public static IReadOnlyList<(int Infoset, int Action)> OwnPast(GameTree tree, int node)
    {
        var past = new List<(int, int)>();
        for (var at = node; tree.Parent(at) >= 0; at = tree.Parent(at))
        {
            if (tree.PlayerOf(tree.Parent(at)) == tree.PlayerOf(node))
            {
                past.Add((tree.InfosetOf(tree.Parent(at)), tree.Edge(at)));
            }
        }

        past.Reverse();
        return past;
    }

    public static IEnumerable<(int Infoset, int First, int Second)> RecallBreaks(GameTree tree) =>
        from index in Enumerable.Range(0, tree.Infosets.Count)
        let nodes = tree.Infosets[index].Nodes
        let second = nodes.FirstOrDefault(node => !OwnPast(tree, node).SequenceEqual(OwnPast(tree, nodes[0])), -1)
        where second >= 0
        select (index, nodes[0], second);

    public static IEnumerable<int> SubgameRoots(GameTree tree) =>
        from root in Enumerable.Range(0, tree.NodeCount)
        where tree.Kind(root) != NodeKind.Terminal
        where tree.InfosetOf(root) < 0 || tree.Infosets[tree.InfosetOf(root)].Nodes.Count == 1
        let below = Enumerable.Range(0, tree.NodeCount).Where(node => IsAtOrBelow(tree, node, root)).ToHashSet()
        where tree.Infosets.All(infoset => infoset.Nodes.All(below.Contains) || !infoset.Nodes.Any(below.Contains))
        select root;

    private static bool IsAtOrBelow(GameTree tree, int node, int root)
    {
        var at = node;
        while (at >= 0 && at != root)
        {
            at = tree.Parent(at);
        }

        return at == root;
    }
}
