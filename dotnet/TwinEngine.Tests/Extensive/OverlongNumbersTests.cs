using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Extensive;

/// <summary>A rational of more than 50,000 digits is never written (protocol.md, "Fixtures"): its case is unsupported.</summary>
public sealed class OverlongNumbersTests : IDisposable
{
    private const string Beyond = "expected rationals of at most 50,000 digits in numerator and denominator, found one of more";

    private readonly EngineRun _engine = new();

    // 9e49999 has 50,000 digits; what two of them sum to has 50,001, over the players or along the path.
    [Theory]
    [InlineData("1 { 9e49999 0 }", "1", "tree", "payoff_sums")]
    [InlineData("0", "1 { 9e49999, 9e49999 }", "tree", "payoff_sums")]
    [InlineData("1 { 9e49999, -9e49999 }", "1", "tree", "tree")]
    [InlineData("1 { 9e49999, -9e49999 }", "1", "text", "rendering")]
    public void Given_payoffs_whose_sum_is_too_long_Then_the_case_names_the_quantity(
        string inner, string leaf, string section, string quantity)
    {
        var efg = $"EFG 2 R \\\"\\\" {{ \\\"A\\\" \\\"B\\\" }} p \\\"\\\" 1 1 {{ \\\"on\\\" }} {inner} t \\\"\\\" {leaf}";
        _engine.Run(EngineRun.RequestOf(EngineRun.Case(
            "long", "extensive_game", $$$"""{"game": {"name": "efg", "text": "{{{efg}}}"}, "{{{section}}}": true}""")));
        var failed = _engine.Events[^1];
        Assert.Equal("unsupported", failed.GetProperty("kind").GetString());
        Assert.Equal($"{quantity}: {Beyond}", failed.GetProperty("message").GetString());
    }

    public void Dispose() => _engine.Dispose();
}
