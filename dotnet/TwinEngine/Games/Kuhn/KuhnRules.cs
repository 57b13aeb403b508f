namespace TwinEngine.Games.Kuhn;

/// <summary>The betting and the payoffs of Kuhn poker, on betting sequences of <c>p</c> and <c>b</c>.</summary>
internal static class KuhnRules
{
    public const char Pass = 'p';

    public const char Bet = 'b';

    public const int CardCount = 3;

    /// <summary>The five betting sequences that end a hand, in depth-first order (pass before bet).</summary>
    public static IReadOnlyList<string> TerminalBettings { get; } = Endings("").ToArray();

    /// <summary>The hand ends when both have passed, or when a bet has been answered.</summary>
    public static bool IsTerminal(string betting) =>
        betting.Length >= 2 && (betting == "pp" || betting[^2] == Bet);

    /// <summary>Player 1's payoff in chips: the ante is 1, a bet adds 1.</summary>
    public static int PayoffToPlayer1(string betting, int card1, int card2, PayoffConvention convention)
    {
        var someoneBet = betting.Contains(Bet, StringComparison.Ordinal);
        if (someoneBet && betting[^1] == Pass)
        {
            var folderIsPlayer1 = betting.Length % 2 == 1;
            var toFolder = convention == PayoffConvention.Standard ? -1 : 1;
            return folderIsPlayer1 ? toFolder : -toFolder;
        }

        return Math.Sign(card1 - card2) * (someoneBet ? 2 : 1);
    }

    private static IEnumerable<string> Endings(string betting) =>
        IsTerminal(betting) ? [betting] : Endings(betting + Pass).Concat(Endings(betting + Bet));
}
