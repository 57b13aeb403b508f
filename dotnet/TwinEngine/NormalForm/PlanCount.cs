using System.Numerics;
using TwinEngine.Cases;
using TwinEngine.Games;

namespace TwinEngine.NormalForm;

/// <summary>How many pure plans a player has, without listing them: the product of his numbers of actions.</summary>
internal static class PlanCount
{
    private const double MostDigits = 50_000; // what a rational of a fixture may have (protocol.md)

    /// <param name="tree">The game.</param>
    /// <param name="player">0-based.</param>
    /// <exception cref="UnsupportedCaseException">The number has more digits than a fixture's may.</exception>
    public static BigInteger Of(GameTree tree, int player)
    {
        var widths = tree.InfosetsOf(player).GroupBy(index => tree.Infosets[index].Actions.Count).ToArray();
        var digits = widths.Sum(group => group.Count() * Math.Log10(group.Key));
        if (digits > MostDigits)
        {
            throw new UnsupportedCaseException(
                $"plan_counts: expected numbers of at most {MostDigits} digits, found some {digits:F0} for {Players.Name(player)}");
        }

        return widths.Aggregate(BigInteger.One, (product, group) => product * BigInteger.Pow(group.Key, group.Count()));
    }
}
