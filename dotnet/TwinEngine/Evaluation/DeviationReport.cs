using TwinEngine.BestResponses;
using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Evaluation;

/// <summary>
/// What a profile is worth to each player, what each could get by deviating alone, and the sum of those gains.
/// </summary>
internal sealed record DeviationReport(IReadOnlyList<Rational> Values, IReadOnlyList<BestResponse> BestResponses)
{
    /// <summary>Sum over the players of best-response value minus expected value, in chips per deal.</summary>
    public Rational NashConv => Enumerable.Range(0, Values.Count).Select(Gain).Sum();

    /// <summary>nash_conv divided by the number of players.</summary>
    public Rational Exploitability => NashConv / Values.Count;

    public static DeviationReport Of(GameTree tree, Profile profile)
    {
        return new DeviationReport(
            ProfileValues.Expected(tree, profile),
            Enumerable.Range(0, tree.PlayerCount).Select(player => BackwardInduction.Solve(tree, profile, player)).ToArray());
    }

    public Rational Gain(int player) => BestResponses[player].Value - Values[player];
}
