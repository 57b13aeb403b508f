"""Mirrors GameSpec/BestResponse.lean: best responses to the others' part of a profile, over pure plans."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from twinproof.spec.memory import remembered
from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, keyed, maximum, times, total
from twinproof.spec.plan import PurePlan, allows, plans
from twinproof.spec.profile import Table
from twinproof.spec.reach import reach
from twinproof.spec.tree import Ending, Move, Node, choices, endings

Share: TypeAlias = tuple[tuple[Move, ...], Fraction]


@mirrors("GameSpec.BestResponse.share")
def share(sigma: Table, i: int, z: Ending) -> Share | None:
    """What a terminal history leaves to player i.

    His own moves, and what it pays him, times the probability that chance and the others make it.
    """
    payoff = z.payoffs[i] if i < len(z.payoffs) else None
    others = tuple(move for move in z.moves if move.player != i)
    return keyed(
        tuple(move for move in z.moves if move.player == i),
        times(z.chance, times(reach(sigma, others), payoff)),
    )


@mirrors("GameSpec.BestResponse.planValue")
def plan_value(shares: Sequence[Share], plan: PurePlan) -> Fraction | None:
    """The value to a player of a pure plan: the shares of the terminal histories that it allows, added up."""
    return total(value for moves, value in shares if allows(plan, moves))


@mirrors("GameSpec.BestResponse.planValues")
@remembered
def plan_values(game: Node, sigma: Table, i: int) -> Sequence[tuple[PurePlan, Fraction]] | None:
    """Each pure plan of player i with its value to him."""
    shares = collect(share(sigma, i, z) for z in endings(game))
    if shares is None:
        return None
    merged = _merged(shares)
    return collect(keyed(plan, plan_value(merged, plan)) for plan in plans(choices(i, game)))


def _merged(shares: Sequence[Share]) -> list[Share]:
    """Histories that ask the same moves of him, taken together; not in Lean, the same sums."""
    sums: dict[tuple[Move, ...], Fraction] = {}
    for moves, value in shares:
        sums[moves] = sums.get(moves, Fraction(0)) + value
    return [(moves, value) for moves, value in sums.items() if value]


@mirrors("GameSpec.BestResponse.bestResponseValue")
@remembered
def best_response_value(game: Node, sigma: Table, i: int) -> Fraction | None:
    """The most that player i can get against the others' part of the profile."""
    values = plan_values(game, sigma, i)
    return None if values is None else maximum([value for _, value in values])


@mirrors("GameSpec.BestResponse.optimalPlans")
def optimal_plans(game: Node, sigma: Table, i: int) -> list[PurePlan] | None:
    """All pure plans that attain the best-response value."""
    values, best = plan_values(game, sigma, i), best_response_value(game, sigma, i)
    if values is None or best is None:
        return None
    return [plan for plan, value in values if value == best]


@mirrors("GameSpec.BestResponse.agreed")
def agreed(infoset: int, best: Sequence[PurePlan]) -> int | None:
    """The action that all plans prescribe at an infoset, if there is one."""
    if not best:
        return None
    first, *rest = best
    action = first.get(infoset)
    return action if all(other.get(infoset) == action for other in rest) else None


@mirrors("GameSpec.BestResponse.forcedDecisions")
def forced_decisions(game: Node, sigma: Table, i: int) -> list[tuple[int, int | None]] | None:
    """Infoset, and the action on which all optimal plans agree (None where they are free)."""
    best = optimal_plans(game, sigma, i)
    if best is None:
        return None
    return [(infoset, agreed(infoset, best)) for infoset, _ in choices(i, game)]
