using TwinEngine.Numbers;
using TwinEngine.Ported;

namespace TwinEngine.Tests.Ported;

public sealed class FourDigitsTests
{
    // .NET documentation, "Custom numeric format strings", section separator: positive; negative; zero, and what rounds to zero.
    [Theory]
    [InlineData(1, 3, "+0.3333")]
    [InlineData(-1, 3, "-0.3333")]
    [InlineData(0, 1, "0.0000")]
    [InlineData(1, 100000, "0.0000")]
    [InlineData(-1, 100000, "0.0000")]
    [InlineData(2, 1, "+2.0000")]
    public void It_prints_as_the_source_does(int numerator, int denominator, string expected) =>
        Assert.Equal(expected, FourDigits.Print(new Rational(numerator, denominator)));
}
