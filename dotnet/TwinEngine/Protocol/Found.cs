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

    /// <summary>The beginning of a text, so that no message grows with a value; what is one character stays one.</summary>
    public static string Shorten(string text, int shown = ShownCharacters) =>
        text.Length <= shown ? text
        : text[..(char.IsHighSurrogate(text[shown - 1]) ? shown - 1 : shown)] + "...";
}
