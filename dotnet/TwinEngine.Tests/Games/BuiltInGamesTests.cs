using System.Text.Json;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;
using TwinEngine.Protocol;
using TwinEngine.Tests.Support;
using TwinEngine.Trees;

namespace TwinEngine.Tests.Games;

public sealed class BuiltInGamesTests
{
    // OpenSpiel 2.0.2: pyspiel.load_game(NAME).new_initial_state() walked through child(action) for every legal_actions(), nodes
    // counted and information_state_string() collected; NAME is kuhn_poker(players=2), (players=3), (players=4), leduc_poker.
    [Theory]
    [InlineData("""{"name": "kuhn_poker"}""", 58, 12)]
    [InlineData("""{"name": "kuhn_poker", "players": 3}""", 617, 48)]
    [InlineData("""{"name": "kuhn_poker", "players": 4, "cards": 5}""", 7886, 160)]
    [InlineData("""{"name": "leduc_poker"}""", 9457, 936)]
    public void Poker_is_as_large_as_OpenSpiels(string game, int nodes, int infosets)
    {
        var sizes = TreeSizes.Of(Build(game));
        Assert.Equal((nodes, infosets), (sizes.Nodes, sizes.Infosets));
    }

    // By hand: N cards give N (N - 1) deals of 9 nodes each, N chance nodes for the second card, and the root.
    [Theory]
    [InlineData(2)]
    [InlineData(5)]
    [InlineData(13)]
    public void Kuhn_poker_with_more_cards_has_nine_nodes_for_each_deal(int cards)
    {
        var tree = Build($$"""{"name": "kuhn_poker", "cards": {{cards}}}""");
        Assert.Equal(1 + cards + (9 * cards * (cards - 1)), tree.NodeCount);
        Assert.Equal(4 * cards, tree.Infosets.Count);
    }

    // By the rules (games.md): ante 1, bet 1; the highest card among those who bet takes the pot, among all when nobody did.
    [Theory]
    [InlineData("Deal:2 Deal:1 Deal:0 Bet Pass Bet", "3/1 -1/1 -2/1")]
    [InlineData("Deal:0 Deal:1 Deal:2 Pass Bet Pass Bet", "-2/1 3/1 -1/1")]
    [InlineData("Deal:0 Deal:1 Deal:2 Bet Bet Pass", "-2/1 3/1 -1/1")]
    [InlineData("Deal:0 Deal:1 Deal:2 Pass Pass Bet Pass Pass", "-1/1 -1/1 2/1")]
    [InlineData("Deal:3 Deal:1 Deal:2 Pass Pass Pass", "2/1 -1/1 -1/1")]
    [InlineData("Deal:1 Deal:3 Deal:0 Bet Bet Bet", "-2/1 4/1 -2/1")]
    public void Kuhn_poker_for_three_pays_the_best_bettor(string history, string payoffs) =>
        Assert.Equal(payoffs, Payoffs("""{"name": "kuhn_poker", "players": 3}""", history.Split(' ')));

    // By the rules: ante 1, raises of 2 and then of 4, a pair with the public card wins, else the higher rank.
    [Theory]
    [InlineData("0 1 Call Call 2 Call Call", "0/1 0/1")]
    [InlineData("0 5 Raise Fold", "1/1 -1/1")]
    [InlineData("0 5 Raise Raise Fold", "-3/1 3/1")]
    [InlineData("0 5 Raise Raise Call 1 Raise Raise Call", "13/1 -13/1")]
    [InlineData("0 5 Call Call 2 Raise Call", "-5/1 5/1")]
    [InlineData("4 2 Call Raise Call 3 Call Raise Fold", "-3/1 3/1")]
    public void Leduc_poker_pays_the_better_hand_or_who_stays(string history, string payoffs)
    {
        var steps = history.Split(' ').Select(step => char.IsDigit(step[0]) ? $"Chance outcome:{step}" : step);
        Assert.Equal(payoffs, Payoffs("""{"name": "leduc_poker"}""", steps.ToArray()));
    }

    // games.md, "Built-in games": the label of player 2 in the second round, written out by hand.
    [Fact]
    public void A_label_of_Leduc_poker_says_what_its_player_knows()
    {
        var tree = Build("""{"name": "leduc_poker"}""");
        string[] steps = ["Chance outcome:0", "Chance outcome:5", "Raise", "Call", "Chance outcome:2", "Raise"];
        Assert.Equal(
            "[Observer: 1][Private: 5][Round 2][Player: 1][Pot: 10][Money: 93 97][Public: 2][Round1: 2 1][Round2: 2]",
            tree.Infosets[tree.InfosetOf(Find(tree, steps))].Label);
    }

