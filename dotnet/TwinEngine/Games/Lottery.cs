using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>What chance may do at a node: action ids, their labels in the source, and probabilities, in order.</summary>
internal sealed record Lottery(
    IReadOnlyList<string> Actions, IReadOnlyList<string> ActionLabels, IReadOnlyList<Rational> Probabilities);
