using System.Globalization;

namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>GT-07's <c>RenderTree</c> (section 2), which draws no probability. Its recursion is a stack here: any game may come.</summary>
internal static class TreeRendering
{
    /// <summary>The title, its underline, and a line for each node.</summary>
    public static string Render(ExtensiveFormGame game) =>
        string.Join('\n', new[] { game.Name, new string('-', game.Name.Length) }.Concat(Lines(game)));

    /// <summary>A line for each node in depth-first order.</summary>
    public static IEnumerable<string> Lines(ExtensiveFormGame game)
    {
        var open = new Stack<(GameNode Node, string Action, int Depth)>([(game.Root, "", 0)]);
        while (open.TryPop(out var at))
        {
            var branch = at.Depth == 0 || at.Action.Length == 0 ? "" : $"[{at.Action}] ";
            yield return $"{new string(' ', at.Depth * 2)}{branch}{Describe(at.Node)}";
            foreach (var action in Enumerable.Reverse(at.Node.Actions))
            {
                open.Push((at.Node.Children[action], action, at.Depth + 1));
            }
        }
    }

    private static string Describe(GameNode node)
    {
        if (node.IsTerminal)
        {
            return $"* (J1={TwoDecimals.Print(node.Payoffs[0])}, J2={TwoDecimals.Print(node.Payoffs[1])})";
        }

        var infoset = node.Infoset is null ? "" : $" ~{node.Infoset}";
        return node.IsChance ? $"NATURE{infoset}" : string.Create(CultureInfo.InvariantCulture, $"J{node.Player}{infoset}");
    }
}
