using TwinEngine.Numbers;

namespace TwinEngine.Tests.Support;

/// <summary>
/// Player 1's expected value straight from the rules of the game, deal by deal, as GT-13c's EvP1AtDealCorrect writes it down;
/// player 2 answers a bet from his own infoset. No tree, no reach pass.
/// </summary>
internal static class KuhnOracle
{
    /// <param name="betProbability">Infoset label -> probability of b; labels are the players' own, so no player is needed.</param>
    /// <param name="notebook">Whether a fold is paid as in GT-13b's enumeration: pbp +1, bp -1.</param>
    public static Rational Value(Func<string, Rational> betProbability, bool notebook)
    {
        Rational total = 0;
        for (var card1 = 0; card1 < 3; card1++)
        {
            for (var card2 = 0; card2 < 3; card2++)
            {
                total += card1 == card2 ? 0 : OfDeal(card1, card2, betProbability, notebook);
            }
        }

        return total / 6;
    }

    /// <summary>All 64 ways for a player to answer his six infosets: label -> "bets".</summary>
    public static IEnumerable<IReadOnlyDictionary<string, bool>> Plans(int player)
    {
        string[] labels = player == 0 ? ["0", "1", "2", "0pb", "1pb", "2pb"] : ["0b", "0p", "1b", "1p", "2b", "2p"];
        return Enumerable.Range(0, 64).Select(mask =>
            labels.Select((label, bit) => (label, Bets: ((mask >> bit) & 1) == 1)).ToDictionary(pair => pair.label, pair => pair.Bets));
    }

    private static Rational OfDeal(int card1, int card2, Func<string, Rational> bet, bool notebook)
    {
        Rational win = card1 > card2 ? 1 : -1;
        Rational fold = notebook ? 1 : -1; // what the folder gets
        var root = bet($"{card1}");
        var afterPass = bet($"{card2}p");
        var call1 = bet($"{card1}pb");
        var call2 = bet($"{card2}b");
        var passed = ((1 - afterPass) * win) + (afterPass * (((1 - call1) * fold) + (call1 * 2 * win)));
        var raised = ((1 - call2) * -fold) + (call2 * 2 * win);
        return ((1 - root) * passed) + (root * raised);
    }
}
