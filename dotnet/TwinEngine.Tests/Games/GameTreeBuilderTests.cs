using TwinEngine.Games;
using TwinEngine.Numbers;

namespace TwinEngine.Tests.Games;

public sealed class GameTreeBuilderTests
{
    [Fact]
    public void Given_a_player_who_forgets_his_move_Then_the_game_is_refused()
    {
        var failure = Assert.Throws<InvalidOperationException>(() => Build(new Forgetful("", ["l", "r"])));
        Assert.Equal("infoset later: its owner does not recall the way to it", failure.Message);
    }

    [Fact]
    public void Given_nodes_that_offer_different_actions_Then_the_game_is_refused()
    {
        var failure = Assert.Throws<InvalidOperationException>(() => Build(new Uneven("")));
        Assert.Equal("infoset later: its nodes do not offer the same actions", failure.Message);
    }

    private static GameTree Build(IGameState root) => GameTreeBuilder.Build(root, playerCount: 1);

    /// <summary>Two decisions of one player, who does not know the first one at the second.</summary>
    private sealed record Forgetful(string History, string[] Labels) : IGameState
    {
        public NodeKind Kind => History.Length < 2 ? NodeKind.Decision : NodeKind.Terminal;

        public int Player => 0;

        public string Infoset => History.Length == 0 ? "first" : "later";

        public IReadOnlyList<Move> Moves => Kind == NodeKind.Terminal ? [] : Labels.Select(Move.Choice).ToArray();

        public IReadOnlyList<Rational> Payoffs => [Rational.Zero];

        public IGameState After(int move) => this with { History = History + Labels[move] };
    }

    /// <summary>A chance move, after which the player cannot tell two nodes with different actions apart.</summary>
    private sealed record Uneven(string History) : IGameState
    {
        public NodeKind Kind => History.Length switch { 0 => NodeKind.Chance, 1 => NodeKind.Decision, _ => NodeKind.Terminal };

        public int Player => 0;

        public string Infoset => "later";

        public IReadOnlyList<Move> Moves => History.Length switch
        {
            0 => [new("h", new Rational(1, 2)), new("t", new Rational(1, 2))],
            1 => History == "h" ? [Move.Choice("l"), Move.Choice("r")] : [Move.Choice("l")],
            _ => [],
        };

        public IReadOnlyList<Rational> Payoffs => [Rational.Zero];

        public IGameState After(int move) => new Uneven(History + Moves[move].Label);
    }
}
