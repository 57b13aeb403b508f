using System.Globalization;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Trees;

namespace TwinEngine.Efg;

/// <summary>Writes an .efg file to the character as games.md says: one node a line, every declaration in full each time.</summary>
internal static class EfgWriter
{
    /// <exception cref="Cases.UnsupportedCaseException">The text is too long.</exception>
    public static string Write(EfgDocument document)
    {
        var text = new BoundedText("efg");
        text.Add($"EFG 2 R {Quoted(document.Title)} {Braced(document.PlayerNames.Select(Quoted))}");
        text.Add(Quoted(document.Comment));
        text.Add("");
        foreach (var node in document.Nodes)
        {
            text.Add(Line(node));
        }

        return text.ToText(none: "");
    }

    private static string Line(EfgNode node) => node.Kind switch
    {
        NodeKind.Chance => $"c {Quoted(node.Name)} {Declaration(node.Infoset!)} {Outcome(node.Outcome)}",
        NodeKind.Decision => string.Create(
            CultureInfo.InvariantCulture,
            $"p {Quoted(node.Name)} {node.Player + 1} {Declaration(node.Infoset!)} {Outcome(node.Outcome)}"),
        _ => $"t {Quoted(node.Name)} {Outcome(node.Outcome)}",
    };

    private static string Declaration(EfgInfoset infoset)
    {
        var actions = infoset.Actions.Select((action, index) => infoset.Probabilities.Count == 0
            ? Quoted(action)
            : $"{Quoted(action)} {infoset.Probabilities[index].ToShortText()}");
        return string.Create(CultureInfo.InvariantCulture, $"{infoset.Number} {Quoted(infoset.Label)} {Braced(actions)}");
    }

    private static string Outcome(EfgOutcome? outcome) => outcome is null
        ? "0"
        : string.Create(
            CultureInfo.InvariantCulture,
            $"{outcome.Number} {Quoted(outcome.Name)} {{ {string.Join(", ", outcome.Payoffs.Select(RationalText.ToShortText))} }}");

    private static string Braced(IEnumerable<string> items) => $"{{ {string.Join(' ', items)} }}";

    private static string Quoted(string text) =>
        '"' + text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal) + '"';
}
