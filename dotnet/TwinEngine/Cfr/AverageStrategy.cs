using TwinEngine.Evaluation;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Cfr;

/// <summary>An average strategy after some iterations, and what it is worth: evaluated exactly, rounded once.</summary>
internal sealed record AverageStrategy(int Iteration, IReadOnlyList<IReadOnlyList<double>> Rows)
{
    public static AverageStrategy After(int iteration, GameTree tree, CfrSolver solver) =>
        new(iteration, Enumerable.Range(0, tree.Infosets.Count).Select(index => solver.Average(index)).ToArray());

    /// <summary>
    /// A table of doubles is a table of binary fractions: this evaluates just that table, rows as they stand.
    /// </summary>
    public DeviationReport Evaluate(GameTree tree)
    {
        var rows = Enumerable.Range(0, Rows.Count).ToDictionary(index => tree.Infosets[index], index => Rows[index]);
        return DeviationReport.Of(tree, Profile.Of(tree, infoset => rows[infoset].Select(entry => entry.ToRational()).ToArray()));
    }
}
