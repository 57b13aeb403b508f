using TwinEngine.Efg;
using TwinEngine.Efg.Errors;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Efg;

/// <summary>What games.md says of .efg files, "Gambit's .efg"; lines and columns are counted by hand.</summary>
public sealed class EfgParserTests
{
    private const string Head = "EFG 2 R \"\" { \"A\" \"B\" }\n";

    [Theory]
    [InlineData("NFG 1 R \"\" { \"A\" }", 1, 1, "EFG", "NFG")]
    [InlineData("EFG 1 R \"\" { \"A\" }", 1, 5, "2", "1")]
    [InlineData("EFG 2 X \"\" { \"A\" }", 1, 7, "R or D", "X")]
    [InlineData("EFG 2 R title { \"A\" }", 1, 9, "a quoted title", "title")]
    [InlineData("EFG 2 R \"\" { A }", 1, 14, "a quoted player's name", "A")]
    [InlineData(Head + "q \"\" 0", 2, 1, "c or p or t", "q")]
    [InlineData(Head + "t 0", 2, 3, "the node's quoted name", "0")]
    [InlineData(Head + "t \"\" 1 \"x\" 1 1", 2, 12, "{", "1")]
    [InlineData(Head + "t \"\" 1 { 1 \"x\" }", 2, 12, "a payoff", "\"x\"")]
    [InlineData(Head + "t \"\" 1 { 1,, 1 }", 2, 12, "a payoff", ",")]
    [InlineData(Head + "t \"\" 1 { 1, 1, }", 2, 16, "a payoff", "}")]
    public void Given_something_else_Then_it_is_named(string text, int line, int column, string expected, string found) =>
        Refused<EfgTokenException>(text, line, column, expected, found);

    [Theory]
    [InlineData("", 1, 1, "EFG")]
    [InlineData("EFG 2", 1, 6, "R or D")]
    [InlineData(Head, 2, 1, "c or p or t")]
    [InlineData(Head + "p \"\" 1 1 { \"x\" } 0", 2, 19, "c or p or t")]
    [InlineData(Head + "t \"\" 1 { 1", 2, 11, "a payoff")]
    public void Given_the_end_in_the_middle_Then_it_is_named(string text, int line, int column, string expected) =>
        Refused<EfgEndException>(text, line, column, expected, "the end");

    [Theory]
    [InlineData(Head + "p \"\" 1 1 { } 0", 2, 12)]
    [InlineData(Head + "c \"\" 1 \"x\" { } 0", 2, 14)]
    public void Given_a_node_without_actions_Then_it_is_refused(string text, int line, int column) =>
        Refused<EfgActionsException>(text, line, column, "an action", "}");

    [Fact]
    public void Given_no_players_Then_the_file_is_refused() =>
        Refused<EfgPlayersException>("EFG 2 R \"\" { }", 1, 14, "a player's name", "}");

    [Theory]
    [InlineData(Head + "t \"\" x", 2, 6, "an outcome's number, from 0", "x")]
    [InlineData(Head + "t \"\" 1.0 { 1 1 }", 2, 6, "an outcome's number, from 0", "1.0")]
    [InlineData(Head + "t \"\" 1 { 1 1/0 }", 2, 12, "a payoff", "1/0")]
    [InlineData(Head + "c \"\" 1 { \"x\" half \"y\" 1/2 } 0", 2, 14, "the action's probability", "half")]
    public void Given_a_number_that_is_none_Then_it_is_named(string text, int line, int column, string expected, string found) =>
        Refused<EfgNumberException>(text, line, column, expected, found);

    [Theory]
    [InlineData(Head + "p \"\" 0 1 { \"x\" } 0", 2, 6, "a player from 1 to 2", "0")]
    [InlineData(Head + "p \"\" 3 1 { \"x\" } 0", 2, 6, "a player from 1 to 2", "3")]
    [InlineData(Head + "p \"\" 1 0 { \"x\" } 0", 2, 8, "an information set's number, from 1", "0")]
    [InlineData(Head + "t \"\" -1", 2, 6, "an outcome's number, from 0", "-1")]
    public void Given_a_number_out_of_range_Then_it_is_named(string text, int line, int column, string expected, string found) =>
        Refused<EfgRangeException>(text, line, column, expected, found);

    [Theory]
    [InlineData(Head + "p \"\" 1 7 0", 2, 8, "information set that was declared before", "7 alone")]
    [InlineData(Head + "t \"\" 7", 2, 6, "outcome that was declared before", "7 alone")]
    [InlineData(Head + "p \"\" 1 1 { \"x\" } 0\np \"\" 2 1 0", 3, 8, "information set that was declared before", "1 alone")]
    public void Given_a_number_that_nobody_declared_Then_it_is_named(string text, int line, int column, string expected, string found) =>
        Refused<EfgUndeclaredException>(text, line, column, expected, found);

