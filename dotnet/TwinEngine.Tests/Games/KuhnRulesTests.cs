using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Games;

public sealed class KuhnRulesTests
{
    // GT-13c, PayoffP1: pp 1, pbb and bb 2 by cards, pbp = +1, bp = -1 whatever the cards.
    [Theory]
    [InlineData("pp", 2, 1, 1)]
    [InlineData("pp", 0, 1, -1)]
    [InlineData("pbb", 2, 0, 2)]
    [InlineData("pbb", 1, 2, -2)]
    [InlineData("bb", 1, 0, 2)]
    [InlineData("bb", 0, 2, -2)]
    [InlineData("pbp", 0, 2, 1)]
    [InlineData("pbp", 2, 0, 1)]
    [InlineData("bp", 0, 2, -1)]
    [InlineData("bp", 2, 0, -1)]
    public void Given_the_notebooks_convention_Then_payoffs_are_its_switch(string betting, int card1, int card2, int expected) =>
        Assert.Equal((Rational)expected, KuhnRules.PayoffToPlayer1(betting, card1, card2, PayoffConvention.Notebook));

    // Kuhn 1950, "A simplified two-person poker", p. 97: the player who does not call loses the ante.
    [Theory]
    [InlineData("pbp", 2, 0, -1)]
    [InlineData("bp", 0, 2, 1)]
    [InlineData("pp", 2, 1, 1)]
    [InlineData("pbb", 1, 2, -2)]
    [InlineData("bb", 1, 0, 2)]
    public void Given_the_standard_convention_Then_the_folder_loses_the_ante(string betting, int card1, int card2, int expected) =>
        Assert.Equal((Rational)expected, KuhnRules.PayoffToPlayer1(betting, card1, card2, PayoffConvention.Standard));

    [Fact]
    public void The_five_hands_end_as_the_rules_say() =>
        Assert.Equal(["pp", "pbp", "pbb", "bp", "bb"], KuhnRules.TerminalBettings); // quantities.md, "Kuhn poker"
}
