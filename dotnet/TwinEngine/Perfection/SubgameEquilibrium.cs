using TwinEngine.Numbers;

namespace TwinEngine.Perfection;

/// <summary>A subgame-perfect equilibrium of the subgame at a node: what it pays each player, and its decisions.</summary>
/// <param name="Payoffs">One per player.</param>
/// <param name="Choices">Those decisions that not all equilibria of the subgame share.</param>
internal sealed record SubgameEquilibrium(IReadOnlyList<Rational> Payoffs, Choices? Choices);
