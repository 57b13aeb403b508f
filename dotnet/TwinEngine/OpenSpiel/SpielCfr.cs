using Python.Runtime;
using TwinEngine.Cases;
using TwinEngine.Cfr;
using TwinEngine.Games;

namespace TwinEngine.OpenSpiel;

/// <summary>OpenSpiel's own CFR (C++), measured at checkpoints by OpenSpiel's own evaluation.</summary>
internal sealed class SpielCfr(PySpiel pyspiel, PyObject game, GameTree tree)
{
    public CaseResult Run(IReadOnlyList<int> checkpoints, ICaseMonitor monitor)
    {
        using var solver = pyspiel.CfrSolver(game);
        var measured = new List<Measurement>();
        for (var iteration = 1; iteration <= checkpoints[^1]; iteration++)
        {
            monitor.ThrowIfStopped();
            solver.InvokeMethod("evaluate_and_update_policy").Dispose();
            if (iteration == checkpoints[measured.Count])
            {
                measured.Add(Measure(iteration, solver));
            }

            monitor.Report(iteration, checkpoints[^1]);
        }

        return new CaseResult(
        [
            .. StrategyQuantities.Of(tree, measured.Select(entry => entry.Average)),
            Series("expected_value", Definitions.ExpectedValue, entry => entry.ExpectedValue),
            Series("nash_conv", Definitions.NashConv, entry => entry.NashConv),
            Series("exploitability", Definitions.Exploitability, entry => entry.Exploitability),
        ]);

        Quantity Series(string id, string definition, Func<Measurement, double> value) => StrategyQuantities.Series(
            id, definition, measured.Select(entry => (entry.Average.Iteration, value(entry))));
    }

    private Measurement Measure(int iteration, PyObject solver)
    {
        using var policy = solver.InvokeMethod("tabular_average_policy");
        return new Measurement(
            new AverageStrategy(iteration, SpielPolicy.Read(tree, policy)),
            pyspiel.ExpectedReturns(game, policy)[0],
            pyspiel.NashConv(game, policy),
            pyspiel.Exploitability(game, policy));
    }

    private sealed record Measurement(
        AverageStrategy Average, double ExpectedValue, double NashConv, double Exploitability);
}
