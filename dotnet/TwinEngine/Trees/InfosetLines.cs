using TwinEngine.Games;

namespace TwinEngine.Trees;

/// <summary>The information sets of a game, a line each: <c>player_1 entrant | 1 | In, Out</c>.</summary>
internal static class InfosetLines
{
    public static string Of(GameTree tree)
    {
        var text = new BoundedText("infosets");
        foreach (var infoset in tree.Infosets)
        {
            text.Add($"{Players.Name(infoset.Player)} {OneLineForm.Of(infoset.Id)} | {infoset.Nodes.Count} | "
                + string.Join(", ", infoset.Actions.Select(OneLineForm.Of)));
        }

        return text.ToText(none: "");
    }
}
