using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>
/// Finds ancestors in a number of steps logarithmic in the depth: each node keeps its parent and one ancestor further up
/// (Myers 1983, "An applicative random-access stack", Information Processing Letters 17, pp. 241-248).
/// </summary>
internal sealed class Ancestors
{
    private readonly GameTree _tree;
    private readonly int[] _jumps; // the root's leads to itself

    public Ancestors(GameTree tree)
    {
        _tree = tree;
        _jumps = new int[tree.NodeCount];
        var depths = new int[tree.NodeCount];
        for (var node = 1; node < tree.NodeCount; node++)
        {
            var parent = tree.Parent(node);
            var (once, twice) = (_jumps[parent], _jumps[_jumps[parent]]);
            depths[node] = depths[parent] + 1;
            _jumps[node] = depths[parent] - depths[once] == depths[once] - depths[twice] ? twice : parent;
        }
    }

    /// <summary>The lowest node that has both at or below it.</summary>
    /// <param name="first">Not after <paramref name="last"/> in depth-first order.</param>
    /// <param name="last">Any node.</param>
    public int LowestCommon(int first, int last)
    {
        var at = first;
        while (_tree.End(at) <= last)
        {
            at = _tree.End(_jumps[at]) <= last ? _jumps[at] : _tree.Parent(at);
        }

        return at;
    }
}
