namespace TwinEngine.Games.Rules;

/// <summary>The nodes of one information set do not have the same actions in the same order.</summary>
internal sealed class InfosetActionsException(string message) : GameRuleException(message);
