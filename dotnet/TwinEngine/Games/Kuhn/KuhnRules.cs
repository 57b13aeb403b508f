using TwinEngine.Numbers;

namespace TwinEngine.Games.Kuhn;

/// <summary>The betting and the payoffs of Kuhn poker, on betting sequences of <c>p</c> and <c>b</c>.</summary>
internal static class KuhnRules
{
    public const char Pass = 'p';

    public const char Bet = 'b';

    public const int CardCount = 3;

    /// <summary>The five betting sequences that end a hand, in depth-first order (pass before bet).</summary>
    public static IReadOnlyList<string> TerminalBettings { get; } = Endings("").ToArray();

    /// <summary>The hand ends when all have passed, or when every other player has answered the first bet.</summary>
    public static bool IsTerminal(string betting, int players = 2)
    {
        var firstBet = betting.IndexOf(Bet, StringComparison.Ordinal);
        return betting.Length == (firstBet < 0 ? players : firstBet + players);
    }

    /// <summary>
    /// One payoff per player, in chips: the ante is 1, a bet or a call adds 1, and the highest card among those who bet (among
    /// all, when nobody did) takes the pot. In the notebook's convention a fold pays the folder of two players 1.
    /// </summary>
    public static IReadOnlyList<Rational> Payoffs(string betting, IReadOnlyList<int> cards, PayoffConvention convention)
    {
        if (convention == PayoffConvention.Notebook && betting.Contains(Bet, StringComparison.Ordinal) && betting[^1] == Pass)
        {
            var folder = (betting.Length - 1) % 2;
            return folder == 0 ? [1, -1] : [-1, 1];
        }

        var players = Enumerable.Range(0, cards.Count).ToArray();
        var bettors = betting.Select((action, turn) => (action, Player: turn % cards.Count))
            .Where(turn => turn.action == Bet).Select(turn => turn.Player).ToHashSet();
        var winner = players.Where(player => bettors.Count == 0 || bettors.Contains(player)).MaxBy(player => cards[player]);
        var pot = cards.Count + bettors.Count;
        return players
            .Select(player => (Rational)((player == winner ? pot : 0) - (bettors.Contains(player) ? 2 : 1)))
            .ToArray();
    }

    /// <summary>Player 1's payoff in chips, of two players.</summary>
    public static Rational PayoffToPlayer1(string betting, int card1, int card2, PayoffConvention convention) =>
        Payoffs(betting, [card1, card2], convention)[0];

    private static IEnumerable<string> Endings(string betting) =>
        IsTerminal(betting) ? [betting] : Endings(betting + Pass).Concat(Endings(betting + Bet));
}
