namespace TwinEngine.Games.Rules;

/// <summary>The nodes of one information set belong to different players.</summary>
internal sealed class InfosetPlayerException(string message) : GameRuleException(message);
