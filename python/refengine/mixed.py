"""The value of a mixed plan, as the average of the pure plans of which it is a convex combination."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from refengine.game import Game
from refengine.parameters import read_fields, read_list
from refengine.plans import Plan, line_values, plan_lines, plan_value, pure_plans
from refengine.profiles import Profile, Strategy
from refengine.progress import Progress
from refengine.rational import read_exact_probability, write_rational


@dataclass(frozen=True)
class Vertex:
    """A pure plan and what it earns against the others' fixed strategies."""

    plan: Plan
    value: Fraction


def vertices(game: Game, profile: Profile, player: str, base: Strategy) -> tuple[Vertex, ...]:
    """Return every pure plan of `player` with its value against the others' part of the profile.

    A row of `base` with binary fractions may miss the sum 1 by rounding and counts as it stands, so each line
    is scaled by the sums of the rows on it; all of these are 1 for exact rows.
    """
    scaled = tuple(
        value * prod(sum(base[step.infoset].values()) for step in line.steps if step.player == player)
        for line, value in zip(game.lines, line_values(game, profile, player), strict=True)
    )
    return tuple(
        Vertex(plan, plan_value(plan_lines(game, player, plan), scaled)) for plan in pure_plans(game, player)
    )


def mixture_value(corners: Sequence[Vertex], strategy: Strategy) -> Fraction:
    """Return the average of the vertices' values; a plan weighs the product of its probabilities.

    Rows are weighed by their share of their own sum: `vertices` has the sums already.
    """
    shares = {
        infoset: {action: probability / sum(row.values()) for action, probability in row.items()}
        for infoset, row in strategy.items()
    }
    value = Fraction(0)
    for corner in corners:
        factors = [shares[infoset][action] for infoset, action in corner.plan.items()]
        if all(factors):
            value += prod(factors) * corner.value
    return value


@dataclass(frozen=True)
class Grid:
    """Points (alpha, beta), and the strategy that `player` follows at each."""

    alphas: tuple[Fraction, ...]
    betas: tuple[Fraction, ...]
    strategy_at: Callable[[Fraction, Fraction], Strategy]


def read_points(value: object, where: str) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...]]:
    """Return the exact probabilities `alpha` and `beta` of a grid, each in the order of the request."""
    fields = read_fields(value, where, ("alpha", "beta"))
    alphas, betas = (
        tuple(
            read_exact_probability(entry, f"{where}.{name}[{position}]")
            for position, entry in enumerate(read_list(fields[name], f"{where}.{name}"))
        )
        for name in ("alpha", "beta")
    )
    return alphas, betas


def grid_values(
    game: Game, profile: Profile, player: str, grid: Grid, progress: Progress
) -> tuple[tuple[Fraction, ...], ...]:
    """Return `player`'s value in chips per deal, a row per alpha and a column per beta."""
    corners = vertices(game, profile, player, grid.strategy_at(grid.alphas[0], grid.betas[0]))
    rows = []
    for done, alpha in enumerate(grid.alphas, start=1):
        rows.append(tuple(mixture_value(corners, grid.strategy_at(alpha, beta)) for beta in grid.betas))
        progress(done, len(grid.alphas))
    return tuple(rows)


def largest(values: Sequence[Sequence[Fraction]]) -> Fraction:
    """Return the largest entry."""
    return max(max(row) for row in values)


def argmax_text(grid: Grid, values: Sequence[Sequence[Fraction]]) -> str:
    """Return `alpha beta` for every point that attains the largest value, one a line, in grid order."""
    best = largest(values)
    return "\n".join(
        f"{write_rational(alpha)} {write_rational(beta)}"
        for alpha, row in zip(grid.alphas, values, strict=True)
        for beta, value in zip(grid.betas, row, strict=True)
        if value == best
    )
