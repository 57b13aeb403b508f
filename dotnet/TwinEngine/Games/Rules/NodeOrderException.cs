namespace TwinEngine.Games.Rules;

/// <summary>A node does not follow the one before it in depth-first order.</summary>
internal sealed class NodeOrderException(string message) : GameRuleException(message);
