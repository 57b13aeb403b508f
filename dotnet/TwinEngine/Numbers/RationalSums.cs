namespace TwinEngine.Numbers;

/// <summary>Sums and means of exact rationals.</summary>
internal static class RationalSums
{
    public static Rational Sum(this IEnumerable<Rational> terms) =>
        terms.Aggregate(Rational.Zero, (total, term) => total + term);

    /// <exception cref="DivideByZeroException">There are no terms.</exception>
    public static Rational Mean(this IReadOnlyCollection<Rational> terms) => terms.Sum() / terms.Count;
}
