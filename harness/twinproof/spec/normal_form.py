"""Mirrors GameSpec/NormalForm.lean: what profiles of pure plans pay, pure equilibria, dominated plans.

Lean adds up a payoff for each profile that it looks at; here those of all profiles are added up at once, as
integers over one denominator, and looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from typing import TypeAlias, TypeVar

from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, times, total
from twinproof.spec.places import infosets
from twinproof.spec.plan import PurePlan, allows
from twinproof.spec.plan import plans as plans_over
from twinproof.spec.tree import Ending, Node, endings, players

Value = TypeVar("Value")
Profile: TypeAlias = tuple[PurePlan, ...]
"""A plan for each player."""


@mirrors("GameSpec.NormalForm.plans")
def plans(i: int, game: Node) -> Sequence[PurePlan]:
    """The pure plans of player i: infosets in canonical order, the first one the most significant."""
    return plans_over(infosets(i, game))


@mirrors("GameSpec.NormalForm.combinations")
def combinations(options: Sequence[Sequence[Value]]) -> list[tuple[Value, ...]]:
    """All ways of taking one entry of each list; the last varies fastest."""
    return list(product(*options))


@mirrors("GameSpec.NormalForm.profiles")
def profiles(game: Node) -> list[Profile]:
    """The profiles of pure plans, one plan for each player."""
    return combinations([plans(i, game) for i in players(game)])


@mirrors("GameSpec.NormalForm.profileNumbers")
def profile_numbers(game: Node) -> list[tuple[int, ...]]:
    """The same profiles by the numbers of the plans, from 1."""
    return combinations([range(1, len(plans(i, game)) + 1) for i in players(game)])


@mirrors("GameSpec.NormalForm.joint")
def joint(profile: Sequence[PurePlan]) -> PurePlan:
    """The plans of several players in one: an infoset's number is its own in the whole game."""
    return {infoset: action for plan in profile for infoset, action in plan.items()}


@mirrors("GameSpec.NormalForm.payoff")
def payoff(game: Node, plan: PurePlan, i: int) -> Fraction | None:
    """The expected payoff to player i where all follow a joint plan: over the endings that it allows."""
    return total(
        times(z.chance, z.payoffs[i] if i < len(z.payoffs) else None)
        for z in endings(game)
        if allows(plan, z.moves)
    )


@mirrors("GameSpec.NormalForm.payoffs")
def payoffs(game: Node, plan: PurePlan) -> list[Fraction] | None:
    """The expected payoff to every player."""
    return collect(payoff(game, plan, i) for i in players(game))


@dataclass(frozen=True, eq=False)
class Matrix:
    """The payoffs of all profiles: player -> number of the profile -> numerator over `denominator`.

    Profiles are numbered from 0 in their order: with `strides`, by the numbers of the plans.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    denominator: int
    numerators: tuple[tuple[int, ...], ...]

    def payoffs(self, profile: int) -> list[Fraction]:
        """What a profile pays every player."""
        return [Fraction(values[profile], self.denominator) for values in self.numerators]

    def others(self, i: int) -> list[int]:
        """The profiles in which player i follows his first plan, one for whatever the others do."""
        return [
            sum(n * stride for n, stride in zip(numbers, self.strides, strict=True))
            for numbers in product(*(range(1 if j == i else size) for j, size in enumerate(self.sizes)))
        ]


@lru_cache(maxsize=4)
def matrix(game: Node) -> Matrix:
    """`payoffs` of all profiles: each ending is added to the profiles that allow it.

    Not in Lean: there are as many profiles as all the numbers of plans multiplied, and each ending allows
    few of them.
    """
    everyone = players(game)
    own = [plans(i, game) for i in everyone]
    sizes = tuple(map(len, own))
    strides = tuple(_product(sizes[i + 1 :]) for i in everyone)
    zs = endings(game)
    shares = [[z.chance * u for u in z.payoffs] for z in zs]
    denominator = lcm(*(share.denominator for each in shares for share in each))
    sums = [[0] * _product(sizes) for _ in everyone]
    for z, each in zip(zs, shares, strict=True):
        numerators = [share.numerator * (denominator // share.denominator) for share in each]
        allowed = [
            [n * stride for n in _allowing(own[i], i, z)] for i, stride in zip(everyone, strides, strict=True)
        ]
        for parts in product(*allowed):
            at = sum(parts)
            for i in everyone:
                sums[i][at] += numerators[i]
    return Matrix(sizes, strides, denominator, tuple(map(tuple, sums)))


def _product(sizes: Sequence[int]) -> int:
    answer = 1
    for size in sizes:
        answer *= size
    return answer


def _allowing(plans_of_i: Sequence[PurePlan], i: int, z: Ending) -> list[int]:
    moves = [move for move in z.moves if move.player == i]
    return [n for n, plan in enumerate(plans_of_i) if allows(plan, moves)]


@mirrors("GameSpec.NormalForm.atMost")
def at_most(x: Fraction | None, y: Fraction | None) -> bool:
    """Whether both are there, and x is at most y."""
    return x is not None and y is not None and x <= y


@mirrors("GameSpec.NormalForm.below")
def below(x: Fraction | None, y: Fraction | None) -> bool:
    """Whether both are there, and x is below y."""
    return x is not None and y is not None and x < y


@mirrors("GameSpec.NormalForm.isBestReply")
def is_best_reply(game: Node, plan: PurePlan, i: int) -> bool:
    """Whether no plan of player i, the others' kept, pays him more than a joint plan does."""
    now = payoff(game, plan, i)
    return all(at_most(payoff(game, {**plan, **deviation}, i), now) for deviation in plans(i, game))


