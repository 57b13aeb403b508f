using System.Runtime.Versioning;
using System.Text.Json;
using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Tests.Process;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.OpenSpiel;

/// <summary>
/// The bridge, in a process of its own (an interpreter starts once a process). It needs an interpreter with open_spiel: PYTHONNET_PYEXE,
/// VIRTUAL_ENV or python3 on PATH.
/// </summary>
[UnsupportedOSPlatform("windows")] // shell scripts stand in for interpreters
public sealed class OpenSpielProcessTests : IDisposable
{
    private const double Rounding = 1e-12; // sums of some sixty products of magnitude 1: 1e-14; a wrong figure is off by far more

    private static readonly string[] _profiles =
    [
        """{"name": "uniform"}""",
        """{"name": "blueprint"}""",
        """{"name": "naive"}""",
        """{"name": "equilibrium", "alpha": "1/6"}""",
        """{"name": "naive", "onto": {"name": "equilibrium", "alpha": "1/3"}}""",
        """{"name": "safe_with_margin", "delta": "1/5", "rule": "mix"}""",
    ];

    private readonly EngineRun _engine = new();

    [Fact]
    public void Given_profiles_Then_pyspiels_figures_are_the_exact_ones()
    {
        var cases = _profiles.Select((profile, index) => EngineRun.Case(
            $"p{index}", "openspiel_reference", $$"""{"game": "kuhn_poker", "task": "profile", "profile": {{profile}}}"""));
        RunAll(cases.ToArray());
        for (var index = 0; index < _profiles.Length; index++)
        {
            var report = DeviationReport.Of(Kuhn.Standard.Tree, Kuhn.Profile(Kuhn.Standard, _profiles[index]));
            Assert.Equal(report.NashConv.ToDouble(), Number(index, "nash_conv"), Rounding);
            Assert.Equal(report.Exploitability.ToDouble(), Number(index, "exploitability"), Rounding);
            Assert.Equal(report.Values[0].ToDouble(), Number(index, "expected_value.player_1"), Rounding);
            Assert.Equal(report.Values[1].ToDouble(), Number(index, "expected_value.player_2"), Rounding);
        }

        double Number(int index, string quantity) => _engine.Quantity($"p{index}", quantity).GetDouble();
    }

    [Fact]
    public void Given_the_tree_Then_it_is_the_one_built_from_the_rules()
    {
        RunAll(EngineRun.Case("tree", "openspiel_reference", """{"game": "kuhn_poker", "task": "tree"}"""));
        var tree = Kuhn.Standard.Tree;
        var nodes = _engine.Quantity("tree", "tree").EnumerateObject().ToArray();
        Assert.Equal(
            Enumerable.Range(0, tree.NodeCount).Select(node => string.Join(' ', tree.Path(0, node))),
            nodes.Select(node => node.Name));
        foreach (var (written, node) in nodes.Select((written, node) => (written.Value, node)))
        {
            Assert.Equal(tree.Kind(node).ToString().ToLowerInvariant(), written.GetProperty("type").GetString());
            switch (tree.Kind(node))
            {
                case NodeKind.Terminal:
                    Assert.Equal([tree.Payoff(node, 0).ToDouble(), tree.Payoff(node, 1).ToDouble()], Numbers(written, "payoffs"));
                    break;
                case NodeKind.Chance:
                    Assert.Equal(tree.Children(node).Select(child => tree.EdgeProbability(child).ToDouble()), Numbers(written, "probabilities"));
                    break;
                default:
                    var infoset = tree.Infosets[tree.InfosetOf(node)];
                    Assert.Equal(infoset.Label, written.GetProperty("infoset").GetString());
                    Assert.Equal(Players.Name(infoset.Player), written.GetProperty("player").GetString());
                    break;
            }
        }

        Assert.Equal(58, _engine.Quantity("tree", "node_count").GetInt32());
        Assert.Equal(12, _engine.Quantity("tree", "infoset_count").GetInt32());
    }

