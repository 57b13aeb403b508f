namespace TwinEngine.Games;

/// <summary>Players' names in requests and fixtures: <c>player_1</c> is index 0.</summary>
internal static class Players
{
    public static string Name(int player) => $"player_{player + 1}";
}
