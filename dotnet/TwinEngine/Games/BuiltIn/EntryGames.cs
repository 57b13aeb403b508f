using TwinEngine.Numbers;

namespace TwinEngine.Games.BuiltIn;

/// <summary>The games of a market, an incumbent in it, and those who may enter (games.md, "Built-in games").</summary>
internal static class EntryGames
{
    private static readonly string[] _twoPlayers = ["Entrant", "Incumbent"];

    // How a stage ends, and what it pays its entrant and the incumbent.
    private static readonly Stage _fight = new("Fight", -1, -1);
    private static readonly Stage _accommodate = new("Accommodate", 1, 1);
    private static readonly Stage _out = new("Out", 0, 2);

    public static GameHeading MarketEntryHeading { get; } = new("Market entry", _twoPlayers);

    public static GameHeading ChainStoreHeading { get; } = new("Chain store", ["Entrant 1", "Incumbent", "Entrant 2"]);

    public static GameHeading EntryWithCostHeading { get; } = new("Entry with a random cost", _twoPlayers);

    public static Position MarketEntry() =>
        Entry(0, "entrant", Answer("incumbent", Pays), Pays(_out));

    /// <summary>After he came in, the entrant learns what it costs him; the incumbent does not.</summary>
    public static Position EntryWithCost(Rational high, Rational low, Rational probabilityHigh) =>
        Entry(
            0,
            "entrant",
            Position.Draw(probabilityHigh, ("High", AnswerAt(high)), ("Low", AnswerAt(low))),
            Pays(_out));

    /// <summary>Two entrants one after the other, who observe; the incumbent is paid the sum of both stages.</summary>
    public static Position ChainStore()
    {
        return Entry(0, "entrant_1", Answer("incumbent_1", Second), Second(_out));

        Position Second(Stage first)
        {
            return Entry(2, $"entrant_2_after_{first.Ending}", Answer($"incumbent_2_after_{first.Ending}", Both), Both(_out));

            Position Both(Stage second) =>
                Position.End(first.Entrant, first.Incumbent + second.Incumbent, second.Entrant);
        }
    }

    private static Position Entry(int player, string infoset, Position afterIn, Position afterOut) =>
        Position.Choice(player, infoset, ("In", afterIn), ("Out", afterOut));

    private static Position AnswerAt(Rational cost) => Answer("incumbent", stage => Position.End(stage.Entrant - cost, stage.Incumbent));

    private static Position Answer(string infoset, Func<Stage, Position> next) =>
        Position.Choice(1, infoset, (_fight.Ending, next(_fight)), (_accommodate.Ending, next(_accommodate)));

    private static Position Pays(Stage stage) => Position.End(stage.Entrant, stage.Incumbent);

    private sealed record Stage(string Ending, Rational Entrant, Rational Incumbent);
}
