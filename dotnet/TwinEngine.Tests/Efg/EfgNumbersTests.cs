using TwinEngine.Efg;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Efg;

public sealed class EfgNumbersTests
{
    // games.md: integers, decimals (.5, 1.50, 2., 1e3, -2.5E-1) or fractions (3/6), with an optional sign, and exact.
    [Theory]
    [InlineData("7", 7, 1)]
    [InlineData("-7", -7, 1)]
    [InlineData("+7", 7, 1)]
    [InlineData("007", 7, 1)]
    [InlineData(".5", 1, 2)]
    [InlineData("1.50", 3, 2)]
    [InlineData("2.", 2, 1)]
    [InlineData("1e3", 1000, 1)]
    [InlineData("-2.5E-1", -1, 4)]
    [InlineData("1e+2", 100, 1)]
    [InlineData("3/6", 1, 2)]
    [InlineData("-3/6", -1, 2)]
    [InlineData("0.1", 1, 10)]
    public void A_number_is_exact(string word, long numerator, long denominator)
    {
        Assert.True(EfgNumbers.TryParse(word, out var value));
        Assert.Equal(new Rational(numerator, denominator), value);
    }

    [Theory]
    [InlineData("")]
    [InlineData(".")]
    [InlineData("-")]
    [InlineData("--1")]
    [InlineData("1e")]
    [InlineData("e3")]
    [InlineData("1.2.3")]
    [InlineData("1/0")]
    [InlineData("1/-2")]
    [InlineData("1.5/2")]
    [InlineData("1/")]
    [InlineData("/2")]
    [InlineData("0x10")]
    [InlineData("1_000")]
    [InlineData("inf")]
    [InlineData("nan")]
    [InlineData("١")]
    [InlineData("1e999999999")]
    public void Anything_else_is_none(string word) => Assert.False(EfgNumbers.TryParse(word, out _));
}
