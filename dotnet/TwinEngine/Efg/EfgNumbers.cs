using System.Globalization;
using System.Numerics;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>
/// The numbers of .efg files, exactly: an optional sign, then an integer, a decimal (<c>.5</c>, <c>2.</c>, <c>-2.5E-1</c>) or a
/// fraction of integers (<c>3/6</c>).
/// </summary>
internal static class EfgNumbers
{
    // The protocol's limit on the digits of a rational: without one, 1e999999999 would take all memory.
    private const int MostDigits = 50_000;

    public static bool TryParse(string word, out Rational value)
    {
        value = Rational.Zero;
        var slash = word.IndexOf('/', StringComparison.Ordinal);
        if (slash < 0)
        {
            return TryParseDecimal(word, out value);
        }

        if (!TryParseInteger(word[..slash], out var numerator)
            || !TryParseDigits(word[(slash + 1)..], out var denominator)
            || denominator.IsZero)
        {
            return false;
        }

        value = new Rational(numerator, denominator);
        return true;
    }

    /// <summary>An optional sign and digits.</summary>
    public static bool TryParseInteger(string word, out BigInteger value)
    {
        var found = TryParseDigits(IsSigned(word) ? word[1..] : word, out value);
        value = word.StartsWith('-') ? -value : value;
        return found;
    }

    private static bool TryParseDecimal(string word, out Rational value)
    {
        value = Rational.Zero;
        var unsigned = IsSigned(word) ? word[1..] : word;
        var mark = unsigned.IndexOfAny(['e', 'E']);
        var mantissa = mark < 0 ? unsigned : unsigned[..mark];
        BigInteger exponent = 0;
        if (mark >= 0 && !TryParseInteger(unsigned[(mark + 1)..], out exponent))
        {
            return false;
        }

        var point = mantissa.IndexOf('.', StringComparison.Ordinal);
        var decimals = point < 0 ? 0 : mantissa.Length - point - 1;
        if (!TryParseDigits(point < 0 ? mantissa : mantissa.Remove(point, 1), out var digits)
            || BigInteger.Abs(exponent) + mantissa.Length > MostDigits)
        {
            return false;
        }

        var scale = (int)exponent - decimals;
        var power = new Rational(BigInteger.Pow(10, Math.Abs(scale)), BigInteger.One);
        var magnitude = new Rational(digits, BigInteger.One);
        magnitude = scale < 0 ? magnitude / power : magnitude * power;
        value = word.StartsWith('-') ? -magnitude : magnitude;
        return true;
    }

    private static bool IsSigned(string word) => word.StartsWith('-') || word.StartsWith('+');

    private static bool TryParseDigits(string text, out BigInteger value)
    {
        value = BigInteger.Zero;
        return text.Length is > 0 and <= MostDigits
            && text.AsSpan().IndexOfAnyExceptInRange('0', '9') < 0
            && BigInteger.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out value);
    }
}
