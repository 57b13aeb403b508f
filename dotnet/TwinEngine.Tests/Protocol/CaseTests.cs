using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Protocol;

/// <summary>Cases that fail: exit code 4, a kind, one line; the others go on.</summary>
public sealed class CaseTests : IDisposable
{
    private const string Kuhn = """{"name": "kuhn_poker", "payoffs": "standard"}""";

    private static readonly string _good =
        EngineRun.Case("good", "profile_evaluation", $$"""{"game": {{Kuhn}}, "profile": {"name": "uniform"} }""");

    private readonly EngineRun _engine = new();

    [Theory]
    [InlineData("leduc_solver", "{}", "unsupported", "kind: expected one of ported_enumeration ported_check ported_tree profile_evaluation best_response_mixed cfr extensive_game openspiel_reference, found leduc_solver")]
    [InlineData("profile_evaluation", """{"game": {"name": "leduc_poker"}, "profile": {"name": "uniform"}}""", "unsupported", "params.game.name: expected one of kuhn_poker, found \"leduc_poker\"")]
    [InlineData("openspiel_reference", """{"game": "leduc_poker", "task": "tree"}""", "unsupported", "params.game: expected one of kuhn_poker, found \"leduc_poker\"")]
    [InlineData("profile_evaluation", "{}", "invalid", "params: expected a field game, found only none")]
    [InlineData("profile_evaluation", $$"""{"game": {{Kuhn}}, "profile": {"name": "uniform"}, "seed": 1}""", "invalid", "params: expected the fields game profile, found also seed")]
    [InlineData("profile_evaluation", """{"game": {"name": "kuhn_poker", "payoffs": "german"}, "profile": {"name": "uniform"}}""", "invalid", "params.game.payoffs: expected one of standard notebook, found \"german\"")]
    [InlineData("profile_evaluation", $$"""{"game": {{Kuhn}}, "profile": {"name": "uniform", "rows": {"a\nb": {} } } }""", "invalid", "params.profile.rows: expected infosets of kuhn_poker, found a\\nb")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [], "schedule": "alternating", "averaging": "uniform"}""", "invalid", "params.checkpoints: expected at least one checkpoint, found an array of 0")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [2, 2], "schedule": "alternating", "averaging": "uniform"}""", "invalid", "params.checkpoints[1]: expected more than the checkpoint before it, 2, found 2")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [100001], "schedule": "alternating", "averaging": "uniform"}""", "invalid", "params.checkpoints[0]: expected an integer from 1 to 100000, found 100001")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [1.0], "schedule": "alternating", "averaging": "uniform"}""", "invalid", "params.checkpoints[0]: expected an integer from 1 to 100000, found 1.0")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [1], "schedule": "per_deal", "averaging": "uniform"}""", "invalid", "params.schedule: expected one of alternating, found \"per_deal\"")]
    [InlineData("cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [1], "schedule": "alternating", "averaging": "linear"}""", "invalid", "params.averaging: expected one of uniform, found \"linear\"")]
    [InlineData("best_response_mixed", $$"""{"game": {{Kuhn}}, "opponent": {"name": "naive"}, "base": {"name": "naive"}, "grid": {"alpha": ["2"], "beta": [0]} }""", "invalid", "params.grid.alpha[0]: expected a number from 0 to 1, found \"2\"")]
    [InlineData("best_response_mixed", $$"""{"game": {{Kuhn}}, "opponent": {"name": "naive"}, "base": {"name": "naive"}, "grid": {"alpha": [], "beta": [0]} }""", "invalid", "params.grid.alpha: expected at least one probability, found an array of 0")]
    [InlineData("ported_enumeration", """{"profiles": {"naive": {"name": "naive"}}, "opponent": {"name": "safe"}, "baseline": "blueprint"}""", "invalid", "params.baseline: expected one of naive, found \"blueprint\"")]
    [InlineData("ported_check", """{"check": "vibes", "own": {}, "mutations": {}, "variations": {}}""", "invalid", "params.check: expected one of weight_sum_counter weight_audit reproduction safe_preserves delta_survives exploitability_constant nash_report coherence_cell mixed_within_bound rendering_comparison, found \"vibes\"")]
    [InlineData("ported_check", """{"check": "coherence_cell", "own": {"payoffs": "standard"}, "mutations": {"m": {}}, "variations": {}}""", "invalid", "params.mutations.m: expected a field payoffs, found only none")]
    [InlineData("openspiel_reference", """{"game": "kuhn_poker"}""", "invalid", "params: expected a field task, found none")]
    [InlineData("openspiel_reference", """{"game": "kuhn_poker", "task": "solve"}""", "invalid", "params.task: expected one of tree profile cfr attributes playout exploration, found \"solve\"")]
    public void Given_a_case_that_cannot_be_computed_Then_it_says_so_and_the_others_go_on(
        string kind, string parameters, string failure, string message)
    {
        Assert.Equal(ExitCode.CasesFailed, _engine.Run(EngineRun.RequestOf(EngineRun.Case("bad", kind, parameters), _good)));
        var failed = _engine.Events.Single(e => e.GetProperty("event").GetString() == "case_failed");
        Assert.Equal("bad", failed.GetProperty("case").GetString());
        Assert.Equal(failure, failed.GetProperty("kind").GetString());
        Assert.Equal(message, failed.GetProperty("message").GetString());
        Assert.Equal(["good.json"], Directory.GetFiles(_engine.Out).Select(Path.GetFileName));
    }

    [Fact]
    public void Given_a_fixture_that_cannot_be_written_Then_only_its_case_fails_and_no_temporary_file_stays()
    {
        Directory.CreateDirectory(Path.Combine(_engine.Out, "blocked.json")); // a folder where the fixture should be
        var blocked = _good.Replace("good", "blocked", StringComparison.Ordinal);
        Assert.Equal(ExitCode.CasesFailed, _engine.Run(EngineRun.RequestOf(blocked, _good)));
        var failed = _engine.Events.Single(e => e.GetProperty("event").GetString() == "case_failed");
        Assert.Equal("error", failed.GetProperty("kind").GetString());
        Assert.StartsWith($"expected to write {Path.Combine(_engine.Out, "blocked.json")}, found: ", failed.GetProperty("message").GetString(), StringComparison.Ordinal);
        Assert.True(File.Exists(Path.Combine(_engine.Out, "good.json")));
        Assert.Empty(_engine.Temporaries);
    }

    [Fact]
    public void Given_an_out_folder_below_a_file_Then_exit_2_and_one_line()
    {
        var below = Path.Combine(_engine.Write(EngineRun.RequestOf(_good)), "out");
        Assert.Equal(ExitCode.Malformed, _engine.Invoke("run", Path.Combine(_engine.Folder, "request.json"), "--out", below));
        Assert.StartsWith($"twinengine: --out {below}: expected a folder that can be written to, found: ", _engine.Errors, StringComparison.Ordinal);
        Assert.Single(_engine.Errors.TrimEnd().Split('\n'));
    }

    public void Dispose() => _engine.Dispose();
}
