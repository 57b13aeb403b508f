"""Comparisons of plans in the normal form: pure Nash equilibria and dominated plans."""

from collections.abc import Callable
from math import prod
from operator import ge, gt

from refengine.normal_form.payoffs import NormalForm

Earnings = tuple[int, ...]
"""What a plan of a player earns against each profile of the others' plans, in order."""


def pure_equilibria(form: NormalForm) -> list[int]:
    """Return the positions of the profiles in which no player alone can earn more by another plan."""
    candidates = set(range(len(form.payoffs[0])))
    for player, payoffs in enumerate(form.payoffs):
        best = [max(column) for column in zip(*plan_rows(form, player), strict=True)]
        step, block = _steps(form, player)
        candidates = {
            profile
            for profile in candidates
            if payoffs[profile] == best[profile // block * step + profile % step]
        }
    return sorted(candidates)


def strictly_dominated(form: NormalForm, player: int) -> list[int | None]:
    """Return, for each plan, the first plan that earns more against all of the others' profiles, or None."""
    return _dominated(plan_rows(form, player), lambda one, other: all(map(gt, one, other)))


def weakly_dominated(form: NormalForm, player: int) -> list[int | None]:
    """Return, for each plan, the first plan that never earns less and somewhere more, or None."""
    return _dominated(plan_rows(form, player), lambda one, other: one != other and all(map(ge, one, other)))


def plan_rows(form: NormalForm, player: int) -> list[Earnings]:
    """Return the player's payoffs by his plans and the others' profiles."""
    step, block = _steps(form, player)
    payoffs = form.payoffs[player]
    return [
        tuple(
            payoff
            for start in range(plan * step, len(payoffs), block)
            for payoff in payoffs[start : start + step]
        )
        for plan in range(len(form.plans[player]))
    ]


def _steps(form: NormalForm, player: int) -> tuple[int, int]:
    """Return how far apart two profiles are that differ by one of the player's plans, and by all of them."""
    step = prod(len(plans) for plans in form.plans[player + 1 :])
    return step, step * len(form.plans[player])


def _dominated(rows: list[Earnings], dominates: Callable[[Earnings, Earnings], bool]) -> list[int | None]:
    # Plans that earn the same are dominated by the same: in many games most plans are copies.
    first = {row: plan for plan, row in reversed(list(enumerate(rows)))}
    distinct = sorted(first, key=first.__getitem__)
    answers = {
        row: next((first[other] for other in distinct if dominates(other, row)), None) for row in distinct
    }
    return [answers[row] for row in rows]
