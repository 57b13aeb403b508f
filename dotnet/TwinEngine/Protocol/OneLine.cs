using System.Globalization;

namespace TwinEngine.Protocol;

/// <summary>Makes any text fit one line of a message: control characters are written as escapes.</summary>
internal static class OneLine
{
    public static string Of(string text) =>
        text.Any(char.IsControl) ? string.Concat(text.Select(Escape)) : text;

    private static string Escape(char character) =>
        !char.IsControl(character) ? character.ToString()
        : character == '\n' ? "\\n"
        : string.Create(CultureInfo.InvariantCulture, $"\\u{(int)character:x4}");
}
