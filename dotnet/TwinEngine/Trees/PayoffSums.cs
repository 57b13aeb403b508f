using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Trees;

/// <summary>The smallest and the greatest sum of all players' payoffs over the terminal nodes.</summary>
internal sealed record PayoffSums(Rational Minimum, Rational Maximum)
{
    public bool AreConstant => Minimum == Maximum;

    public static PayoffSums Of(GameTree tree)
    {
        var sums = tree.DistinctPayoffs.Select(payoffs => payoffs.Sum()).ToArray();
        return new PayoffSums(sums.Min(), sums.Max());
    }
}
