namespace TwinEngine.Games.Rules;

/// <summary>A node or a game names a player that there is not.</summary>
internal sealed class PlayerRangeException(string message) : GameRuleException(message);
