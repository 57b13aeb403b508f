using System.Globalization;
using System.Numerics;
using TwinEngine.Numbers;

namespace TwinEngine.Efg;

/// <summary>
/// The numbers of .efg files, exactly: an optional sign, then an integer, a decimal (<c>.5</c>, <c>2.</c>, <c>-2.5E-1</c>) or a
/// fraction of integers (<c>3/6</c>); digits 0 to 9 alone. Neither the word nor the number in lowest terms may be too long.
/// </summary>
internal static class EfgNumbers
{
    private const int MostCharacters = 50_000; // games.md, "Gambit's .efg"

    /// <summary>Both limits as messages have them.</summary>
    public const string Limit = "at most 50,000 characters and " + DigitLimit.Words;

    /// <param name="word">The word as it stands.</param>
    /// <param name="value">The number, if it is one.</param>
    /// <param name="beyond">Whether the word is none only because of a limit.</param>
    public static bool TryParse(string word, out Rational value, out bool beyond)
    {
        value = Rational.Zero;
        beyond = word.Length > MostCharacters;
        if (beyond)
        {
            return false;
        }

        var slash = word.IndexOf('/', StringComparison.Ordinal);
        if (slash < 0)
        {
            return TryParseDecimal(word, out value, out beyond);
        }

        if (!TryParseInteger(word[..slash], out var numerator, out _)
            || !TryParseDigits(word[(slash + 1)..], out var denominator)
            || denominator.IsZero)
        {
            return false;
        }

        value = new Rational(numerator, denominator);
        return true;
    }

    /// <summary>An optional sign and digits.</summary>
    public static bool TryParseInteger(string word, out BigInteger value, out bool beyond)
    {
        value = BigInteger.Zero;
        beyond = word.Length > MostCharacters;
        if (beyond || !TryParseDigits(IsSigned(word) ? word[1..] : word, out var magnitude))
        {
            return false;
        }

        value = word.StartsWith('-') ? -magnitude : magnitude;
        return true;
    }

    private static bool TryParseDecimal(string word, out Rational value, out bool beyond)
    {
        (value, beyond) = (Rational.Zero, false);
        var unsigned = IsSigned(word) ? word[1..] : word;
        var mark = unsigned.IndexOfAny(['e', 'E']);
        var mantissa = mark < 0 ? unsigned : unsigned[..mark];
        BigInteger exponent = 0;
        if (mark >= 0 && !TryParseInteger(unsigned[(mark + 1)..], out exponent, out _))
        {
            return false;
        }

        var point = mantissa.IndexOf('.', StringComparison.Ordinal);
        var decimals = point < 0 ? 0 : mantissa.Length - point - 1;
        if (!TryParseDigits(point < 0 ? mantissa : mantissa.Remove(point, 1), out var digits))
        {
            return false;
        }

        // Zero is zero, whatever its exponent; any other number is at least as long as its exponent less its mantissa.
        var scale = exponent - decimals;
        beyond = !digits.IsZero && BigInteger.Abs(scale) > DigitLimit.Most + mantissa.Length;
        if (digits.IsZero || beyond)
        {
            return !beyond;
        }

        var power = new Rational(BigInteger.Pow(10, (int)BigInteger.Abs(scale)), BigInteger.One);
        var magnitude = new Rational(digits, BigInteger.One);
        magnitude = scale.Sign < 0 ? magnitude / power : magnitude * power;
        beyond = DigitLimit.IsExceededBy(magnitude);
        value = beyond ? Rational.Zero : word.StartsWith('-') ? -magnitude : magnitude;
        return !beyond;
    }

    private static bool IsSigned(string word) => word.StartsWith('-') || word.StartsWith('+');

    private static bool TryParseDigits(string text, out BigInteger value)
    {
        value = BigInteger.Zero;
        return text.Length > 0
            && text.AsSpan().IndexOfAnyExceptInRange('0', '9') < 0
            && BigInteger.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out value);
    }
}