@mirrors("GameSpec.NormalForm.isEquilibrium")
def is_equilibrium(game: Node, plan: PurePlan) -> bool:
    """Whether a joint plan is a Nash equilibrium: nobody gains by deviating alone."""
    return all(is_best_reply(game, plan, i) for i in players(game))


@mirrors("GameSpec.NormalForm.pureEquilibria")
def pure_equilibria(game: Node) -> list[tuple[int, ...]]:
    """The profiles that are pure Nash equilibria, in the order of profiles, by the numbers of the plans."""
    found = matrix(game)
    stable = [True] * _product(found.sizes)
    for i, values in enumerate(found.numerators):
        steps = range(0, found.sizes[i] * found.strides[i], found.strides[i])
        for others in found.others(i):
            best = max(values[others + step] for step in steps)
            for step in steps:
                if values[others + step] < best:
                    stable[others + step] = False
    return [numbers for numbers, kept in zip(profile_numbers(game), stable, strict=True) if kept]


@mirrors("GameSpec.NormalForm.othersPlans")
def others_plans(i: int, game: Node) -> list[PurePlan]:
    """What the players other than i may do, as joint plans."""
    return [joint(rest) for rest in combinations([plans(j, game) for j in players(game) if j != i])]


@mirrors("GameSpec.NormalForm.strictlyDominates")
def strictly_dominates(better: Sequence[int], worse: Sequence[int]) -> bool:
    """Whether one plan pays a player more than another, whatever the others do: rows of the matrix."""
    return all(b > w for b, w in zip(better, worse, strict=True))


@mirrors("GameSpec.NormalForm.weaklyDominates")
def weakly_dominates(better: Sequence[int], worse: Sequence[int]) -> bool:
    """Whether one plan never pays a player less than another, and somewhere pays him more."""
    return all(b >= w for b, w in zip(better, worse, strict=True)) and better != worse


def _rows(i: int, game: Node) -> list[tuple[int, ...]]:
    """For each plan of player i what it pays him, an entry for whatever the others do."""
    found = matrix(game)
    values, stride, others = found.numerators[i], found.strides[i], found.others(i)
    return [tuple(values[at + n * stride] for at in others) for n in range(found.sizes[i])]


@mirrors("GameSpec.NormalForm.first")
def first(values: Iterable[Value]) -> Value | None:
    """The first entry, if there is one."""
    return next(iter(values), None)


@mirrors("GameSpec.NormalForm.numbered")
def numbered(i: int, game: Node) -> list[tuple[int, tuple[int, ...]]]:
    """The plans of player i under their numbers, from 1: their rows of the matrix."""
    return list(enumerate(_rows(i, game), start=1))


@mirrors("GameSpec.NormalForm.strictlyDominated")
def strictly_dominated(i: int, game: Node) -> list[int | None]:
    """For each plan of player i the number of the first plan that strictly dominates it, if there is one."""
    rows = numbered(i, game)
    return [first(n for n, better in rows if strictly_dominates(better, worse)) for _, worse in rows]


@mirrors("GameSpec.NormalForm.weaklyDominated")
def weakly_dominated(i: int, game: Node) -> list[int | None]:
    """For each plan of player i the number of the first plan that weakly dominates it, if there is one."""
    rows = numbered(i, game)
    return [first(n for n, better in rows if weakly_dominates(better, worse)) for _, worse in rows]
