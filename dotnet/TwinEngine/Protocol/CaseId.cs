namespace TwinEngine.Protocol;

/// <summary>What may name a case, and so a fixture's file.</summary>
internal static class CaseId
{
    public const string Rule = "a case id ([a-z0-9][a-z0-9._-]*, at most 120 characters)";

    private const int MostCharacters = 120;

    public static bool IsValid(string id) =>
        id.Length is > 0 and <= MostCharacters && IsAlphanumeric(id[0])
        && id.All(character => IsAlphanumeric(character) || character is '.' or '_' or '-');

    private static bool IsAlphanumeric(char character) => char.IsAsciiLetterLower(character) || char.IsAsciiDigit(character);
}
