namespace TwinEngine.Games.Rules;

/// <summary>A decision or chance node has no action.</summary>
internal sealed class EmptyNodeException(string message) : GameRuleException(message);
