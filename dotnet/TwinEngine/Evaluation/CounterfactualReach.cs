using TwinEngine.Games;
using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Evaluation;

/// <summary>Histories' probabilities by one forward pass: everybody's part, or everybody's but one player's.</summary>
internal static class CounterfactualReach
{
    private const int Nobody = -1;

    /// <summary>Per node: chance's part times all players'.</summary>
    public static Rational[] OfAll(GameTree tree, Profile profile) => Excluding(tree, profile, Nobody);

    /// <summary>Per node: chance's part times all players' but this one's (0-based).</summary>
    public static Rational[] Excluding(GameTree tree, Profile profile, int player)
    {
        var reach = new Rational[tree.NodeCount];
        reach[0] = Rational.One;
        for (var node = 1; node < reach.Length; node++)
        {
            var above = reach[tree.Parent(node)];
            reach[node] = above.IsZero || (player >= 0 && tree.PlayerOf(tree.Parent(node)) == player)
                ? above
                : above * EdgeWeights.Of(tree, profile, node);
        }

        return reach;
    }
}
