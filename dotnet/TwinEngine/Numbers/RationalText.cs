using System.Globalization;
using System.Numerics;

namespace TwinEngine.Numbers;

/// <summary>Exact numbers as text. Read: <c>1/3</c>, <c>-1</c>, <c>0.05</c>; no exponents, no blanks, no plus sign.</summary>
internal static class RationalText
{
    public static bool TryParse(string text, out Rational value)
    {
        value = Rational.Zero;
        var negative = text.StartsWith('-');
        var digits = negative ? text.AsSpan(1) : text;
        if (!TryParseMagnitude(digits, out var magnitude))
        {
            return false;
        }

        value = negative ? -magnitude : magnitude;
        return true;
    }

    /// <summary>An integer (<c>-2</c>), or <c>p/q</c> in lowest terms.</summary>
    public static string ToShortText(this Rational value) =>
        value.Denominator.IsOne ? value.Numerator.ToString(CultureInfo.InvariantCulture) : value.ToString();

    private static bool TryParseMagnitude(ReadOnlySpan<char> text, out Rational value)
    {
        value = Rational.Zero;
        var slash = text.IndexOf('/');
        if (slash >= 0)
        {
            if (!TryParseDigits(text[..slash], out var numerator)
                || !TryParseDigits(text[(slash + 1)..], out var denominator)
                || denominator.IsZero)
            {
                return false;
            }

            value = new Rational(numerator, denominator);
            return true;
        }

        var point = text.IndexOf('.');
        var whole = point < 0 ? text : text[..point];
        var fraction = point < 0 ? "0" : text[(point + 1)..];
        if (!TryParseDigits(whole, out var integer) || !TryParseDigits(fraction, out var decimals))
        {
            return false;
        }

        var scale = BigInteger.Pow(10, fraction.Length);
        value = new Rational((integer * scale) + decimals, scale);
        return true;
    }

    private static bool TryParseDigits(ReadOnlySpan<char> text, out BigInteger value)
    {
        value = BigInteger.Zero;
        return text.IndexOfAnyExceptInRange('0', '9') < 0
            && BigInteger.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out value);
    }
}
