using TwinEngine.Games;

namespace TwinEngine.BestResponses;

/// <summary>Where all optimal plans agree, read off the optimal action sets without listing the plans.</summary>
internal static class ForcedDecisions
{
    /// <summary>
    /// The action that every optimal plan takes at the infoset, or -1 where it is free: forced if only one action is optimal
    /// there and every decision on the way there is forced.
    /// </summary>
    public static int At(GameTree tree, BestResponse response, int infoset)
    {
        var at = tree.Infosets[infoset];
        var alwaysReached = at.Predecessor < 0
            || At(tree, response, at.Predecessor) == at.PredecessorAction;
        var optimal = response.OptimalActions[infoset];
        return alwaysReached && optimal.Count == 1 ? optimal[0] : -1;
    }
}
