namespace TwinEngine.Games.Rules;

/// <summary>Nodes end before every action has led somewhere.</summary>
internal sealed class UnfinishedTreeException(string message) : GameRuleException(message);
