using TwinEngine.Efg;
using TwinEngine.Efg.Errors;

namespace TwinEngine.Tests.Efg;

public sealed class EfgLexerTests
{
    // games.md: \" is a quote, \\ a backslash, any other backslash stands for itself, and so does every other character.
    [Theory]
    [InlineData("\"say \\\"no\\\"\"", "say \"no\"")]
    [InlineData("\"a\\\\b\"", "a\\b")]
    [InlineData("\"a\\nb\"", "a\\nb")]
    [InlineData("\"\\\\\\\"\"", "\\\"")]
    [InlineData("\"two\r\nlines\"", "two\r\nlines")]
    [InlineData("\"{ , }\"", "{ , }")]
    [InlineData("\"\"", "")]
    public void A_quoted_text_keeps_what_is_no_escape(string text, string expected)
    {
        var token = new EfgLexer(text).Take();
        Assert.Equal((EfgTokenKind.Text, expected), (token.Kind, token.Value));
    }

    [Theory]
    [InlineData("\"open")]
    [InlineData("\"open\\\"")]
    [InlineData("\"open\\")]
    public void Given_no_closing_quote_Then_the_opening_one_is_named(string text)
    {
        var failure = Assert.Throws<EfgEndException>(() => new EfgLexer("\n  " + text));
        Assert.Equal("line 2, column 3: expected a text with a closing quote, found the end before it", failure.Message);
    }

    [Theory]
    [InlineData("\n  x", 2, 3)]
    [InlineData("\r\n\r\nx", 3, 1)]
    [InlineData("\uFEFFx", 1, 1)]
    [InlineData("\t x", 1, 3)]
    public void Places_count_lines_and_characters_from_1(string text, int line, int column) =>
        Assert.Equal(new EfgPosition(line, column), new EfgLexer(text).Take().At);

    [Fact]
    public void A_character_outside_the_basic_plane_is_one_column()
    {
        var lexer = new EfgLexer("\"😀\" x");
        lexer.Take();
        Assert.Equal(new EfgPosition(1, 5), lexer.Take().At);
    }

    [Fact]
    public void Words_end_at_quotes_braces_and_commas()
    {
        var lexer = new EfgLexer("1{2,3}\"x\"");
        var kinds = Enumerable.Range(0, 7).Select(_ => lexer.Take().Kind);
        Assert.Equal(
            [
                EfgTokenKind.Word, EfgTokenKind.OpenBrace, EfgTokenKind.Word, EfgTokenKind.Comma, EfgTokenKind.Word,
                EfgTokenKind.CloseBrace, EfgTokenKind.Text,
            ],
            kinds);
        Assert.Equal(EfgTokenKind.End, lexer.Next.Kind);
    }
}
