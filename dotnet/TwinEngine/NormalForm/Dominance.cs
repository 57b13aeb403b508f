namespace TwinEngine.NormalForm;

/// <summary>Which pure plans are dominated by another pure plan.</summary>
internal static class Dominance
{
    /// <summary>Per plan: the first plan that is better whatever the others do; -1 where there is none.</summary>
    public static int[] Strict(PayoffRanks ranks) => First(ranks, (worse, better) =>
        ranks.Others.All(others => ranks.Of(better, others) > ranks.Of(worse, others)));

    /// <summary>Per plan: the first plan that is never worse and somewhere better; -1 where there is none.</summary>
    public static int[] Weak(PayoffRanks ranks) => First(ranks, (worse, better) =>
        ranks.Others.All(others => ranks.Of(better, others) >= ranks.Of(worse, others))
        && ranks.Others.Any(others => ranks.Of(better, others) > ranks.Of(worse, others)));

    private static int[] First(PayoffRanks ranks, Func<int, int, bool> dominates)
    {
        var plans = Enumerable.Range(0, ranks.PlanCount).ToArray();
        return Array.ConvertAll(plans, worse => Array.FindIndex(plans, better => dominates(worse, better)));
    }
}
