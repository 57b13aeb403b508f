using System.Numerics;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>What an .efg file declares under the number of an information set of a player's, or of chance.</summary>
/// <param name="Number">Greater than 0; unique among the player's, or among those of chance.</param>
/// <param name="Label">Empty where it was left out.</param>
/// <param name="Actions">Labels in order.</param>
/// <param name="Probabilities">Of chance, one for each action; empty for a player's.</param>
internal sealed record EfgInfoset(
    BigInteger Number, string Label, IReadOnlyList<string> Actions, IReadOnlyList<Rational> Probabilities)
{
    /// <summary>Whether number, label, actions and probabilities are the same.</summary>
    public bool Equals(EfgInfoset? other) =>
        ReferenceEquals(this, other)
        || (other is not null
            && (Number, Label) == (other.Number, other.Label)
            && Actions.SequenceEqual(other.Actions)
            && Probabilities.SequenceEqual(other.Probabilities));

    public override int GetHashCode() => HashCode.Combine(Number, Label, Actions.Count);
}
