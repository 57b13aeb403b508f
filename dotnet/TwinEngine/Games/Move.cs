using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>An action as it stands at a node; <see cref="Probability"/> is 1 where a player chooses.</summary>
internal readonly record struct Move(string Label, Rational Probability)
{
    public static Move Choice(string label) => new(label, Rational.One);
}
