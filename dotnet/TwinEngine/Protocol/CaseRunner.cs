using System.Diagnostics;
using TwinEngine.Cases;

namespace TwinEngine.Protocol;

/// <summary>
/// Computes the cases of a request in order, one fixture each; a case that fails says so and the others go on.
/// </summary>
internal sealed class CaseRunner(CaseRegistry registry, FixtureFolder folder, EventLog events, CancellationToken stop)
{
    private const int MostShown = 200; // characters of a failure that was not foreseen

    /// <returns>Whether every case was computed.</returns>
    /// <exception cref="OperationCanceledException">The engine was told to stop.</exception>
    public bool Run(EngineRequest request)
    {
        var all = true;
        foreach (var wanted in request.Cases)
        {
            stop.ThrowIfCancellationRequested();
            all &= RunCase(wanted, request.SpecDigest);
        }

        return all;
    }

    private bool RunCase(CaseRequest wanted, string specDigest)
    {
        events.Started(wanted.Id);
        var clock = Stopwatch.StartNew();
        try
        {
            var result = registry.Find(wanted.Kind).Compute(wanted.Parameters, new CaseMonitor(events, wanted.Id, stop));
            var fixture = new Fixture(wanted, specDigest, result, clock.Elapsed.TotalSeconds);
            folder.Write(wanted.Id, fixture.ToJson());
            events.Finished(wanted.Id, clock.Elapsed.TotalSeconds);
            return true;
        }
        catch (OperationCanceledException)
        {
            throw;
        }
        catch (Exception failure)
        {
            var (kind, message) = Tell(failure);
            events.Failed(wanted.Id, kind, message);
            return false;
        }
    }

    private static (string Kind, string Message) Tell(Exception failure) => failure switch
    {
        CaseFailedException known => (known.Kind, known.Message),
        FieldException field => ("invalid", field.Message),
        _ => ("error", $"expected no failure of the engine, found {failure.GetType().Name}: {Found.Shorten(failure.Message, MostShown)}{PlaceOf(failure)}"),
    };

    /// <summary>The innermost method of this engine that the failure passed through.</summary>
    private static string PlaceOf(Exception failure)
    {
        var method = new StackTrace(failure).GetFrames().Select(frame => frame.GetMethod())
            .FirstOrDefault(method => method?.DeclaringType?.Assembly == typeof(CaseRunner).Assembly);
        return method is null ? "" : $" (in {method.DeclaringType!.FullName}.{method.Name})";
    }
}
