using TwinEngine.Games;
using TwinEngine.Trees;

namespace TwinEngine.NormalForm;

/// <summary>A pure plan as text: its actions in canonical order and one-line form, separated by a comma and a blank.</summary>
internal static class PlanText
{
    private const string Empty = "-";

    /// <param name="tree">The game.</param>
    /// <param name="player">0-based.</param>
    /// <param name="actionAt">The plan: from an infoset's index to an action's.</param>
    public static string Of(GameTree tree, int player, Func<int, int> actionAt)
    {
        var actions = tree.InfosetsOf(player)
            .Select(infoset => OneLineForm.Of(tree.Infosets[infoset].Actions[actionAt(infoset)]))
            .ToArray();
        return actions.Length == 0 ? Empty : string.Join(", ", actions);
    }
}
