using System.Globalization;
using TwinEngine.Cases;
using TwinEngine.Games;

namespace TwinEngine.Cfr;

/// <summary>The quantities that every CFR run reports, whoever ran it.</summary>
internal static class StrategyQuantities
{
    public static IEnumerable<Quantity> Of(GameTree tree, IEnumerable<AverageStrategy> averages) =>
        averages.Select(average => new Quantity(
            $"average_strategy.{average.Iteration}",
            Kinds.Strategy,
            Values.Strategy(tree, (infoset, action) => Values.Of(average.Rows[infoset][action])),
            Kinds.Real));

    /// <summary>iteration -> value in chips per deal.</summary>
    public static Quantity Series(string id, string definition, IEnumerable<(int Iteration, double Value)> entries) =>
        new(id, Kinds.Series,
            Values.Table(
                entries,
                entry => entry.Iteration.ToString(CultureInfo.InvariantCulture),
                entry => Values.Of(entry.Value)),
            Kinds.Real, Units.ChipsPerDeal, definition);
}
