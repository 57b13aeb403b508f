using System.Numerics;

namespace TwinEngine.Numbers;

/// <summary>How long a number may be: 50,000 decimal digits, in a fixture (protocol.md) and in an .efg file (games.md).</summary>
internal static class DigitLimit
{
    public const int Most = 50_000;

    /// <summary>The limit as messages have it.</summary>
    public const string Words = "at most 50,000 digits";

    private static readonly Lazy<BigInteger> _least = new(() => BigInteger.Pow(10, Most)); // the least number of one digit more

    /// <summary>Whether numerator or denominator has more digits.</summary>
    public static bool IsExceededBy(Rational value) => IsExceededBy(value.Numerator) || IsExceededBy(value.Denominator);

    // Three bits are less than one digit: nearly every number is told by its length alone.
    private static bool IsExceededBy(BigInteger value) =>
        value.GetBitLength() > 3L * Most && BigInteger.Abs(value) >= _least.Value;
}
