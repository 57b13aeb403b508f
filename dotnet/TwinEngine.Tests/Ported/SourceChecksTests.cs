using System.Text.Json;
using TwinEngine.Efg;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;
using TwinEngine.Ported.Checks;
using TwinEngine.Protocol;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Ported;

/// <summary>
/// Each check on inputs whose answers follow from GT-13c's printed figures, or from theorems: Kuhn 1950 (the family is an
/// equilibrium of the standard game), linearity (no mixed plan beats the best pure one).
/// </summary>
public sealed class SourceChecksTests
{
    private const string Grid = """{"alpha": ["0", "1/2", "1"], "beta": ["0", "1"]}""";

    private const string Exercise = """{"name": "entry_with_cost"}""";

    private const string Blueprint = """{"name": "blueprint"}""";

    [Theory]

    // Section 2: the counter's six, whatever the sums +2.0000 and +1.0000 of the ported loop.
    [InlineData("weight_sum_counter", """{"enumeration": "ported", "profile": {"name": "blueprint"}}""", true, false)]
    [InlineData("weight_sum_counter", """{"enumeration": "corrected", "profile": {"name": "naive"}}""", true, true)]
    [InlineData("weight_audit", """{"enumeration": "ported", "profile": {"name": "blueprint"}}""", false, false)]
    [InlineData("weight_audit", """{"enumeration": "corrected", "profile": {"name": "blueprint"}}""", true, true)]

    // Section 1 prints -0.3333, -1.3333, -0.3333; section 2's corrected loop 0.0000, -1.0000, 0.0000.
    [InlineData("reproduction", """{"enumeration": "ported", "payoffs": "notebook"}""", true, true)]
    [InlineData("reproduction", """{"enumeration": "corrected", "payoffs": "notebook"}""", false, false)]

    // Section 2: the naive splice costs 1; the check reads no proposal.
    [InlineData("safe_preserves", $$"""{"payoffs": "notebook", "blueprint": {{Blueprint}}, "splice": {"name": "naive"} }""", true, false)]
    [InlineData("safe_preserves", $$"""{"payoffs": "notebook", "blueprint": {{Blueprint}}, "splice": {"name": "safe"} }""", true, true)]

    // Section 2: the naive delta is -1.0000 under both loops; a splice at the root of the jack moves doubled paths.
    [InlineData("delta_survives", """{"payoffs": "notebook", "splice": {"name": "naive"}}""", true, true)]
    [InlineData("delta_survives", """{"payoffs": "notebook", "splice": {"name": "blueprint", "rows": {"|2": {"p": 1, "b": 0}}}}""", false, false)]

    // Section 3: +1.3333 for the blueprint; Kuhn 1950 for the family.
    [InlineData("exploitability_constant", $$"""{"payoffs": "notebook", "profile": {{Blueprint}}}""", true, false)]
    [InlineData("exploitability_constant", """{"payoffs": "standard", "profile": {"name": "equilibrium", "alpha": 0}}""", true, true)]
    [InlineData("nash_report", $$"""{"payoffs": "notebook", "profile": {{Blueprint}}}""", false, false)]

    // By hand, GT-13b's payoffs: a bet that is folded to costs 1, so who never bets is right against who never bets; a king that
    // would call makes betting no better.
    [InlineData("nash_report", """{"payoffs": "notebook", "profile": {"name": "always_pass", "rows": {"2b": {"p": 0, "b": 1}}}}""", true, true)]

    // Kuhn 1950: no pure profile of the standard game is an equilibrium, so the report denies the family, too.
    [InlineData("nash_report", """{"payoffs": "standard", "profile": {"name": "equilibrium", "alpha": "1/3"}}""", false, true)]

    // Section 2's corrected figures; under standard payoffs the blueprint does not earn 0 (by hand: jack and queen fold).
    [InlineData("coherence_cell", """{"payoffs": "notebook"}""", true, true)]
    [InlineData("coherence_cell", """{"payoffs": "standard"}""", true, false)]

