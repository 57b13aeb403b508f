namespace TwinEngine.Cfr;

/// <summary>The running sums of one information set, and the row that regret matching makes of them.</summary>
internal sealed class RegretTable(int actionCount)
{
    public double[] Regrets { get; } = new double[actionCount];

    public double[] PolicySums { get; } = new double[actionCount];

    /// <summary>The current policy; uniform before the first update.</summary>
    public double[] Policy { get; } = Enumerable.Repeat(1.0 / actionCount, actionCount).ToArray();

    /// <summary>
    /// Regret matching (Hart and Mas-Colell 2000): positive regrets normalised, uniform where there are none.
    /// </summary>
    /// <returns>The sum of positive regrets; 0 where the row became uniform.</returns>
    public double MatchRegrets()
    {
        var sum = 0.0;
        foreach (var regret in Regrets)
        {
            sum += Math.Max(regret, 0.0);
        }

        for (var action = 0; action < Policy.Length; action++)
        {
            Policy[action] = sum > 0.0 ? Math.Max(Regrets[action], 0.0) / sum : 1.0 / Policy.Length;
        }

        return sum;
    }

    /// <summary>The average policy; uniform where the infoset was never reached.</summary>
    public double[] Average()
    {
        var sum = 0.0;
        foreach (var weight in PolicySums)
        {
            sum += weight;
        }

        return PolicySums.Select(weight => sum > 0.0 ? weight / sum : 1.0 / PolicySums.Length).ToArray();
    }
}
