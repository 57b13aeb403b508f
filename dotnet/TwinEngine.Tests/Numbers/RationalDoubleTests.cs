using System.Numerics;
using FsCheck.Xunit;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Numbers;

public sealed class RationalDoubleTests
{
    [Theory]
    [InlineData(1, 3, 1.0 / 3.0)] // IEEE division is correctly rounded: the nearest double to the quotient
    [InlineData(-1, 18, -1.0 / 18.0)]
    [InlineData(7, 6, 7.0 / 6.0)]
    [InlineData(11, 12, 11.0 / 12.0)]
    [InlineData(0, 1, 0.0)]
    [InlineData(1_000_000_007, 1_000_000_009, 1_000_000_007.0 / 1_000_000_009.0)]
    public void Given_a_quotient_of_doubles_Then_it_rounds_as_the_processor_does(int numerator, int denominator, double expected) =>
        Assert.Equal(expected, new Rational(numerator, denominator).ToDouble());

    [Property]
    public bool Every_quotient_of_ints_rounds_as_the_processor_does(int numerator, FsCheck.NonZeroInt denominator) =>
        new Rational(numerator, denominator.Get).ToDouble() == (double)numerator / denominator.Get;

    [Property]
    public bool Finite_doubles_come_back(FsCheck.NormalFloat value) => value.Get.ToRational().ToDouble() == value.Get;

    [Fact]
    public void Given_a_tie_Then_it_goes_to_even()
    {
        // 2^53 + 1 lies midway between 2^53 and 2^53 + 2; the even mantissa is 2^53's (IEEE 754, 4.3.1).
        var tie = new Rational((BigInteger.One << 53) + 1, BigInteger.One);
        var justAbove = new Rational((BigInteger.One << 120) + (BigInteger.One << 67) + 1, BigInteger.One << 67);
        Assert.Equal(9007199254740992.0, tie.ToDouble());
        Assert.Equal(9007199254740994.0, justAbove.ToDouble());
    }

    [Fact]
    public void Given_a_tenth_as_a_double_Then_it_is_the_binary_fraction() =>
        Assert.Equal("3602879701896397/36028797018963968", 0.1.ToRational().ToString()); // Python: (0.1).as_integer_ratio()

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void Given_no_number_Then_it_throws(double value) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => value.ToRational());
}
