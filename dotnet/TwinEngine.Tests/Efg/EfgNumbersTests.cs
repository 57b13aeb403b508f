using TwinEngine.Efg;
using TwinEngine.Efg.Errors;
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
        Assert.True(EfgNumbers.TryParse(word, out var value, out _));
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
    public void Anything_else_is_none(string word)
    {
        Assert.False(EfgNumbers.TryParse(word, out _, out var beyond));
        Assert.False(beyond);
    }

    // games.md: a word of at most 50,000 characters, numerator and denominator in lowest terms of at most 50,000 digits.
    // 1e49999 has 50,000 digits, 1e50000 has 50,001; 5e-50000 is 1/(2e49999), 7e-50000 is 7/1e50000; zero is 0/1.
    [Theory]
    [InlineData("1e49999", true)]
    [InlineData("1e50000", false)]
    [InlineData("-1e50000", false)]
    [InlineData("1e-49999", true)]
    [InlineData("1e-50000", false)]
    [InlineData("5e-50000", true)]
    [InlineData("7e-50000", false)]
    [InlineData("100e49997", true)]
    [InlineData("100e49998", false)]
    [InlineData("1e999999999", false)]
    [InlineData("1e-999999999999999999999", false)]
    [InlineData("0e999999999", true)]
    public void A_number_has_at_most_50_000_digits(string word, bool accepted)
    {
        Assert.Equal(accepted, EfgNumbers.TryParse(word, out _, out var beyond));
        Assert.Equal(!accepted, beyond);
    }

    [Theory]
    [InlineData(50_000, true)]
    [InlineData(50_001, false)]
    [InlineData(60_000, false)]
    public void A_word_has_at_most_50_000_characters(int length, bool accepted)
    {
        string[] words = [new string('1', length), "0." + new string('0', length - 2), "1/" + new string('3', length - 2)];
        Assert.All(words, word =>
        {
            Assert.Equal(accepted, EfgNumbers.TryParse(word, out _, out var beyond));
            Assert.Equal(!accepted, beyond);
        });
        Assert.Equal(accepted, EfgNumbers.TryParseInteger(words[0], out _, out _));
    }

    [Theory]
    [InlineData("1e50000", "1e50000")]
    [InlineData(null, "111111111111111111111111111111111111111111111111111111111111...")]
    public void The_message_names_the_limit_and_the_place_is_the_words(string? word, string shown)
    {
        word ??= new string('1', 60_000);
        var failure = Assert.Throws<EfgNumberException>(() => EfgParser.Parse($"EFG 2 R \"\" {{ \"A\" }}\nt \"\" 1 {{ {word} }}"));
        Assert.Equal(
            $"line 2, column 10: expected a payoff, of at most 50,000 characters and at most 50,000 digits, found {shown}", failure.Message);
    }
}
