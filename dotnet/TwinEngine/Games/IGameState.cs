using TwinEngine.Numbers;

namespace TwinEngine.Games;

/// <summary>A history of an extensive-form game, as its rules describe it.</summary>
internal interface IGameState
{
    NodeKind Kind { get; }

    /// <summary>The player to act (0-based) at a decision.</summary>
    int Player { get; }

    /// <summary>What the player to act knows, as OpenSpiel's information state string, at a decision.</summary>
    string Infoset { get; }

    /// <summary>The moves, in order; none at a terminal.</summary>
    IReadOnlyList<Move> Moves { get; }

    /// <summary>One payoff per player, in chips, at a terminal.</summary>
    IReadOnlyList<Rational> Payoffs { get; }

    IGameState After(int move);
}
