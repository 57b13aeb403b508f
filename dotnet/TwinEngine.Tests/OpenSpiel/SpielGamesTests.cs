using System.Text.Json;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.Games.Rules;
using TwinEngine.Numbers;
using TwinEngine.OpenSpiel;
using TwinEngine.Protocol;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.OpenSpiel;

/// <summary>Games through the bridge. It needs an interpreter with open_spiel: PYTHONNET_PYEXE, VIRTUAL_ENV or python3 on PATH.</summary>
public sealed class SpielGamesTests(InProcessPython python) : IClassFixture<InProcessPython>
{
    // Simultaneous, with chance, with three players, of one player, with payoffs that are no integers.
    [Theory]
    [InlineData("kuhn_poker")]
    [InlineData("kuhn_poker(players=3)")]
    [InlineData("goofspiel(num_cards=3,imp_info=True,points_order=descending)")]
    [InlineData("matrix_pd")]
    [InlineData("tiny_hanabi")]
    [InlineData("first_sealed_auction(max_value=3)")]
    public void The_tree_is_the_one_that_a_walk_from_state_to_state_finds(string game)
    {
        var (tree, nodes) = python.Host.Use(pyspiel =>
        {
            using var module = new WalkModule();
            using var loaded = SpielGames.Load(pyspiel, module, Field(game));
            return (SpielGames.Build(pyspiel, Field(game), NodeLimit.Default, new Unwatched()), StateWalk.Of(loaded));
        });
        Assert.Equal(nodes.Count, tree.NodeCount);
        Assert.True(tree.Heading.Exact);
        foreach (var (node, index) in nodes.Select((node, index) => (node, index)))
        {
            switch (tree.Kind(index))
            {
                case NodeKind.Terminal:
                    Assert.Equal(SpielArrays.Terminal, node.Player);
                    Assert.Equal(node.Numbers, tree.Payoffs(index).Select(payoff => payoff.ToDouble()));
                    break;
                case NodeKind.Chance:
                    Assert.Equal(SpielArrays.Chance, node.Player);
                    Assert.Equal(node.Actions, tree.LotteryOf(index).ActionLabels);
                    Assert.Equal(node.Numbers, tree.LotteryOf(index).Probabilities.Select(probability => probability.ToDouble()));
                    break;
                default:
                    var infoset = tree.Infosets[tree.InfosetOf(index)];
                    Assert.Equal((node.Player, node.Infoset), (infoset.Player, infoset.Label));
                    Assert.Equal(node.Actions, infoset.ActionLabels);
                    break;
            }
        }
    }

    // Sizes of goofspiel with 4 cards as OpenSpiel's own turn-based game has them: 1,077 states, 162 information states.
    [Fact]
    public void A_game_with_simultaneous_moves_is_walked_in_turns()
    {
        var tree = Build("goofspiel(num_cards=4,imp_info=True,points_order=descending)");
        Assert.Equal((1077, 162), (tree.NodeCount, tree.Infosets.Count));
        Assert.StartsWith("turn_based_simultaneous_game(game=goofspiel(", tree.Heading.Title, StringComparison.Ordinal);
        Assert.Equal(["Player 0", "Player 1"], tree.Heading.PlayerNames);
    }

    [Fact]
    public void Given_a_node_limit_Then_as_many_nodes_are_allowed_and_no_more()
    {
        Assert.Equal(58, Build("kuhn_poker", nodeLimit: 58).NodeCount); // design.md: Kuhn has 58 nodes
        Assert.Throws<NodeLimitException>(() => Build("kuhn_poker", nodeLimit: 57));
    }

    [Theory]
    [InlineData("leduc_pokre", "game: expected a game of OpenSpiel 2.0.2, found leduc_pokre; nearest: leduc_poker")]
    [InlineData("kuhn_poker(seats=3)", "game: expected parameters that OpenSpiel's kuhn_poker takes, found kuhn_poker(seats=3): Unknown parameter 'seats'. Available parameters are: players")]
    public void Given_a_game_that_OpenSpiel_does_not_load_Then_it_is_invalid(string game, string message) =>
        Assert.Equal(message, Assert.Throws<InvalidCaseException>(() => Build(game)).Message);

    [Theory]
    [InlineData("pig", "one without information state strings")]
    [InlineData("mfg_garnet", "a mean-field game")]
    public void Given_a_game_that_cannot_be_walked_Then_it_is_unsupported(string game, string found) => Assert.Equal(
        $"game: expected a sequential game with explicit chance and information state strings, found {game}: {found}",
        Assert.Throws<UnsupportedCaseException>(() => Build(game)).Message);

    private static JsonField Field(string game) => new(JsonSerializer.SerializeToElement(game), "game");

    private GameTree Build(string game, int nodeLimit = NodeLimit.Default) =>
        python.Host.Use(pyspiel => SpielGames.Build(pyspiel, Field(game), nodeLimit, new Unwatched()));
}