    // Both visit the histories in the same order and add in the same order, so not a bit may differ.
    [Fact]
    public void Given_cfr_Then_OpenSpiels_averages_are_this_engines_to_the_last_bit()
    {
        RunAll(
            EngineRun.Case("theirs", "openspiel_reference", """{"game": "kuhn_poker", "task": "cfr", "checkpoints": [1, 7, 300]}"""),
            EngineRun.Case("ours", "cfr", """{"game": {"name": "kuhn_poker", "payoffs": "standard"}, "checkpoints": [1, 7, 300], "schedule": "alternating", "averaging": "uniform"}"""));
        foreach (var checkpoint in new[] { "1", "7", "300" })
        {
            Assert.Equal(
                _engine.Quantity("theirs", $"average_strategy.{checkpoint}").GetRawText(),
                _engine.Quantity("ours", $"average_strategy.{checkpoint}").GetRawText());
            foreach (var quantity in new[] { "expected_value", "nash_conv", "exploitability" })
            {
                Assert.Equal(
                    _engine.Quantity("theirs", quantity).GetProperty(checkpoint).GetDouble(),
                    _engine.Quantity("ours", quantity).GetProperty(checkpoint).GetDouble(),
                    Rounding);
            }
        }
    }

    [Theory]
    [InlineData("/nowhere/python", "expected /nowhere/python to be a Python interpreter, found: ")]
    [InlineData("/bin/false", "expected /bin/false to be a Python interpreter, found exit code 1 (no message): install Python with a shared libpython and open_spiel, and name it in PYTHONNET_PYEXE")]
    [InlineData("/bin/echo", "expected /bin/echo to be a Python interpreter, found: ")]
    public void Given_no_interpreter_Then_only_these_cases_fail(string interpreter, string message)
    {
        var (code, events) = Run(interpreter, WithOneOfOurOwn());
        Assert.Equal(ExitCode.CasesFailed, code);
        var failures = events.Where(e => e.GetProperty("event").GetString() == "case_failed").ToArray();
        Assert.Equal(["t1", "t2"], failures.Select(e => e.GetProperty("case").GetString()));
        Assert.All(failures, e => Assert.Equal("missing dependency", e.GetProperty("kind").GetString()));
        Assert.All(failures, e => Assert.StartsWith(message, e.GetProperty("message").GetString(), StringComparison.Ordinal));
        Assert.Equal(["own.json"], Directory.GetFiles(_engine.Out).Select(Path.GetFileName));
    }

