using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Trees;

/// <summary>A game as text (games.md, "The rendering").</summary>
internal static class Rendering
{
    /// <exception cref="Cases.UnsupportedCaseException">The text is too long.</exception>
    public static string Of(GameTree tree)
    {
        var text = new BoundedText("rendering");
        text.Add(OneLineForm.Of(tree.Heading.Title));
        for (var player = 0; player < tree.PlayerCount; player++)
        {
            text.Add($"{Players.Name(player)}: {OneLineForm.Of(tree.Heading.PlayerNames[player])}");
        }

        text.Add("");
        var depths = new int[tree.NodeCount];
        for (var node = 0; node < tree.NodeCount; node++)
        {
            depths[node] = node == 0 ? 0 : depths[tree.Parent(node)] + 1;
            text.Add(new string(' ', 2 * depths[node]) + Way(tree, node) + Describe(tree, node));
        }

        return text.ToText(none: "");
    }

    private static string Way(GameTree tree, int node)
    {
        if (node == 0)
        {
            return "";
        }

        var chance = tree.Kind(tree.Parent(node)) == NodeKind.Chance ? " " + tree.EdgeProbability(node).ToShortText() : "";
        return $"{OneLineForm.Of(tree.EdgeAction(node))}{chance}: ";
    }

    private static string Describe(GameTree tree, int node) => tree.Kind(node) switch
    {
        NodeKind.Chance => "chance",
        NodeKind.Terminal => $"({string.Join(", ", tree.Payoffs(node).Select(RationalText.ToShortText))})",
        _ => $"{Players.Name(tree.PlayerOf(node))} {OneLineForm.Of(tree.Infosets[tree.InfosetOf(node)].Id)}",
    };
}
