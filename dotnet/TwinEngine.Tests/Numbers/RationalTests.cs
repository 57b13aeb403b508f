using FsCheck;
using FsCheck.Xunit;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Numbers;

public sealed class RationalTests
{
    [Theory]
    [InlineData(2, 4, "1/2")]
    [InlineData(-2, 4, "-1/2")]
    [InlineData(2, -4, "-1/2")]
    [InlineData(-3, -3, "1/1")]
    [InlineData(0, -7, "0/1")]
    public void Given_any_fraction_Then_it_is_written_in_lowest_terms(int numerator, int denominator, string expected) =>
        Assert.Equal(expected, new Rational(numerator, denominator).ToString());

    [Fact]
    public void Given_no_value_at_all_Then_it_is_zero()
    {
        Rational value = default;
        Assert.Equal("0/1", value.ToString());
        Assert.Equal(new Rational(0, 5), value);
    }

    [Fact]
    public void Given_denominator_zero_Then_it_throws() =>
        Assert.Throws<DivideByZeroException>(() => new Rational(1, 0));

    [Property]
    public bool Addition_commutes_and_associates(int a, NonZeroInt b, int c, NonZeroInt d, int e, NonZeroInt f)
    {
        var (x, y, z) = (Of(a, b), Of(c, d), Of(e, f));
        return x + y == y + x && (x + y) + z == x + (y + z);
    }

    [Property]
    public bool Multiplication_distributes_over_addition(int a, NonZeroInt b, int c, NonZeroInt d, int e, NonZeroInt f)
    {
        var (x, y, z) = (Of(a, b), Of(c, d), Of(e, f));
        return x * (y + z) == (x * y) + (x * z);
    }

    [Property]
    public bool Subtraction_and_division_undo(int a, NonZeroInt b, NonZeroInt c, NonZeroInt d)
    {
        var (x, y) = (Of(a, b), Of(c.Get, d));
        return (x + y) - y == x && (x / y) * y == x;
    }

    [Property]
    public bool Order_is_that_of_cross_products(int a, PositiveInt b, int c, PositiveInt d) =>
        new Rational(a, b.Get) < new Rational(c, d.Get) == ((long)a * d.Get < (long)c * b.Get);

    [Property]
    public bool Equal_values_have_equal_hashes(int a, NonZeroInt b, NonZeroInt factor)
    {
        var (x, y) = (Of(a, b), new Rational((long)a * factor.Get, (long)b.Get * factor.Get));
        return x == y && x.GetHashCode() == y.GetHashCode();
    }

    private static Rational Of(int numerator, NonZeroInt denominator) => new(numerator, denominator.Get);
}
