namespace TwinEngine.Games.Rules;

/// <summary>A chance node has a probability that is not positive.</summary>
internal sealed class ChanceProbabilityException(string message) : GameRuleException(message);
