using System.Numerics;

namespace TwinEngine.Numbers;

/// <summary>
/// The fraction of smallest denominator that rounds to a double: the simplest number of the interval of all reals that do,
/// found by the continued fraction that its two ends share.
/// </summary>
internal static class SimplestFraction
{
    private const long LeastNormalMantissa = 1L << 52;

    /// <summary>An integer is itself; 0.3333333333333333 is 1/3.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The double is not finite.</exception>
    public static Rational Of(double value)
    {
        if (value < 0)
        {
            return -Of(-value);
        }

        var exact = value.ToRational();
        if (exact.Denominator.IsOne)
        {
            return exact;
        }

        var bits = BitConverter.DoubleToInt64Bits(value);
        var mantissa = (bits & (LeastNormalMantissa - 1)) + (bits >> 52 == 0 ? 0 : LeastNormalMantissa);
        var above = (Math.BitIncrement(value).ToRational() - exact) / 2;
        var below = (exact - Math.BitDecrement(value).ToRational()) / 2;

        // Half-way points round to the even mantissa.
        return Simplest(exact - below, exact + above, closed: mantissa % 2 == 0);
    }

    /// <summary>The number of smallest denominator between two positive numbers.</summary>
    private static Rational Simplest(Rational low, Rational high, bool closed)
    {
        var shared = new Stack<BigInteger>();
        var unbounded = false;
        while (true)
        {
            var floor = BigInteger.Divide(low.Numerator, low.Denominator);
            var whole = new Rational(floor, BigInteger.One);
            if (closed && low == whole)
            {
                return Unfold(shared, whole);
            }

            var next = whole + Rational.One;
            if (unbounded || next < high || (closed && next == high))
            {
                return Unfold(shared, next);
            }

            shared.Push(floor);
            unbounded = low == whole;
            (low, high) = (Rational.One / (high - whole), unbounded ? Rational.Zero : Rational.One / (low - whole));
        }
    }

    private static Rational Unfold(Stack<BigInteger> quotients, Rational last) =>
        quotients.Aggregate(last, (value, quotient) => new Rational(quotient, BigInteger.One) + (Rational.One / value));
}
