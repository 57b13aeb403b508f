using System.Text.Json.Nodes;
using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Cases;

/// <summary>Values of quantities as JSON.</summary>
internal static class Values
{
    /// <summary>A rational as it is written; one that is too long fails its quantity there, and is not spelled out before.</summary>
    public static JsonNode Of(Rational value) =>
        DigitLimit.IsExceededBy(value) ? JsonValue.Create(new OverlongRational())! : JsonValue.Create(value.ToString());

    /// <summary>The text of a rational where values are written at once.</summary>
    /// <exception cref="OverlongRationalException">It is too long for a fixture.</exception>
    public static string Written(Rational value) =>
        DigitLimit.IsExceededBy(value) ? throw new OverlongRationalException() : value.ToString();

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
