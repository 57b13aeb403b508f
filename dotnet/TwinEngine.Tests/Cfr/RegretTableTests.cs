using TwinEngine.Cfr;

namespace TwinEngine.Tests.Cfr;

public sealed class RegretTableTests
{
    // Hart and Mas-Colell 2000, eq. (2.2) as regret matching: probabilities proportional to positive regrets.
    [Theory]
    [InlineData(1.0, 3.0, 0.25, 0.75, 4.0)]
    [InlineData(2.0, -5.0, 1.0, 0.0, 2.0)]
    [InlineData(-1.0, -2.0, 0.5, 0.5, 0.0)]
    [InlineData(0.0, 0.0, 0.5, 0.5, 0.0)]
    public void Given_regrets_Then_the_row_is_their_positive_part_normalised(
        double pass, double bet, double expectedPass, double expectedBet, double expectedSum)
    {
        var table = new RegretTable(2);
        table.Regrets[0] = pass;
        table.Regrets[1] = bet;
        Assert.Equal(expectedSum, table.MatchRegrets());
        Assert.Equal([expectedPass, expectedBet], table.Policy);
    }

    [Fact]
    public void Given_an_infoset_never_reached_Then_its_average_is_uniform() =>
        Assert.Equal([0.5, 0.5], new RegretTable(2).Average());
}
