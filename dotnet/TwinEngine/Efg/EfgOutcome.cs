using System.Numerics;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>What an .efg file declares under the number of an outcome.</summary>
/// <param name="Number">Greater than 0.</param>
/// <param name="Name">Empty where it was left out.</param>
/// <param name="Payoffs">One for each player.</param>
internal sealed record EfgOutcome(BigInteger Number, string Name, IReadOnlyList<Rational> Payoffs)
{
    /// <summary>Whether number, name and payoffs are the same.</summary>
    public bool Equals(EfgOutcome? other) =>
        ReferenceEquals(this, other)
        || (other is not null && (Number, Name) == (other.Number, other.Name) && Payoffs.SequenceEqual(other.Payoffs));

    public override int GetHashCode() => HashCode.Combine(Number, Name);
}