    // Section 3: the blueprint's best pure opponent gets 2/3 and the naive one's 7/6; three times as much is too much.
    [InlineData("mixed_within_bound", $$"""{"payoffs": "notebook", "opponent": {{Blueprint}}, "scale": "1", "grid": {{Grid}}}""", true, true)]
    [InlineData("mixed_within_bound", $$"""{"payoffs": "notebook", "opponent": {{Blueprint}}, "scale": "3", "grid": {{Grid}}}""", false, false)]

    // By hand, GT-07's exercise 3: RenderTree writes no probability and two decimals (-0.501 as -0.50); In, High, Fight pays -2.5 or -3.
    [InlineData("rendering_comparison", $$"""{"left": {{Exercise}}, "right": {{Exercise}} }""", true, true)]
    [InlineData("rendering_comparison", $$"""{"left": {{Exercise}}, "right": {"name": "entry_with_cost", "probability_high": "1/2"} }""", true, false)]
    [InlineData("rendering_comparison", $$"""{"left": {{Exercise}}, "right": {"name": "entry_with_cost", "high": "1.501"} }""", true, false)]
    [InlineData("rendering_comparison", $$"""{"left": {{Exercise}}, "right": {"name": "entry_with_cost", "high": "2"} }""", false, false)]

    // By hand: the same tree with another name for an information set is drawn otherwise.
    [InlineData("rendering_comparison", """{"left": {"name": "efg", "text": "EFG 2 R \"\" { \"a\" \"b\" } p \"\" 1 1 \"x\" { \"l\" } 0 t \"\" 1 { 0 0 }"}, "right": {"name": "efg", "text": "EFG 2 R \"\" { \"a\" \"b\" } p \"\" 1 1 \"y\" { \"l\" } 0 t \"\" 1 { 0 0 }"}}""", false, true)]
    [InlineData("rendering_comparison", """{"left": {"name": "market_entry"}, "right": {"name": "matching_pennies"}}""", false, false)]
    public void Given_an_input_Then_check_and_sentence_answer(string check, string input, bool expectedCheck, bool expectedSentence)
    {
        var outcome = Check(check).Judge(new JsonField(JsonDocument.Parse(input).RootElement, "own"));
        Assert.Equal((expectedCheck, expectedSentence), (outcome.Check, outcome.Sentence));
    }

    [Theory]
    [InlineData("weight_audit", """{"enumeration": "mended", "profile": {"name": "naive"}}""", "own.enumeration: expected one of ported corrected, found \"mended\"")]
    [InlineData("weight_audit", """{"enumeration": "ported", "profile": {"name": "always_pass"}}""", "own.profile.name: expected one of blueprint naive safe uniform, found \"always_pass\"")]
    [InlineData("weight_audit", """{"enumeration": "ported", "profile": {"name": "safe", "rows": {"pp|0": {}}}}""", "own.profile.rows: expected keys among |0 |1 |2 pb|0 pb|1 pb|2 b|0 b|1 b|2 p|0 p|1 p|2, found pp|0")]
    [InlineData("coherence_cell", """{"payoffs": "kuhn"}""", "own.payoffs: expected one of standard notebook, found \"kuhn\"")]
    [InlineData("rendering_comparison", """{"left": {"name": "market_entry"}, "right": {"name": "solitaire"}}""", "own.right.name: expected one of efg market_entry matching_pennies card_game chain_store entry_with_cost kuhn_poker leduc_poker, found \"solitaire\"")]
    [InlineData("coherence_cell", """{}""", "own: expected a field payoffs, found only none")]
    public void Given_a_bad_input_Then_it_says_what_is_wrong_and_where(string check, string input, string message) =>
        Assert.Equal(message, Assert.ThrowsAny<Exception>(() =>
            Check(check).Judge(new JsonField(JsonDocument.Parse(input).RootElement, "own"))).Message);

    private static ISourceCheck Check(string name)
    {
        var games = new GameReader([EfgGames.Source, .. BuiltInGames.All]);
        return SourceChecks.All(field => games.Read(field, new Unwatched()).Tree)[name];
    }
}
