using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Protocol;

/// <summary>What a fixture looks like (protocol.md, "Fixtures").</summary>
public sealed class FixtureTests : IDisposable
{
    private const string Parameters =
        """{"game": {"name": "kuhn_poker", "payoffs": "standard"}, "profile": {"name": "blueprint", "rows": {"0": {"p": 0.10, "b": 9E-1}}}}""";

    private readonly EngineRun _engine = new();

    public FixtureTests() => Assert.Equal(
        ExitCode.Done, _engine.Run(EngineRun.RequestOf(EngineRun.Case("a.b-c", "profile_evaluation", Parameters))));

    [Fact]
    public void The_frame_has_the_protocols_fields_in_its_order()
    {
        var fixture = _engine.Fixture("a.b-c");
        Assert.Equal(
            ["schema", "case", "engine", "spec_digest", "quantities", "run"],
            fixture.EnumerateObject().Select(member => member.Name));
        Assert.Equal("twinproof.fixture/1", fixture.GetProperty("schema").GetString());
        Assert.Equal("sha256:00", fixture.GetProperty("spec_digest").GetString());
        Assert.Equal(
            ["name", "version", "language", "runtime", "libraries"],
            fixture.GetProperty("engine").EnumerateObject().Select(member => member.Name));
    }

    [Fact]
    public void The_case_is_echoed_number_by_number()
    {
        var row = _engine.Fixture("a.b-c").GetProperty("case").GetProperty("params")
            .GetProperty("profile").GetProperty("rows").GetProperty("0");
        Assert.Equal("0.10", row.GetProperty("p").GetRawText());
        Assert.Equal("9E-1", row.GetProperty("b").GetRawText());
    }

    [Fact]
    public void Quantities_come_with_kind_unit_and_definition() // harness/docs/quantities.md, "profile_evaluation"
    {
        var nashConv = _engine.Fixture("a.b-c").GetProperty("quantities").EnumerateArray()
            .Single(quantity => quantity.GetProperty("id").GetString() == "nash_conv");
        Assert.Equal(["id", "kind", "unit", "definition", "value"], nashConv.EnumerateObject().Select(member => member.Name));
        Assert.Equal("rational", nashConv.GetProperty("kind").GetString());
        Assert.Equal("chips/deal", nashConv.GetProperty("unit").GetString());
        Assert.Equal("GameSpec.Evaluate.nashConv", nashConv.GetProperty("definition").GetString());
    }

    [Fact]
    public void The_same_request_gives_the_same_bytes_apart_from_the_run()
    {
        var first = WithoutRun(_engine.FixtureText("a.b-c"));
        Assert.Equal(ExitCode.Done, _engine.Invoke("run", Path.Combine(_engine.Folder, "request.json"), "--out", _engine.Out));
        Assert.Equal(first, WithoutRun(_engine.FixtureText("a.b-c")));
        Assert.Empty(_engine.Temporaries);
    }

    [Fact]
    public void Events_tell_the_start_and_the_end_of_a_case() =>
        Assert.Equal(
            ["case_started", "case_finished"],
            _engine.Events.Select(e => e.GetProperty("event").GetString()));

    public void Dispose() => _engine.Dispose();

    private static string WithoutRun(string fixture) => fixture[..fixture.IndexOf("\"run\":", StringComparison.Ordinal)];
}
