namespace TwinEngine.Ported;

/// <summary>
/// GT-13c's own correction (EvP1AtDealCorrect): the third action only after pass-bet, the hand over after bp and bb;
/// player 2 still answers a bet from <c>|c</c>.
/// </summary>
internal sealed class CorrectedLoop : IPathEnumeration
{
    public IEnumerable<WeightedPath> Paths(SourceDeal deal, PolicyDictionary own, PolicyDictionary opponent)
    {
        var (card1, card2) = (deal.Card1, deal.Card2);
        var pass = own["", card1, 0];
        yield return Whole("pp", pass * opponent["p", card2, 0]);
        var passBet = pass * opponent["p", card2, 1];
        yield return Whole("pbp", passBet * own["pb", card1, 0]);
        yield return Whole("pbb", passBet * own["pb", card1, 1]);
        var bet = own["", card1, 1];
        yield return Whole("bp", bet * opponent["", card2, 0]);
        yield return Whole("bb", bet * opponent["", card2, 1]);
    }

    private static WeightedPath Whole(string history, Numbers.Rational weight) => new(history, history, weight);
}
