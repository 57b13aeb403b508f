"""Mirrors GameSpec/Subgame.lean: subgames, and subgame-perfect equilibria in pure plans.

Backward induction here carries what each solution pays, where Lean adds it up again at every node.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.normal_form import Profile, is_equilibrium, joint, profiles
from twinproof.spec.places import Place, infosets, members, places
from twinproof.spec.plan import PurePlan
from twinproof.spec.recall import perfect_information
from twinproof.spec.trampoline import Calls, run
from twinproof.spec.tree import Chance, Decision, Draw, Node, Terminal, players


@mirrors("GameSpec.Subgame.isClosed")
def is_closed(game: Node, place: Place) -> bool:
    """Whether every infoset that has a node at or below a place has all its nodes there."""
    return closed_places(game)[place.number]


@lru_cache(maxsize=2)
def closed_places(game: Node) -> Sequence[bool]:
    """Of every place, by its number, whether it is closed.

    From the last place to the first, the members of each infoset are counted at or below a place, and their
    number is compared with the whole game's. Fewer counts are added to more, never the other way round, which
    keeps the time near the number of nodes; an infoset that is complete leaves the counts, for further up it
    is complete too. So a place is closed where no count is left.
    """
    found = places(game)
    counts: list[dict[int, int]] = [{} for _ in found]
    closed = [True] * len(found)
    for place in reversed(found):
        counted = counts[place.number]
        if isinstance(place.node, Decision):
            _add(counted, {place.node.infoset: 1}, game)
        closed[place.number] = not counted
        counts[place.number] = {}
        if place.before is not None:
            above = place.before.number
            larger, smaller = sorted((counted, counts[above]), key=len, reverse=True)
            _add(larger, smaller, game)
            counts[above] = larger
    return closed


def _add(counted: dict[int, int], more: Mapping[int, int], game: Node) -> None:
    """Add counts of members to others; what has all of an infoset's members in the game leaves them."""
    for infoset, number in more.items():
        together = counted.pop(infoset, 0) + number
        if together != len(members(infoset, game)):
            counted[infoset] = together


@mirrors("GameSpec.Subgame.isRoot")
def is_root(game: Node, place: Place) -> bool:
    """Whether a subgame begins at a place: a decision node there is alone in its infoset."""
    match place.node:
        case Terminal(_):
            return False
        case Chance(_):
            return is_closed(game, place)
        case Decision(_, infoset, _):
            return len(members(infoset, game)) == 1 and is_closed(game, place)


@mirrors("GameSpec.Subgame.roots")
def roots(game: Node) -> list[Place]:
    """The subgame roots, in depth-first order."""
    return [place for place in places(game) if is_root(game, place)]


@mirrors("GameSpec.Subgame.isPerfect")
def is_perfect(game: Node, plan: PurePlan) -> bool:
    """The definition: a joint plan is subgame-perfect if it is an equilibrium of every subgame."""
    return all(is_equilibrium(place.node, plan) for place in roots(game))


@mirrors("GameSpec.Subgame.perfectProfiles")
def perfect_profiles(game: Node) -> list[Profile]:
    """The profiles that are subgame-perfect by definition, in the order of profiles."""
    return [profile for profile in profiles(game) if is_perfect(game, joint(profile))]


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """A solution of a subgame: the decision at its root, if there is one, those below, what each is paid."""

    decision: tuple[int, int] | None
    below: tuple[Solution, ...]
    payoffs: tuple[Fraction, ...]

    @property
    def plan(self) -> PurePlan:
        """The joint plan: infoset -> action."""
        taken: dict[int, int] = {}
        waiting = [self]
        while waiting:
            solution = waiting.pop()
            if solution.decision is not None:
                taken[solution.decision[0]] = solution.decision[1]
            waiting.extend(solution.below)
        return taken


class TooManySolutionsError(Exception):
    """There are more solutions than were asked for."""


_Solutions: TypeAlias = Sequence[Solution]