    // The place is that of the label, name or list that disagrees.
    [Theory]
    [InlineData("p \"\" 1 1 \"s\" { \"x\" } 0\np \"\" 1 1 \"o\" { \"x\" } 0", 10, "\"s\", as information set 1 was declared before", "\"o\"")]
    [InlineData("p \"\" 1 1 \"s\" { \"x\" } 0\np \"\" 1 1 \"s\" { \"x\" \"y\" } 0", 14, "the list of information set 1 as it was declared before", "another list")]
    [InlineData("p \"\" 1 1 { \"x\" \"y\" } 0\np \"\" 1 1 { \"y\" \"x\" } 0", 10, "the list of information set 1 as it was declared before", "another list")]
    [InlineData("c \"\" 1 { \"x\" 1/2 \"y\" 1/2 } 0\nc \"\" 1 { \"x\" 1/3 \"y\" 2/3 } 0", 8, "the list of information set 1 as it was declared before", "another list")]
    [InlineData("p \"\" 1 1 { \"x\" } 5 { 1 2 }\nt \"\" 5 \"n\" { 1 2 }", 8, "\"\", as outcome 5 was declared before", "\"n\"")]
    [InlineData("p \"\" 1 1 { \"x\" } 5 { 1 2 }\nt \"\" 5 { 2 1 }", 8, "the list of outcome 5 as it was declared before", "another list")]
    public void Given_another_declaration_under_a_number_Then_it_is_refused(string nodes, int column, string expected, string found) =>
        Refused<EfgRedeclarationException>(Head + nodes, 3, column, expected, found);

    [Theory]
    [InlineData(Head + "t \"\" 1 { }", 2, 10, "}")]
    [InlineData(Head + "t \"\" 1 { 1 }", 2, 8, "1")]
    [InlineData(Head + "t \"\" 1 { 1 2 3 }", 2, 8, "3")]
    public void Given_not_one_payoff_for_each_player_Then_it_is_refused(string text, int line, int column, string found) =>
        Refused<EfgPayoffCountException>(text, line, column, "2 payoffs, one for each player", found);

    [Theory]
    [InlineData("0")]
    [InlineData("-1/2")]
    public void Given_a_probability_that_is_not_positive_Then_it_is_refused(string probability) =>
        Refused<EfgProbabilityException>(
            Head + $"c \"\" 1 {{ \"x\" 1 \"y\" {probability} }} 0", 2, 20, "a positive probability", probability);

    // The binary fractions nearest to them would sum to 1 when rounded; the decimals as they stand do not.
    [Fact]
    public void Given_probabilities_that_miss_1_by_a_billionth_Then_they_are_refused() =>
        Refused<EfgProbabilitySumException>(
            Head + "c \"\" 1 { \"x\" .333333333 \"y\" .333333333 \"z\" .333333333 } 0",
            2, 8, "probabilities that sum to 1", "the sum 999999999/1000000000");

    [Theory]
    [InlineData(Head + "t \"\" 0\nt \"\" 0", 3, 1, "t")]
    [InlineData(Head + "t \"\" 0 { 1 1 }", 2, 8, "{")]
    [InlineData(Head + "t \"\" 0 \"x\"", 2, 8, "\"x\"")]
    public void Given_text_after_the_last_node_Then_it_is_named(string text, int line, int column, string found) =>
        Refused<EfgTrailingTextException>(text, line, column, "the end after the last node", found);

    [Fact]
    public void Given_more_nodes_than_the_limit_Then_reading_stops()
    {
        var text = Head + "p \"\" 1 1 { \"x\" \"y\" } 0\nt \"\" 0\nt \"\" 0";
        Assert.Equal(3, EfgParser.Parse(text, nodeLimit: 3).Nodes.Count);
        Assert.Throws<NodeLimitException>(() => EfgParser.Parse(text, nodeLimit: 2));
    }

    [Fact]
    public void Numbers_that_are_written_otherwise_are_the_same_declaration()
    {
        var document = EfgParser.Parse(
            Head + "c \"\" 1 { \"x\" 1/2 \"y\" 0.5 } 5 { 0.1 2 }\nc \"\" 1 { \"x\" 2/4 \"y\" 5e-1 } 5 { 1/10 2.0 }\nt \"\" 0\nt \"\" 0\nt \"\" 5");
        Assert.Same(document.Nodes[0].Infoset, document.Nodes[1].Infoset);
        Assert.Same(document.Nodes[0].Outcome, document.Nodes[4].Outcome);
        Assert.Equal(new Rational(1, 10), document.Nodes[4].Outcome!.Payoffs[0]);
    }

    [Fact]
    public void A_label_or_name_left_out_of_a_later_declaration_agrees_with_the_first()
    {
        var document = EfgParser.Parse(
            Head + "p \"\" 1 1 \"s\" { \"x\" } 5 \"n\" { 1 2 }\np \"\" 1 1 { \"x\" } 5 { 1 2 }\nt \"\" 0");
        Assert.Same(document.Nodes[0].Infoset, document.Nodes[1].Infoset);
        Assert.Same(document.Nodes[0].Outcome, document.Nodes[1].Outcome);
    }

    [Fact]
    public void A_comment_may_stand_before_the_nodes() =>
        Assert.Equal("of two lines\nand \"quotes\"", EfgParser.Parse(Head + "\"of two lines\nand \\\"quotes\\\"\"\nt \"\" 0").Comment);

    private static void Refused<TFailure>(string text, int line, int column, string expected, string found)
        where TFailure : EfgException
    {
        var failure = Assert.Throws<TFailure>(() => EfgParser.Parse(text));
        Assert.Equal($"line {line}, column {column}: expected {expected}, found {found}", failure.Message);
    }
}
