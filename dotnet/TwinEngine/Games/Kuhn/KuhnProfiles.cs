using TwinEngine.Numbers;
using TwinEngine.Profiles;

namespace TwinEngine.Games.Kuhn;

/// <summary>The profiles of Kuhn poker that have a name (GT-13b and 13c, and Kuhn's equilibria).</summary>
internal static class KuhnProfiles
{
    private const char King = '2';

    private static readonly string[] _subgame = ["0pb", "1pb", "2pb"];

    public static Profile AlwaysPass(GameTree tree) => Profile.Of(tree, _ => BetWith(0));

    /// <summary>Bets (calls) if and only if the own card is the king.</summary>
    public static Profile Blueprint(GameTree tree) => Profile.Of(tree, infoset => BetWith(infoset.Label[0] == King ? 1 : 0));

    /// <summary>
    /// The naive splice: jack and queen always call after pass-bet, the rest as in <paramref name="onto"/>.
    /// </summary>
    public static Profile Naive(GameTree tree, Profile onto) =>
        onto.WithRow(tree.FindInfoset(0, "0pb"), BetWith(1)).WithRow(tree.FindInfoset(0, "1pb"), BetWith(1));

    /// <summary>
    /// Player 1's rows after pass-bet move by a margin from the blueprint: <c>(1 - delta) blueprint + delta
    /// naive</c>.
    /// </summary>
    public static Profile MixedMargin(GameTree tree, Rational delta)
    {
        var blueprint = Blueprint(tree);
        var naive = Naive(tree, blueprint);
        return WithSubgameRows(
            tree, index => BetWith(((Rational.One - delta) * blueprint[index, 1]) + (delta * naive[index, 1])));
    }

    /// <summary>The same rows: delta is added to the probability of a bet, and the row divided by its sum.</summary>
    public static Profile RenormalisedMargin(GameTree tree, Rational delta)
    {
        var blueprint = Blueprint(tree);
        return WithSubgameRows(tree, index => BetWith((blueprint[index, 1] + delta) / (Rational.One + delta)));
    }

    /// <summary>Kuhn's family of equilibria (Kuhn 1950), alpha in [0, 1/3].</summary>
    public static Profile Equilibrium(GameTree tree, Rational alpha)
    {
        var third = new Rational(1, 3);
        return Profile.Of(tree, infoset => BetWith(infoset.Label switch
        {
            "0" => alpha,
            "2" => 3 * alpha,
            "1pb" => alpha + third,
            "0p" or "1b" => third,
            "2pb" or "2p" or "2b" => 1,
            _ => 0,
        }));
    }

    private static Profile WithSubgameRows(GameTree tree, Func<int, IReadOnlyList<Rational>> row) =>
        _subgame
            .Select(label => tree.FindInfoset(0, label))
            .Aggregate(Blueprint(tree), (profile, index) => profile.WithRow(index, row(index)));

    private static Rational[] BetWith(Rational probability) => [Rational.One - probability, probability];
}
