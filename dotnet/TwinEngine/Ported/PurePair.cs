using TwinEngine.Games.Kuhn;
using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>The source's pure plans: six booleans a player, "bets", two a card.</summary>
/// <param name="Player1">Per card: at the root, after pass-bet.</param>
/// <param name="Player2">Per card: answering a bet, after a pass.</param>
internal sealed record PurePair(IReadOnlyList<bool> Player1, IReadOnlyList<bool> Player2)
{
    private const int Bits = 6;

    /// <summary>The source's 64 plans, by mask.</summary>
    public static IReadOnlyList<IReadOnlyList<bool>> AllPlans { get; } = Enumerable.Range(0, 1 << Bits)
        .Select(mask => (IReadOnlyList<bool>)Enumerable.Range(0, Bits).Select(bit => ((mask >> bit) & 1) == 1).ToArray())
        .ToArray();

    /// <summary>
    /// Turns rows into decisions as the source does: bet if and only if its probability is more than 1/2.
    /// </summary>
    public static PurePair OfDictionaries(PolicyDictionary own, PolicyDictionary opponent) => new(
        Decisions(card => own["", card, 1], card => own["pb", card, 1]),
        Decisions(card => opponent["", card, 1], card => opponent["p", card, 1]));

    /// <summary>Two decisions a card out of two probabilities of a bet.</summary>
    public static IReadOnlyList<bool> Decisions(Func<int, Rational> first, Func<int, Rational> second) =>
        SourceDeals.Cards.SelectMany(card => new[] { Bets(first(card)), Bets(second(card)) }).ToArray();

    /// <summary>Player 1's mean over the six deals, in chips per deal.</summary>
    public Rational Value(PayoffConvention payoffs) => SourceDeals.All
        .Select(deal => KuhnRules.PayoffToPlayer1(History(deal), deal.Card1, deal.Card2, payoffs))
        .ToArray()
        .Mean();

    private static bool Bets(Rational probability) => probability > new Rational(1, 2);

    private string History(SourceDeal deal)
    {
        var (at1, at2) = (2 * deal.Card1, 2 * deal.Card2);
        if (Player1[at1])
        {
            return Player2[at2] ? "bb" : "bp";
        }

        return !Player2[at2 + 1] ? "pp" : Player1[at1 + 1] ? "pbb" : "pbp";
    }
}