    // games.md: the entrant pays 3/2 or 1/2 if he came in; the incumbent's payoffs are those of market entry.
    [Theory]
    [InlineData("In High Fight", "-5/2 -1/1")]
    [InlineData("In High Accommodate", "-1/2 1/1")]
    [InlineData("In Low Fight", "-3/2 -1/1")]
    [InlineData("In Low Accommodate", "1/2 1/1")]
    [InlineData("Out", "0/1 2/1")]
    public void Entry_with_a_cost_takes_the_cost_off(string history, string payoffs) =>
        Assert.Equal(payoffs, Payoffs("""{"name": "entry_with_cost"}""", history.Split(' ')));

    [Fact]
    public void Entry_with_a_cost_takes_its_parameters()
    {
        const string game = """{"name": "entry_with_cost", "high": "5", "low": 0, "probability_high": "0.25"}""";
        var tree = Build(game);
        Assert.Equal("-4/1 1/1", Payoffs(game, ["In", "High", "Accommodate"]));
        Assert.Equal(new Rational(3, 4), tree.EdgeProbability(Find(tree, ["In", "Low"])));
    }

    // games.md: the incumbent is paid the sum of both stages; entrants are player_1 and player_3.
    [Theory]
    [InlineData("Out Out", "0/1 4/1 0/1")]
    [InlineData("In Fight In Fight", "-1/1 -2/1 -1/1")]
    [InlineData("In Accommodate Out", "1/1 3/1 0/1")]
    [InlineData("Out In Accommodate", "0/1 3/1 1/1")]
    public void The_chain_store_is_paid_for_both_stages(string history, string payoffs) =>
        Assert.Equal(payoffs, Payoffs("""{"name": "chain_store"}""", history.Split(' ')));

    // GT-07, sections 4 and 5: the source's payoffs of its games.
    [Theory]
    [InlineData("matching_pennies", "Pile Pile", "1/1 -1/1")]
    [InlineData("matching_pennies", "Face Pile", "-1/1 1/1")]
    [InlineData("card_game", "High Bet Call", "2/1 -2/1")]
    [InlineData("card_game", "Low Bet Fold", "1/1 -1/1")]
    [InlineData("card_game", "Low Check", "-1/1 -1/1")]
    public void The_sources_games_pay_what_they_pay_there(string name, string history, string payoffs) =>
        Assert.Equal(payoffs, Payoffs($$"""{"name": "{{name}}"}""", history.Split(' ')));

    [Theory]
    [InlineData("""{"name": "kuhn_poker", "players": 1}""", "game.players: expected an integer from 2 to 10, found 1")]
    [InlineData("""{"name": "kuhn_poker", "players": 11}""", "game.players: expected an integer from 2 to 10, found 11")]
    [InlineData("""{"name": "kuhn_poker", "players": 4, "cards": 3}""", "game.cards: expected an integer from 4 to 100, found 3")]
    [InlineData("""{"name": "kuhn_poker", "cards": 101}""", "game.cards: expected an integer from 2 to 100, found 101")]
    [InlineData("""{"name": "kuhn_poker", "payoffs": "standard"}""", "game: expected the fields name players cards node_limit, found also payoffs")]
    [InlineData("""{"name": "market_entry", "node_limit": 0}""", "game.node_limit: expected an integer from 1 to 10000000, found 0")]
    [InlineData("""{"players": 2}""", "game: expected a field name, found only players")]
    [InlineData("""{"name": "efg"}""", "game: expected a field text, found only name")]
    public void Given_parameters_that_make_no_sense_Then_the_field_is_named(string game, string message) =>
        Assert.Equal(message, Assert.Throws<FieldException>(() => Build(game)).Message);

    [Fact]
    public void Given_a_certain_cost_Then_chance_has_a_probability_of_0_and_the_game_is_refused() =>
        Assert.Throws<ChanceProbabilityException>(() => Build("""{"name": "entry_with_cost", "probability_high": 1}"""));

    [Fact]
    public void Given_a_game_above_the_limit_Then_building_stops() // of some 10^20 deals
    {
        var failure = Assert.Throws<NodeLimitException>(() => Build("""{"name": "kuhn_poker", "players": 10, "cards": 100, "node_limit": 1000}"""));
        Assert.Equal("unsupported", failure.Kind);
    }

    [Fact]
    public void Given_an_unknown_game_Then_the_known_ones_are_listed() =>
        Assert.StartsWith(
            "game.name: expected one of efg market_entry matching_pennies card_game chain_store entry_with_cost kuhn_poker leduc_poker, found",
            Assert.Throws<UnsupportedCaseException>(() => Build("""{"name": "chess"}""")).Message);

    private static string Payoffs(string game, string[] steps)
    {
        var tree = Build(game);
        return string.Join(' ', tree.Payoffs(Find(tree, steps)));
    }

    private static int Find(GameTree tree, string[] steps) =>
        steps.Aggregate(0, (node, step) => tree.Children(node).Single(child => tree.EdgeAction(child) == step));

    private static GameTree Build(string game) =>
        new GameReader([TwinEngine.Efg.EfgGames.Source, .. BuiltInGames.All])
            .Read(new JsonField(JsonDocument.Parse(game).RootElement, "game"), new Unwatched()).Tree;
}
