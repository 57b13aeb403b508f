using System.Numerics;

namespace TwinEngine.Numbers;

/// <summary>Exact rationals to and from IEEE doubles.</summary>
internal static class RationalDouble
{
    private const int KeptBits = 62; // more than 53 + 1, so that one sticky bit decides every rounding

    private const int MantissaBits = 52;

    /// <summary>The double nearest to the value, ties to even (below 2^-1022: rounded twice).</summary>
    public static double ToDouble(this Rational value)
    {
        if (value.IsZero)
        {
            return 0.0;
        }

        var magnitude = BigInteger.Abs(value.Numerator);
        var shift = KeptBits - (int)(magnitude.GetBitLength() - value.Denominator.GetBitLength());
        var scaled = shift >= 0 ? magnitude << shift : magnitude;
        var divisor = shift >= 0 ? value.Denominator : value.Denominator << -shift;
        var quotient = (long)BigInteger.DivRem(scaled, divisor, out var remainder);
        var sticky = remainder.IsZero ? 0L : 1L;
        return value.Sign * Math.ScaleB((double)(quotient | sticky), -shift);
    }

    /// <summary>The binary fraction that a finite double is.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The double is not finite.</exception>
    public static Rational ToRational(this double value)
    {
        if (!double.IsFinite(value))
        {
            throw new ArgumentOutOfRangeException(nameof(value), value, "expected a finite double");
        }

        var bits = BitConverter.DoubleToInt64Bits(value);
        var biased = (int)((bits >> MantissaBits) & 0x7FF);
        var stored = bits & ((1L << MantissaBits) - 1);
        var mantissa = biased == 0 ? stored : stored | (1L << MantissaBits);
        var exponent = (biased == 0 ? 1 : biased) - 1023 - MantissaBits;
        BigInteger signed = bits < 0 ? -mantissa : mantissa;
        return exponent >= 0
            ? new Rational(signed << exponent, BigInteger.One)
            : new Rational(signed, BigInteger.One << -exponent);
    }
}
