using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Trees;

/// <summary>A game as text (games.md, "The rendering").</summary>
internal static class Rendering
{
    private const int Indent = 2; // blanks for each step of a node's depth

    /// <exception cref="UnsupportedCaseException">The text, or a number in it, is too long.</exception>
    public static string Of(GameTree tree)
    {
        if (tree.DistinctPayoffs.Any(payoffs => payoffs.Any(DigitLimit.IsExceededBy)))
        {
            throw OverlongRationalException.In("rendering");
        }

        var text = new BoundedText("rendering");
        text.Add(OneLineForm.Of(tree.Heading.Title));
        for (var player = 0; player < tree.PlayerCount; player++)
        {
            text.Add($"{Players.Name(player)}: {OneLineForm.Of(tree.Heading.PlayerNames[player])}");
        }

        text.Add("");
        var indents = Indents(tree);
        text.Expect(indents.Sum(indent => (long)indent));
        for (var node = 0; node < tree.NodeCount; node++)
        {
            text.Add(indents[node], Way(tree, node) + Describe(tree, node));
        }

        return text.ToText(none: "");
    }

    private static int[] Indents(GameTree tree)
    {
        var indents = new int[tree.NodeCount];
        for (var node = 1; node < tree.NodeCount; node++)
        {
            indents[node] = indents[tree.Parent(node)] + Indent;
        }

        return indents;
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
