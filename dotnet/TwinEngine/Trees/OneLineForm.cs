namespace TwinEngine.Trees;

/// <summary>How ids, labels and names stand in texts: backslash, newline, carriage return and tab are escaped.</summary>
internal static class OneLineForm
{
    public static string Of(string text) => text
        .Replace("\\", "\\\\", StringComparison.Ordinal)
        .Replace("\n", "\\n", StringComparison.Ordinal)
        .Replace("\r", "\\r", StringComparison.Ordinal)
        .Replace("\t", "\\t", StringComparison.Ordinal);
}
