using TwinEngine.Games;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Games;

/// <summary>Each rule of games.md, "The model", broken once.</summary>
public sealed class GameTreeBuilderTests
{
    private static readonly Rational _half = new(1, 2);

    [Theory]
    [InlineData(1, 0, "chance node /: expected positive probabilities, found 0/1 for t")]
    [InlineData(2, -1, "chance node /: expected positive probabilities, found -1/1 for t")]
    public void Given_a_probability_that_is_not_positive_Then_the_game_is_refused(int heads, int tails, string message) =>
        Refused<ChanceProbabilityException>(builder => builder.Lottery(["h", "t"], [heads, tails]), message);

    [Fact]
    public void Given_probabilities_that_miss_1_Then_an_exact_game_is_refused() =>
        Refused<ChanceSumException>(
            builder => builder.Lottery(["h", "t"], [_half, new(499_999_999_999_999, 1_000_000_000_000_000)]),
            "chance node /: expected probabilities that sum to 1, found the sum 999999999999999/1000000000000000");

    [Fact]
    public void Given_probabilities_that_miss_1_by_1e_15_Then_an_inexact_game_is_built() =>
        new GameTreeBuilder(new GameHeading("", ["A"], Exact: false))
            .Lottery(["h", "t"], [_half, new(499_999_999_999_999, 1_000_000_000_000_000)]);

    [Fact]
    public void Given_two_players_in_one_infoset_Then_the_game_is_refused() =>
        Refused<InfosetPlayerException>(
            builder => builder.Decision(builder.Infoset(0, "x", ["l"]), 1, ["l"]),
            "node /: expected player_1, whose infoset x it is in, found player_2");

    [Fact]
    public void Given_actions_in_another_order_Then_the_game_is_refused() =>
        Refused<InfosetActionsException>(
            builder => builder.Decision(builder.Infoset(0, "x", ["l", "r"]), 0, ["r", "l"]),
            "node /: expected the actions l, r of infoset x of player_1, found r, l");

    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    public void Given_not_one_payoff_for_each_player_Then_the_game_is_refused(int count) =>
        Refused<PayoffCountException>(
            builder => builder.Terminal(new Rational[count]), $"node /: expected one payoff for each of 2 players, found {count}");

    [Fact]
    public void Given_a_decision_without_actions_Then_the_game_is_refused() =>
        Refused<EmptyNodeException>(builder => builder.Infoset(0, "x", []), "infoset x: expected at least one action, found none");

    [Fact]
    public void Given_a_chance_node_without_actions_Then_the_game_is_refused() =>
        Refused<EmptyNodeException>(builder => builder.Lottery([], []), "chance node /: expected at least one action, found none");

    [Fact]
    public void Given_a_history_for_two_nodes_Then_the_game_is_refused() =>
        Refused<RepeatedHistoryException>(
            builder =>
            {
                builder.Decision(builder.Infoset(0, "x", ["l", "r"]));
                builder.ExpectPlace(0, 0);
                builder.Terminal([0, 0]);
                builder.ExpectPlace(0, 0);
            },
            "node 2: expected a history of its own, found that of node 1: action 1 of node 0");

    [Fact]
    public void Given_nodes_out_of_order_Then_the_game_is_refused() =>
        Refused<NodeOrderException>(
            builder =>
            {
                builder.Decision(builder.Infoset(0, "x", ["l", "r"]));
                builder.ExpectPlace(0, 1);
            },
            "node 1: expected action 1 of node 0, the next in depth-first order, found action 2 of node 0");

    [Fact]
    public void Given_a_node_after_the_last_one_Then_the_game_is_refused() =>
        Refused<NodeOrderException>(
            builder =>
            {
                builder.Terminal([0, 0]);
                builder.Terminal([0, 0]);
            },
            "node 1: expected the end, for every action has its node, found another node");

    [Fact]
    public void Given_an_action_that_leads_nowhere_Then_the_game_is_refused() =>
        Refused<UnfinishedTreeException>(
            builder =>
            {
                builder.Decision(builder.Infoset(0, "x", ["l", "r"]));
                builder.Terminal([0, 0]);
                builder.Build();
            },
            "game: expected a node at /r, found the end");

    [Fact]
    public void Given_a_player_out_of_range_Then_the_game_is_refused() =>
        Refused<PlayerRangeException>(
            builder => builder.Infoset(2, "x", ["l"]), "infoset x: expected a player from 1 to 2, found 3");

    [Fact]
    public void Given_one_node_too_many_Then_building_stops_there()
    {
        var builder = new GameTreeBuilder(new GameHeading("", ["A"]), nodeLimit: 2);
        builder.Decision(builder.Infoset(0, "x", ["l", "r"]));
        builder.Terminal([0]);
        var failure = Assert.Throws<NodeLimitException>(() => builder.Terminal([0]));
        Assert.Equal("unsupported", failure.Kind);
    }

    [Fact]
    public void Infosets_come_in_canonical_order_whatever_the_order_of_their_declaration()
    {
        // player_2 moves first; player_1's second declaration comes first in the tree.
        var builder = new GameTreeBuilder(new GameHeading("", ["A", "B"]));
        var late = builder.Infoset(0, "late", ["x"]);
        var early = builder.Infoset(0, "early", ["y"]);
        builder.Decision(builder.Infoset(1, "root", ["l", "r"]));
        builder.Decision(early);
        builder.Terminal([0, 0]);
        builder.Decision(late);
        builder.Terminal([0, 0]);
        Assert.Equal(["early", "late", "root"], builder.Build().Infosets.Select(infoset => infoset.Id));
    }

    [Fact]
    public void Given_a_chain_of_100_000_decisions_Then_it_is_built_without_the_call_stack()
    {
        const int length = 100_000;
        var builder = new GameTreeBuilder(new GameHeading("", ["A"]));
        for (var step = 0; step < length; step++)
        {
            builder.Decision(builder.Infoset(0, "", ["on"]));
        }

        builder.Terminal([1]);
        var tree = builder.Build();
        Assert.Equal(length + 1, tree.NodeCount);
        Assert.Equal(length - 2, tree.Infosets[length - 1].Predecessor);
        Assert.Equal("#100000", tree.Infosets[length - 1].Id);
    }

    private static void Refused<TFailure>(Action<GameTreeBuilder> build, string message)
        where TFailure : Exception
    {
        var failure = Assert.Throws<TFailure>(() => build(new GameTreeBuilder(new GameHeading("", ["A", "B"]))));
        Assert.Equal(message, failure.Message);
    }
}
