using System.Text;
using TwinEngine.Efg;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Support;

/// <summary>
/// Writes a document in another way that games.md allows: declarations once and then by number, commas or not, any white space, a
/// byte-order mark, no empty labels, fractions not in lowest terms.
/// </summary>
internal sealed class EfgScribe(int style)
{
    private readonly HashSet<object> _declared = new(ReferenceEqualityComparer.Instance);
    private readonly StringBuilder _text = new(style % 2 == 0 ? "\uFEFF" : "");

    public string Write(EfgDocument document)
    {
        Put($"EFG 2 {(style % 3 == 0 ? "D" : "R")} {Quoted(document.Title)}{Braced(document.PlayerNames.Select(Quoted))}");
        Put(document.Comment.Length == 0 ? "" : Quoted(document.Comment));
        foreach (var node in document.Nodes)
        {
            Put(node.Kind switch { NodeKind.Chance => "c", NodeKind.Decision => "p", _ => "t" });
            Put(Quoted(node.Name));
            Put(node.Kind == NodeKind.Decision ? $"{node.Player + 1}" : "");
            Put(node.Infoset is { } infoset ? Declaration(infoset) : "");
            Put(node.Outcome is { } outcome ? Declaration(outcome) : "0");
        }

        return _text.ToString();
    }

    private static string Quoted(string text) => $"\"{text.Replace("\\", "\\\\").Replace("\"", "\\\"")}\"";

    private static string Number(Rational value) => $"{value.Numerator * 2}/{value.Denominator * 2}";

    private string Declaration(EfgInfoset infoset) => _declared.Add(infoset)
        ? $"+{infoset.Number}{Label(infoset.Label)}" + Braced(infoset.Actions.Select((action, index) =>
            Quoted(action) + (infoset.Probabilities.Count == 0 ? "" : $"{Space}{Number(infoset.Probabilities[index])}")))
        : $"{infoset.Number}";

    private string Declaration(EfgOutcome outcome) => _declared.Add(outcome)
        ? $"0{outcome.Number}{Label(outcome.Name)}{Braced(outcome.Payoffs.Select(Number))}"
        : $"{outcome.Number}";

    private static string Label(string label) => label.Length == 0 ? "" : Quoted(label);

    private string Braced(IEnumerable<string> items) => $"{{{string.Join(style % 5 < 2 ? "," : Space, items)}}}";

    private string Space => style % 7 < 3 ? " " : style % 7 < 5 ? "\r\n" : "\t\n ";

    private void Put(string part) => _text.Append(part).Append(part.Length == 0 ? "" : Space);
}
