using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>How large a game is; its depth is the number of steps of the longest history.</summary>
internal sealed record TreeSizes(int Nodes, int ChanceNodes, int DecisionNodes, int Terminals, int Infosets, int Depth)
{
    public static TreeSizes Of(GameTree tree)
    {
        var counts = new int[3];
        var depths = new int[tree.NodeCount];
        var deepest = 0;
        for (var node = 0; node < tree.NodeCount; node++)
        {
            counts[(int)tree.Kind(node)]++;
            depths[node] = node == 0 ? 0 : depths[tree.Parent(node)] + 1;
            deepest = Math.Max(deepest, depths[node]);
        }

        return new TreeSizes(
            tree.NodeCount,
            counts[(int)NodeKind.Chance],
            counts[(int)NodeKind.Decision],
            counts[(int)NodeKind.Terminal],
            tree.Infosets.Count,
            deepest);
    }
}
