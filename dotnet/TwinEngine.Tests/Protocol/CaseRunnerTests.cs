using TwinEngine.Cases;
using TwinEngine.Protocol;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Protocol;

/// <summary>A fault of the engine itself costs its case and names the place.</summary>
public sealed class CaseRunnerTests : IDisposable
{
    private readonly EngineRun _engine = new();

    [Fact]
    public void Given_a_fault_Then_its_message_names_the_innermost_method_of_the_engine()
    {
        var request = RequestReader.Read(_engine.Write(EngineRun.RequestOf(EngineRun.Case("bad", "faulty", "{}"))));
        using var errors = new StringWriter();
        var runner = new CaseRunner(
            new CaseRegistry([new Faulty()]), FixtureFolder.Open(_engine.Out), new EventLog(errors), CancellationToken.None);
        Assert.False(runner.Run(request));
        // Thrown by a method of the tests, which the runner called: the tests are not the engine.
        Assert.Contains("found InvalidOperationException: lost (in TwinEngine.Protocol.CaseRunner.RunCase)", errors.ToString(), StringComparison.Ordinal);
    }

    public void Dispose() => _engine.Dispose();

    private sealed class Faulty : ICaseKind
    {
        public string Name => "faulty";

        public IReadOnlyList<string> Games => [];

        public IReadOnlyList<Formulation> Formulations => [];

        public CaseResult Compute(JsonField parameters, ICaseMonitor monitor) => throw new InvalidOperationException("lost");
    }
}