@mirrors("GameSpec.Subgame.bestActions")
def best_actions(
    i: int, below: Sequence[Solution], actions: Sequence[tuple[int, Node]]
) -> list[tuple[int, Solution]]:
    """The actions that pay player i the most, each with what follows it: all that tie."""
    best = max(solution.payoffs[i] for solution in below)
    return [
        (action, solution)
        for (action, _), solution in zip(actions, below, strict=True)
        if solution.payoffs[i] == best
    ]


@mirrors("GameSpec.Subgame.solutions")
def solutions(node: Node, most: int | None = None) -> _Solutions:
    """Backward induction: every joint plan of the decisions at or below a node, optimal at each of them.

    Raises TooManySolutionsError where there are more than `most`: at any node, for above it there are no
    fewer.
    """
    return run(_solutions(node, most))


def _solutions(node: Node, most: int | None) -> Calls[_Solutions]:
    match node:
        case Terminal(payoffs):
            return [Solution(None, (), payoffs)]
        case Chance(outcomes):
            together = yield _solutions_after_draws(outcomes, most)
            found = [Solution(None, below, _mean(outcomes, below)) for below in together]
        case Decision(player, infoset, actions):
            together = yield _solutions_after_moves(actions, most)
            found = [
                Solution((infoset, action), below, after.payoffs)
                for below in together
                for action, after in best_actions(player, below, actions)
            ]
    if most is not None and len(found) > most:
        raise TooManySolutionsError
    return found


@mirrors("GameSpec.Subgame.solutionsAfterDraws")
def _solutions_after_draws(
    outcomes: Sequence[tuple[Draw, Node]], most: int | None
) -> Calls[list[tuple[Solution, ...]]]:
    """Every way of putting together a solution below each outcome."""
    together: list[tuple[Solution, ...]] = yield _together([t for _, t in outcomes], most)
    return together


@mirrors("GameSpec.Subgame.solutionsAfterMoves")
def _solutions_after_moves(
    actions: Sequence[tuple[int, Node]], most: int | None
) -> Calls[list[tuple[Solution, ...]]]:
    """Every way of putting together a solution below each action."""
    together: list[tuple[Solution, ...]] = yield _together([t for _, t in actions], most)
    return together


def _together(nodes: Sequence[Node], most: int | None) -> Calls[list[tuple[Solution, ...]]]:
    options: list[_Solutions] = []
    number = 1
    for t in nodes:
        found: _Solutions = yield _solutions(t, most)
        options.append(found)
        number *= len(found)
        if most is not None and number > most:
            raise TooManySolutionsError
    return list(product(*options))


def _mean(outcomes: Sequence[tuple[Draw, Any]], below: Sequence[Solution]) -> tuple[Fraction, ...]:
    chances = [draw.probability for draw, _ in outcomes]
    return tuple(
        sum((p * u for p, u in zip(chances, column, strict=True)), Fraction(0))
        for column in zip(*(solution.payoffs for solution in below), strict=True)
    )


@mirrors("GameSpec.Subgame.agrees")
def agrees(plan: PurePlan, decisions: PurePlan) -> bool:
    """Whether one plan takes every decision of another."""
    return all(plan.get(infoset) == action for infoset, action in decisions.items())


@mirrors("GameSpec.Subgame.equilibria")
def equilibria(game: Node, most: int | None = None) -> list[tuple[tuple[int, ...], Solution]] | None:
    """The subgame-perfect equilibria of a game with perfect information, by backward induction.

    In the order of profiles, by the numbers of the plans, which are not enumerated; missing where
    information is not perfect. Raises TooManySolutionsError where there are more than `most`.
    """
    if not perfect_information(game):
        return None
    numbered = ((_numbers(game, solution.plan), solution) for solution in solutions(game, most))
    return sorted(numbered, key=lambda entry: entry[0])


def _numbers(game: Node, plan: PurePlan) -> tuple[int, ...]:
    """The numbers, from 1, of the players' plans of which a joint plan consists."""
    return tuple(_number(plan, infosets(i, game)) for i in players(game))


def _number(plan: PurePlan, choices: Sequence[tuple[int, tuple[int, ...]]]) -> int:
    before = 0
    for infoset, actions in choices:
        before = before * len(actions) + actions.index(plan[infoset])
    return before + 1
