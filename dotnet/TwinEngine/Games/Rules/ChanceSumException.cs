namespace TwinEngine.Games.Rules;

/// <summary>The probabilities of a chance node do not sum to 1.</summary>
internal sealed class ChanceSumException(string message) : GameRuleException(message);
