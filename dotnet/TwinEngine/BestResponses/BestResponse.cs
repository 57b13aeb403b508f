using TwinEngine.Numbers;

namespace TwinEngine.BestResponses;

/// <summary>
/// A player's best response: its value, and at every infoset the actions that lose nothing from there on.
/// </summary>
/// <param name="Player">0-based.</param>
/// <param name="Value">In chips per deal.</param>
/// <param name="OptimalActions">
/// Per infoset index of the player: the actions of the greatest counterfactual value, the best response following. All of
/// them where the counterfactual reach is 0.
/// </param>
internal sealed record BestResponse(
    int Player, Rational Value, IReadOnlyDictionary<int, IReadOnlyList<int>> OptimalActions)
{
    public bool IsOptimal(int infoset, int action) => OptimalActions[infoset].Contains(action);
}
