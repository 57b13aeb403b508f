using System.Text.Json;

namespace TwinEngine.Protocol;

/// <summary>Says in a few words what a JSON value is, for messages.</summary>
internal static class Found
{
    private const int ShownCharacters = 60;

    public static string Describe(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => $"an array of {value.GetArrayLength()}",
        _ => Shorten(value.GetRawText()),
    };

    public static string Names(IEnumerable<string> names)
    {
        var text = string.Join(' ', names);
        return text.Length == 0 ? "none" : Shorten(text);
    }

    public static string Shorten(string text) =>
        text.Length <= ShownCharacters ? text : text[..ShownCharacters] + "...";
}
