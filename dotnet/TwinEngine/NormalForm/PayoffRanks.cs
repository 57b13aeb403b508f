namespace TwinEngine.NormalForm;

/// <summary>
/// A player's payoffs as ranks: equal payoffs, equal ranks; more, a greater one. Equilibrium and dominance ask for no more.
/// </summary>
internal sealed class PayoffRanks
{
    private readonly int[] _ranks;
    private readonly int _stride;

    /// <param name="game">The normal form.</param>
    /// <param name="player">0-based.</param>
    public PayoffRanks(NormalFormGame game, int player)
    {
        var payoffs = Enumerable.Range(0, game.Plans.ProfileCount).Select(profile => game.Payoff(profile, player)).ToArray();
        var distinct = payoffs.Distinct().Order().Select((payoff, rank) => (payoff, rank)).ToDictionary(pair => pair.payoff, pair => pair.rank);
        _ranks = Array.ConvertAll(payoffs, payoff => distinct[payoff]);
        (_stride, PlanCount) = (game.Plans.Stride(player), game.Plans.Counts[player]);
        Others = Enumerable.Range(0, payoffs.Length).Where(profile => profile / _stride % PlanCount == 0).ToArray();
    }

    public int PlanCount { get; }

    /// <summary>What the others may do: the profiles in which the player has his first plan.</summary>
    public IReadOnlyList<int> Others { get; }

    /// <summary>The rank of a plan against what the others do.</summary>
    public int Of(int plan, int others) => _ranks[others + (plan * _stride)];

    /// <summary>Whether no other plan of the player does better in a profile than his plan there.</summary>
    public bool IsBestReply(int profile)
    {
        var others = profile - (profile / _stride % PlanCount * _stride);
        for (var plan = 0; plan < PlanCount; plan++)
        {
            if (Of(plan, others) > _ranks[profile])
            {
                return false;
            }
        }

        return true;
    }
}
