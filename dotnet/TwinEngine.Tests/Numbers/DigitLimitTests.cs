using System.Numerics;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Numbers;

public sealed class DigitLimitTests
{
    // 10^d is the least number of d + 1 digits.
    [Theory]
    [InlineData(49_999, 0, false)]
    [InlineData(50_000, -1, false)]
    [InlineData(50_000, 0, true)]
    [InlineData(50_001, 0, true)]
    public void It_is_50_000_digits_in_numerator_and_denominator(int power, int added, bool exceeded)
    {
        var number = BigInteger.Pow(10, power) + added;
        Assert.Equal(exceeded, DigitLimit.IsExceededBy(new Rational(number, 1)));
        Assert.Equal(exceeded, DigitLimit.IsExceededBy(new Rational(-number, 1)));
        Assert.Equal(exceeded, DigitLimit.IsExceededBy(new Rational(1, number)));
    }
}
