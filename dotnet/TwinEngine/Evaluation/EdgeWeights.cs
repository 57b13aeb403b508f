using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Evaluation;

/// <summary>How probable an action is at its node: by the profile, or by chance.</summary>
internal static class EdgeWeights
{
    /// <param name="tree">The game.</param>
    /// <param name="profile">A row per information set.</param>
    /// <param name="node">The node that the action leads to; not the root.</param>
    public static Rational Of(GameTree tree, Profile profile, int node)
    {
        var parent = tree.Parent(node);
        var infoset = tree.InfosetOf(parent);
        return infoset >= 0 ? profile[infoset, tree.Edge(node)] : tree.EdgeProbability(node);
    }
}
