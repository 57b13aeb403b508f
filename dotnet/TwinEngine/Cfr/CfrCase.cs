using TwinEngine.Cases;
using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;
using TwinEngine.Protocol;

namespace TwinEngine.Cfr;

/// <summary>The case kind <c>cfr</c>: average strategies at checkpoints, and what they are worth.</summary>
internal sealed class CfrCase : ICaseKind
{
    public string Name => "cfr";

    public IReadOnlyList<string> Games => KuhnGameReader.Names;

    public IReadOnlyList<Formulation> Formulations => [];

    public CaseResult Compute(JsonField parameters, ICaseMonitor monitor)
    {
        var fields = parameters.Object(["game", "checkpoints", "schedule", "averaging"]);
        var tree = KuhnGameReader.Read(fields["game"]).Tree;
        var checkpoints = Checkpoints.Read(fields["checkpoints"]);
        fields["schedule"].OneOf("alternating");
        fields["averaging"].OneOf("uniform");
        var solver = new CfrSolver(tree);
        var averages = new List<AverageStrategy>();
        for (var iteration = 1; iteration <= checkpoints[^1]; iteration++)
        {
            monitor.ThrowIfStopped();
            solver.Iterate();
            if (iteration == checkpoints[averages.Count])
            {
                averages.Add(AverageStrategy.After(iteration, tree, solver));
            }

            monitor.Report(iteration, checkpoints[^1]);
        }

        return new CaseResult([Smallest(solver), .. StrategyQuantities.Of(tree, averages), .. Worth(tree, averages)]);
    }

    private static Quantity Smallest(CfrSolver solver) =>
        new("smallest_positive_regret_sum", Kinds.Real, Values.Of(solver.SmallestPositiveRegretSum));

    private static IEnumerable<Quantity> Worth(GameTree tree, List<AverageStrategy> averages)
    {
        var reports = averages.Select(average => (average.Iteration, Report: average.Evaluate(tree))).ToArray();
        yield return Series("expected_value", Definitions.ExpectedValue, report => report.Values[0]);
        yield return Series("nash_conv", Definitions.NashConv, report => report.NashConv);
        yield return Series("exploitability", Definitions.Exploitability, report => report.Exploitability);

        Quantity Series(string id, string definition, Func<DeviationReport, Rational> value) =>
            StrategyQuantities.Series(
                id, definition, reports.Select(entry => (entry.Iteration, value(entry.Report).ToDouble())));
    }
}
