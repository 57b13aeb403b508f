using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Process;

/// <summary>What only a process of its own can show: signals, limits, standard streams.</summary>
public sealed class CommandTests : IDisposable
{
    private const string Kuhn = """{"name": "kuhn_poker", "payoffs": "standard"}""";

    private readonly EngineRun _engine = new();

    private string RunScript => $"exec {EngineProcess.Command} run '{_engine.Folder}/request.json' --out '{_engine.Out}'";

    [Theory]
    [InlineData("INT", 130)] // 128 + signal number: bash manual, "Exit Status"
    [InlineData("TERM", 143)]
    public void Given_a_signal_in_a_long_case_Then_it_ends_with_the_shells_code_and_leaves_no_temporary_file(string signal, int expected)
    {
        var cases = Enumerable.Range(0, 20).Select(index => EngineRun.Case(
            $"long.{index}", "cfr", $$"""{"game": {{Kuhn}}, "checkpoints": [100000], "schedule": "alternating", "averaging": "uniform"}"""));
        _engine.Write(EngineRun.RequestOf(cases.ToArray()));
        var (code, _, _) = EngineProcess.Bash(
            $$"""
            set -m # background jobs keep their SIGINT
            ({{RunScript}}) 2> '{{_engine.Folder}}/events' &
            until grep -q progress '{{_engine.Folder}}/events'; do sleep 0.05; done
            kill -{{signal}} $!
            wait $!
            """);
        Assert.Equal(expected, code);
        Assert.EndsWith("twinengine: stopped by a signal; finished fixtures stay\n", File.ReadAllText($"{_engine.Folder}/events"), StringComparison.Ordinal);
        Assert.Empty(_engine.Temporaries);
    }

    [Fact]
    public void Given_a_limit_on_file_sizes_Then_the_case_fails_and_no_temporary_file_stays()
    {
        _engine.Write(EngineRun.RequestOf(
            EngineRun.Case("large", "profile_evaluation", $$"""{"game": {{Kuhn}}, "profile": {"name": "uniform"} }"""),
            EngineRun.Case("small", "ported_check", """{"check": "coherence_cell", "own": {"payoffs": "standard"}, "mutations": {}, "variations": {}}""")));

        // 4 blocks of 1,024 bytes. The runtime maps its own code from a file and could not start under the limit: hence the variable.
        var (code, _, errors) = EngineProcess.Bash($"ulimit -f 4; {RunScript}", ("DOTNET_EnableWriteXorExecute", "0"));
        Assert.Equal(ExitCode.CasesFailed, code);
        Assert.Contains(
            $$"""{"event":"case_failed","case":"large","kind":"error","message":"expected to write {{_engine.Out}}/large.json, found: the file is too large for the file system"}""",
            errors,
            StringComparison.Ordinal);
        Assert.Equal(["small.json"], Directory.GetFiles(_engine.Out).Select(Path.GetFileName));
    }

    [Fact]
    public void Given_nobody_who_reads_its_events_Then_it_computes_all_the_same()
    {
        _engine.Write(EngineRun.RequestOf(EngineRun.Case("a", "profile_evaluation", $$"""{"game": {{Kuhn}}, "profile": {"name": "uniform"} }""")));
        Assert.Equal(0, EngineProcess.Bash($"{RunScript} 2> /dev/full").Code);
        Assert.True(File.Exists(Path.Combine(_engine.Out, "a.json")));
    }

    [Fact]
    public void Given_a_full_standard_output_Then_describe_says_so_in_one_line()
    {
        var (code, _, errors) = EngineProcess.Bash($"{EngineProcess.Command} describe > /dev/full");
        Assert.Equal(ExitCode.Crash, code);
        Assert.StartsWith("twinengine: expected no failure of the engine, found IOException: ", errors, StringComparison.Ordinal);
        Assert.Single(errors.TrimEnd().Split('\n'));
    }

    public void Dispose() => _engine.Dispose();
}
