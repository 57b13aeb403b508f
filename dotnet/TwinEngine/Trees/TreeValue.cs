using System.Buffers;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Protocol;

namespace TwinEngine.Trees;

/// <summary>
/// A game as the value of a quantity of kind <c>tree</c>: history -> node. Written node by node: a large tree is never held as
/// JSON objects.
/// </summary>
[JsonConverter(typeof(Converter))]
internal sealed record TreeValue(GameTree Tree)
{
    private const int MostPending = 1 << 16; // so that the writer does not hold the whole fixture a second time

    /// <exception cref="UnsupportedCaseException">The histories are too long.</exception>
    public static JsonNode Of(GameTree tree)
    {
        var histories = Histories.AsKeys(tree);
        return Enumerable.Range(0, tree.NodeCount).Sum(histories.Length) <= BoundedText.MostCharacters
            ? JsonValue.Create(new TreeValue(tree))!
            : throw new UnsupportedCaseException(
                $"tree: expected histories of at most {BoundedText.MostCharacters} characters together, found more: "
                + "the game is too deep for it");
    }

    /// <summary>The JSON of a node on one line: indented, a large tree would be three times as long.</summary>
    private static byte[] NodeText(GameTree tree, int node)
    {
        var text = new ArrayBufferWriter<byte>();
        using var writer = new Utf8JsonWriter(text, JsonText.Options(indented: false));
        writer.WriteStartObject();
        switch (tree.Kind(node))
        {
            case NodeKind.Chance:
                writer.WriteString("type", "chance");
                WriteTexts(writer, "actions", tree.Actions(node));
                WriteTexts(writer, "probabilities", tree.LotteryOf(node).Probabilities.Select(Values.Written));
                break;
            case NodeKind.Decision:
                var infoset = tree.Infosets[tree.InfosetOf(node)];
                writer.WriteString("type", "decision");
                writer.WriteString("player", Players.Name(infoset.Player));
                writer.WriteString("infoset", infoset.Id);
                WriteTexts(writer, "actions", infoset.Actions);
                break;
            default:
                writer.WriteString("type", "terminal");
                WriteTexts(writer, "payoffs", tree.Payoffs(node).Select(Values.Written));
                break;
        }

        writer.WriteEndObject();
        writer.Flush();
        return text.WrittenSpan.ToArray();
    }

    private static void WriteTexts(Utf8JsonWriter writer, string name, IEnumerable<string> texts)
    {
        writer.WriteStartArray(name);
        foreach (var text in texts)
        {
            writer.WriteStringValue(text);
        }

        writer.WriteEndArray();
    }

    private sealed class Converter : JsonConverter<TreeValue>
    {
        public override TreeValue Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            throw new NotSupportedException("trees are written, never read");

        public override void Write(Utf8JsonWriter writer, TreeValue value, JsonSerializerOptions options)
        {
            var tree = value.Tree;
            var histories = Histories.AsKeys(tree);
            var texts = new Dictionary<(NodeKind Kind, int Detail), byte[]>();
            writer.WriteStartObject();
            for (var node = 0; node < tree.NodeCount; node++)
            {
                var key = (tree.Kind(node), tree.Detail(node));
                if (!texts.TryGetValue(key, out var text))
                {
                    texts.Add(key, text = NodeText(tree, node));
                }

                writer.WritePropertyName(histories.Of(node));
                writer.WriteRawValue(text, skipInputValidation: true);
                if (writer.BytesPending > MostPending)
                {
                    writer.Flush();
                }
            }

            writer.WriteEndObject();
        }
    }
}
