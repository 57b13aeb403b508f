using TwinEngine.Games.Kuhn;
using TwinEngine.Ported;

namespace TwinEngine.Tests.Ported;

public sealed class PureReportTests
{
    // GT-13c, section 3, as printed: v(P1), v(P2), exploit(P2), exploit(P1), total.
    [Theory]
    [InlineData("blueprint", "0.0000 0.0000 +0.6667 +0.6667 +1.3333")]
    [InlineData("naive", "-1.0000 +1.0000 +0.1667 +1.6667 +1.8333")]
    [InlineData("safe", "0.0000 0.0000 +0.6667 +0.6667 +1.3333")]
    public void The_report_prints_the_lines_of_section_3(string name, string expected)
    {
        var own = name switch
        {
            "naive" => PolicyDictionary.Naive,
            "safe" => PolicyDictionary.Safe,
            _ => PolicyDictionary.Blueprint,
        };
        var report = PureReport.Of(
            PurePair.OfDictionaries(own, PolicyDictionary.Blueprint), PayoffConvention.Notebook);
        Assert.Equal(
            expected,
            string.Join(' ', new[] { report.V1, report.V2, report.Exploit2, report.Exploit1, report.Total }.Select(FourDigits.Print)));
    }

    [Fact]
    public void Given_probability_one_half_Then_the_decision_is_to_pass() => // "> 0.5" in P1Profile and P2Profile
        Assert.All(
            PurePair.OfDictionaries(PolicyDictionary.Uniform, PolicyDictionary.Uniform).Player1, Assert.False);
}
