using TwinEngine.Cases;
using TwinEngine.Numbers;

namespace TwinEngine.OpenSpiel;

/// <summary>OpenSpiel's doubles as fractions (games.md, "OpenSpiel games"); each double is looked at once.</summary>
internal sealed class SpielNumbers
{
    private readonly Dictionary<double, Rational> _read = [];

    /// <summary>The fraction of smallest denominator that rounds to the double.</summary>
    /// <exception cref="UnsupportedCaseException">It is not finite.</exception>
    public Rational Read(double value)
    {
        if (!double.IsFinite(value))
        {
            throw new UnsupportedCaseException($"game: expected finite payoffs and probabilities, found {value}");
        }

        if (!_read.TryGetValue(value, out var fraction))
        {
            _read.Add(value, fraction = SimplestFraction.Of(value));
        }

        return fraction;
    }

    /// <summary>
    /// The probabilities of a chance node: fractions that sum to 1; where they do not, the binary fractions that the doubles are.
    /// </summary>
    public (Rational[] Probabilities, bool Exact) ReadRow(ReadOnlySpan<double> row)
    {
        var fractions = new Rational[row.Length];
        for (var index = 0; index < row.Length; index++)
        {
            fractions[index] = Read(row[index]);
        }

        return fractions.Sum() == Rational.One ? (fractions, true) : (Array.ConvertAll(row.ToArray(), RationalDouble.ToRational), false);
    }
}
