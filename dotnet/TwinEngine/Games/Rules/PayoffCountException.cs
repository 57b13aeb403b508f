namespace TwinEngine.Games.Rules;

/// <summary>A terminal node has not one payoff for each player.</summary>
internal sealed class PayoffCountException(string message) : GameRuleException(message);
