using FsCheck.Xunit;
using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Evaluation;

public sealed class DeviationReportTests
{
    // Kuhn 1950, "A simplified two-person poker": the value is -1/18 and alpha in [0, 1/3] is optimal for player 1.
    [Theory]
    [InlineData("0")]
    [InlineData("1/6")]
    [InlineData("1/3")]
    public void Given_Kuhns_family_Then_the_value_is_minus_one_eighteenth_and_nobody_gains(string alpha)
    {
        var report = Report(notebook: false, $$"""{"name": "equilibrium", "alpha": "{{alpha}}"}""");
        Assert.Equal(new Rational(-1, 18), report.Values[0]);
        Assert.Equal(new Rational(1, 18), report.Values[1]);
        Assert.Equal(Rational.Zero, report.NashConv);
    }

    // OpenSpiel 2.0.2: pyspiel.nash_conv(kuhn_poker, UniformRandomPolicy) = 0.9166666666666666, exploitability half of it.
    [Fact]
    public void Given_the_uniform_profile_Then_nash_conv_is_eleven_twelfths()
    {
        var report = Report(notebook: false, """{"name": "uniform"}""");
        Assert.Equal(new Rational(11, 12), report.NashConv);
        Assert.Equal(new Rational(11, 24), report.Exploitability);
    }

    // GT-13c, section 3: v(P1), exploit(P2), exploit(P1), total, as printed.
    [Theory]
    [InlineData("blueprint", "0.0000", "+0.6667", "+0.6667", "+1.3333")]
    [InlineData("naive", "-1.0000", "+0.1667", "+1.6667", "+1.8333")]
    [InlineData("safe", "0.0000", "+0.6667", "+0.6667", "+1.3333")]
    public void Given_the_sources_pure_profiles_Then_the_figures_are_its_printed_ones(
        string name, string value, string gain2, string gain1, string total)
    {
        var report = Report(notebook: true, $$"""{"name": "{{name}}"}""");
        Assert.Equal(
            [value, gain2, gain1, total],
            new[] { report.Values[0], report.Gain(1), report.Gain(0), report.NashConv }.Select(TwinEngine.Ported.FourDigits.Print));
    }

    // GT-13c, epilogue: the naive splice takes the repaired baseline from -1/18 to -0.1667.
    [Fact]
    public void Given_the_naive_splice_into_the_equilibrium_Then_the_value_is_minus_one_sixth() =>
        Assert.Equal(
            new Rational(-1, 6),
            Report(notebook: false, """{"name": "naive", "onto": {"name": "equilibrium", "alpha": "1/3"}}""").Values[0]);

    [Property(Arbitrary = [typeof(ProfileSample)])]
    public bool Values_are_those_of_the_rules_deal_by_deal(ProfileSample sample)
    {
        var tree = Kuhn.In(sample.Notebook).Tree;
        var profile = sample.On(tree);
        var report = DeviationReport.Of(tree, profile);
        return report.Values[0] == KuhnOracle.Value(Kuhn.Bets(tree, profile), sample.Notebook)
            && report.Values[1] == -report.Values[0];
    }

    [Property(Arbitrary = [typeof(ProfileSample)])]
    public bool Reach_weights_of_every_deal_sum_to_one(ProfileSample sample)
    {
        var tree = Kuhn.In(sample.Notebook).Tree;
        var reach = ReachPass.Over(tree, sample.On(tree));
        return Deal.Of(tree).All(deal => deal.Terminals(tree).Select(reach.AllPlayers).Sum() == Rational.One);
    }

    private static DeviationReport Report(bool notebook, string profile)
    {
        var game = Kuhn.In(notebook);
        return DeviationReport.Of(game.Tree, Kuhn.Profile(game, profile));
    }
}
