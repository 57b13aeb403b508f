using TwinEngine.Numbers;

namespace TwinEngine.Tests.Numbers;

public sealed class RationalTextTests
{
    [Theory]
    [InlineData("1/3", "1/3")]
    [InlineData("2/4", "1/2")]
    [InlineData("1", "1/1")]
    [InlineData("0.05", "1/20")]
    [InlineData("-0.5", "-1/2")]
    [InlineData("123456789012345678901234567890/3", "41152263004115226300411522630/1")]
    public void Given_an_exact_number_Then_it_is_read_exactly(string text, string expected)
    {
        Assert.True(RationalText.TryParse(text, out var value));
        Assert.Equal(expected, value.ToString());
    }

    [Theory]
    [InlineData("")]
    [InlineData("1/0")]
    [InlineData("1/-3")]
    [InlineData("+1")]
    [InlineData(" 1")]
    [InlineData("1e-3")]
    [InlineData(".5")]
    [InlineData("5.")]
    [InlineData("1.5/2")]
    [InlineData("--1")]
    [InlineData("NaN")]
    [InlineData("١")]
    public void Given_anything_else_Then_it_is_refused(string text) => Assert.False(RationalText.TryParse(text, out _));
}
