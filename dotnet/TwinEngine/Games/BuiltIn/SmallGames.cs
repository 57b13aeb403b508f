using TwinEngine.Numbers;

namespace TwinEngine.Games.BuiltIn;

/// <summary>Matching pennies and the card game (games.md, "Built-in games").</summary>
internal static class SmallGames
{
    private static readonly string[] _players = ["Player 1", "Player 2"];

    public static GameHeading MatchingPenniesHeading { get; } = new("Matching pennies", _players);

    public static GameHeading CardGameHeading { get; } = new("Card game", _players);

    /// <summary>Both choose without seeing the other's choice; player 1 wins if they are the same.</summary>
    public static Position MatchingPennies() =>
        Position.Choice(0, "j1", ("Pile", Second(1)), ("Face", Second(-1)));

    /// <summary>
    /// Player 1 sees whether his card is high or low, and bets 2 or checks; player 2 calls or gives the ante of 1 up.
    /// </summary>
    public static Position CardGame() =>
        Position.Draw(new Rational(1, 2), ("High", Holding("j1_H", 1)), ("Low", Holding("j1_L", -1)));

    private static Position Second(int toFirstIfPile) =>
        Position.Choice(1, "j2_choice", ("Pile", Position.End(toFirstIfPile, -toFirstIfPile)), ("Face", Position.End(-toFirstIfPile, toFirstIfPile)));

    // A check pays both players what the card says: the source's game is not zero-sum there.
    private static Position Holding(string infoset, int worth) =>
        Position.Choice(0, infoset,
            ("Bet", Position.Choice(1, "j2_bet", ("Call", Position.End(2 * worth, -2 * worth)), ("Fold", Position.End(1, -1)))),
            ("Check", Position.End(worth, worth)));
}