    [Fact]
    public void Given_an_interpreter_whose_library_is_missing_Then_it_says_where_it_looked()
    {
        var fake = Path.Combine(_engine.Folder, "python");
        File.WriteAllText(fake, """
            #!/bin/sh
            echo '{"folders": ["/nowhere/lib", null], "names": ["libpython3.11.so.1.0", "libpython3.11.a"], "home": "/nowhere", "path": []}'
            """);
        File.SetUnixFileMode(fake, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var (_, events) = Run(fake, WithOneOfOurOwn());
        Assert.Equal(
            $"expected the shared library of {fake}, found none at /nowhere/lib/libpython3.11.so.1.0: install Python with a shared libpython and open_spiel, and name it in PYTHONNET_PYEXE",
            events.First(e => e.GetProperty("event").GetString() == "case_failed").GetProperty("message").GetString());
    }

    [Fact]
    public void Given_an_interpreter_without_pyspiel_Then_it_says_how_to_install_it()
    {
        var bare = Path.Combine(_engine.Folder, "python");
        var real = Environment.GetEnvironmentVariable("PYTHONNET_PYEXE") ?? "python3";
        File.WriteAllText(bare, $"#!/bin/sh\nexec '{real}' -I -S \"$@\"\n"); // -S: no site-packages
        File.SetUnixFileMode(bare, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var (code, events) = Run(bare, WithOneOfOurOwn());
        Assert.Equal(ExitCode.CasesFailed, code);
        var failed = events.First(e => e.GetProperty("event").GetString() == "case_failed");
        Assert.Equal("missing dependency", failed.GetProperty("kind").GetString());
        Assert.Equal(
            $"expected the module pyspiel for {bare}, found: No module named 'pyspiel': {bare} -m pip install open_spiel",
            failed.GetProperty("message").GetString());
    }

    // pyspiel loads it, cannot walk it, and is damaged by the attempt: later, at exit at the latest, it may crash.
    [Fact]
    public void Given_a_game_that_goes_wrong_while_it_is_walked_Then_it_is_unsupported_in_one_line_and_the_exit_is_clean()
    {
        var (code, events) = Run(interpreter: null, [EngineRun.Case(
            "negative", "extensive_game", """{"game": {"name": "openspiel", "game": "goofspiel(num_cards=-1)"}}""")]);
        Assert.Equal(ExitCode.CasesFailed, code);
        var failed = events.Single(e => e.GetProperty("event").GetString() == "case_failed");
        Assert.Equal("unsupported", failed.GetProperty("kind").GetString());
        var message = failed.GetProperty("message").GetString()!;
        Assert.StartsWith(
            "params.game.game: expected a game that OpenSpiel answers for at every history, found goofspiel(num_cards=-1): ",
            message,
            StringComparison.Ordinal);
        Assert.DoesNotContain('\n', message);
    }

    // A stand-in for what a game that went wrong inside OpenSpiel can leave behind: a module whose own end kills the process.
    [Fact]
    public void Given_an_interpreter_that_would_crash_when_taken_down_Then_no_result_is_lost()
    {
        Directory.CreateDirectory(Path.Combine(_engine.Folder, "lib"));
        File.WriteAllText(
            Path.Combine(_engine.Folder, "lib", "pyspiel.py"),
            """
            import atexit, os, signal, sys
            sys.path.remove(os.path.dirname(__file__))
            del sys.modules['pyspiel']
            import pyspiel
            atexit.register(os.kill, os.getpid(), signal.SIGSEGV)
            """);
        var python = Environment.GetEnvironmentVariable("PYTHONNET_PYEXE")
            ?? Path.Combine(Environment.GetEnvironmentVariable("VIRTUAL_ENV") ?? "/usr", "bin", "python3");
        var crashing = Path.Combine(_engine.Folder, "python");
        File.WriteAllText(crashing, $"#!/bin/sh\nPYTHONPATH='{_engine.Folder}/lib' exec '{python}' \"$@\"\n");
        File.SetUnixFileMode(crashing, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var (code, events) = Run(crashing, WithOneOfOurOwn());
        Assert.Equal(ExitCode.Done, code);
        Assert.Equal(3, events.Count(e => e.GetProperty("event").GetString() == "case_finished"));
    }

    public void Dispose() => _engine.Dispose();

    private static string[] WithOneOfOurOwn() =>
    [
        EngineRun.Case("t1", "openspiel_reference", """{"game": "kuhn_poker", "task": "tree"}"""),
        EngineRun.Case("own", "ported_check", """{"check": "coherence_cell", "own": {"payoffs": "standard"}, "mutations": {}, "variations": {}}"""),
        EngineRun.Case("t2", "openspiel_reference", """{"game": "kuhn_poker", "task": "tree"}"""),
    ];

    private static double[] Numbers(JsonElement node, string name) =>
        node.GetProperty(name).EnumerateArray().Select(entry => entry.GetDouble()).ToArray();

    private void RunAll(params string[] cases)
    {
        var (code, events) = Run(interpreter: null, cases);
        Assert.True(code == ExitCode.Done, string.Join('\n', events.Select(e => e.GetRawText())));
    }

    private (int Code, JsonElement[] Events) Run(string? interpreter, string[] cases)
    {
        _engine.Write(EngineRun.RequestOf(cases));
        var script = $"{EngineProcess.Command} run '{_engine.Folder}/request.json' --out '{_engine.Out}'";
        var (code, _, errors) = interpreter is null
            ? EngineProcess.Bash(script)
            : EngineProcess.Bash(script, ("PYTHONNET_PYEXE", interpreter));
        return (code, errors.Split('\n', StringSplitOptions.RemoveEmptyEntries)
            .Select(line => JsonDocument.Parse(line).RootElement).ToArray());
    }
}
