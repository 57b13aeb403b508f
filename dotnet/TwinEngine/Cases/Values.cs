using System.Text.Json.Nodes;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Cases;

/// <summary>Values of quantities as JSON.</summary>
internal static class Values
{
    public static JsonNode Of(Rational value) => JsonValue.Create(value.ToString());

    public static JsonNode Of(double value) => JsonValue.Create(value);

    public static JsonNode Of(bool value) => JsonValue.Create(value);

    public static JsonNode Of(string value) => JsonValue.Create(value)!;

    public static JsonObject Table<T>(IEnumerable<T> rows, Func<T, string> key, Func<T, JsonNode> entry)
    {
        var table = new JsonObject();
        foreach (var row in rows)
        {
            table.Add(key(row), entry(row));
        }

        return table;
    }

    public static JsonArray Array(IEnumerable<JsonNode> items) => new(items.ToArray());

    /// <summary>player -> infoset -> action -> entry; the entry is asked for by infoset and action index.</summary>
    public static JsonObject Strategy(GameTree tree, Func<int, int, JsonNode> entry) =>
        Table(Enumerable.Range(0, tree.PlayerCount), Players.Name, player =>
            Table(tree.InfosetsOf(player), infoset => tree.Infosets[infoset].Id, infoset =>
                Table(
                    Enumerable.Range(0, tree.Infosets[infoset].Actions.Count),
                    action => tree.Infosets[infoset].Actions[action],
                    action => entry(infoset, action))));
}
