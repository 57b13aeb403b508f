using TwinEngine.Numbers;

namespace TwinEngine.Games.BuiltIn;

/// <summary>A history of a game small enough to be written out: what stands there, and what each action leads to.</summary>
internal sealed class Position : IGameState
{
    private readonly IReadOnlyList<Position> _next;

    private Position(NodeKind kind, IReadOnlyList<Move> moves, IReadOnlyList<Position> next)
    {
        (Kind, Moves) = (kind, moves);
        _next = next;
    }

    public NodeKind Kind { get; }

    public int Player { get; private init; }

    public string Infoset { get; private init; } = "";

    public IReadOnlyList<Move> Moves { get; }

    public IReadOnlyList<Rational> Payoffs { get; private init; } = [];

    /// <param name="player">0-based.</param>
    /// <param name="infoset">Its label.</param>
    /// <param name="actions">In order, each with what follows.</param>
    public static Position Choice(int player, string infoset, params (string Action, Position Next)[] actions) =>
        new(NodeKind.Decision, actions.Select(action => Move.Choice(action.Action)).ToArray(), Next(actions))
        {
            Player = player,
            Infoset = infoset,
        };

    /// <summary>Two chance outcomes: the first with the probability, the second otherwise.</summary>
    public static Position Draw(Rational probability, (string Action, Position Next) first, (string Action, Position Next) second) =>
        new(NodeKind.Chance,
            [new(first.Action, probability), new(second.Action, Rational.One - probability)],
            [first.Next, second.Next]);

    public static Position End(params Rational[] payoffs) => new(NodeKind.Terminal, [], []) { Payoffs = payoffs };

    public IGameState After(int move) => _next[move];

    private static Position[] Next((string Action, Position Next)[] actions) => actions.Select(action => action.Next).ToArray();
}
