using TwinEngine.Games.Kuhn;
using TwinEngine.Games.Leduc;
using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Games.BuiltIn;

/// <summary>The built-in games, built from their rules (games.md, "Built-in games").</summary>
internal static class BuiltInGames
{
    public static IReadOnlyList<GameSource> All { get; } =
    [
        Plain("market_entry", EntryGames.MarketEntryHeading, EntryGames.MarketEntry),
        Plain("matching_pennies", SmallGames.MatchingPenniesHeading, SmallGames.MatchingPennies),
        Plain("card_game", SmallGames.CardGameHeading, SmallGames.CardGame),
        Plain("chain_store", EntryGames.ChainStoreHeading, EntryGames.ChainStore),
        new("entry_with_cost", [], ["high", "low", "probability_high"], (fields, limit, _) => Unroll(
            EntryGames.EntryWithCostHeading,
            EntryGames.EntryWithCost(
                Number(fields, "high", new Rational(3, 2)),
                Number(fields, "low", new Rational(1, 2)),
                Number(fields, "probability_high", new Rational(3, 10))),
            limit)),
        new(KuhnGame.Name, [], ["players", "cards"], (fields, limit, _) => BuildKuhn(fields, limit)),
        Plain("leduc_poker", LeducState.Heading, () => LeducState.Root),
    ];

    private static GameSource Plain(string name, GameHeading heading, Func<IGameState> root) =>
        new(name, [], [], (_, limit, _) => Unroll(heading, root(), limit));

    private static SourceGame BuildKuhn(IReadOnlyDictionary<string, JsonField> fields, int limit)
    {
        var players = fields.TryGetValue("players", out var field)
            ? field.Integer(KuhnTable.LeastPlayers, KuhnTable.MostPlayers)
            : KuhnTable.LeastPlayers;
        var cards = fields.TryGetValue("cards", out field) ? field.Integer(players, KuhnTable.MostCards) : players + 1;
        var table = KuhnTable.OpenSpiel(players, cards);
        return Unroll(table.Heading, KuhnState.Root(table), limit);
    }

    private static SourceGame Unroll(GameHeading heading, IGameState root, int limit) =>
        new(RulesTree.Unroll(heading, root, limit));

    private static Rational Number(IReadOnlyDictionary<string, JsonField> fields, string name, Rational otherwise) =>
        fields.TryGetValue(name, out var field) ? ExactNumber.Read(field).Value : otherwise;
}
