namespace TwinEngine.Games.Rules;

/// <summary>A history stands for two nodes.</summary>
internal sealed class RepeatedHistoryException(string message) : GameRuleException(message);
