using FsCheck.Xunit;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Numbers;

public sealed class SimplestFractionTests
{
    [Theory]
    [InlineData(0.3333333333333333, 1, 3)] // games.md, "OpenSpiel games"
    [InlineData(0.1, 1, 10)]
    [InlineData(-0.75, -3, 4)]
    [InlineData(0.0, 0, 1)]
    [InlineData(-13.0, -13, 1)]
    [InlineData(0.16666666666666666, 1, 6)] // IEEE division is correctly rounded: these are 1/6, 22/7, 5/12
    [InlineData(22.0 / 7.0, 22, 7)]
    [InlineData(5.0 / 12.0, 5, 12)]
    public void The_double_of_a_small_fraction_is_that_fraction(double value, int numerator, int denominator) =>
        Assert.Equal(new Rational(numerator, denominator), SimplestFraction.Of(value));

    // The doubles next to 1/3 are no thirds; whatever they are, nothing with a smaller denominator rounds to them.
    [Theory]
    [InlineData(0.33333333333333337)]
    [InlineData(0.33333333333333326)]
    [InlineData(0.9999999999999999)]
    public void Its_neighbours_are_other_fractions_that_round_to_them(double value)
    {
        var fraction = SimplestFraction.Of(value);
        Assert.NotEqual(new Rational(1, 3), fraction);
        Assert.Equal(value, fraction.ToDouble());
    }

    // ToDouble says of itself that it rounds twice below the normal doubles.
    [Property(MaxTest = 300)]
    public bool It_rounds_to_the_double(double value) =>
        !(double.IsNormal(value) || value == 0.0) || SimplestFraction.Of(value).ToDouble() == value;

    // The oracle: all numerators and denominators in turn.
    [Property(MaxTest = 200)]
    public bool No_fraction_of_smaller_denominator_does(ushort numerator, byte denominator)
    {
        var value = (double)numerator / (denominator + 1);
        var smallest = Enumerable.Range(1, 256).First(candidate => Math.Round(value * candidate) / candidate == value);
        return SimplestFraction.Of(value).Denominator == smallest;
    }

    // The spacing of doubles below a power of two is half of that above.
    [Fact]
    public void At_a_power_of_two_the_interval_below_is_the_narrower_one()
    {
        var value = Math.BitIncrement(0.5);
        Assert.Equal(value, SimplestFraction.Of(value).ToDouble());
        Assert.Equal(new Rational(1, 2), SimplestFraction.Of(0.5));
        Assert.NotEqual(new Rational(1, 2), SimplestFraction.Of(Math.BitDecrement(0.5)));
    }

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void What_is_not_finite_is_refused(double value) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => SimplestFraction.Of(value));
}
