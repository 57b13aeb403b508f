"""Pure plans of a player, in the order of a dictionary, and how many there may be."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import log10, prod

from refengine.errors import UnsupportedError
from refengine.trees.model import GameTree, Infoset, infosets_of
from refengine.trees.one_line import one_line

MOST_PLANS = 1_024
MOST_PROFILES = 16_384

# Longer counts are told by their size: nobody reads ten thousand digits in a message.
LONGEST_COUNT = 10**15

Plan = tuple[int, ...]
"""For each of a player's information sets, in canonical order, the position of the action taken there."""


def pure_plans(tree: GameTree, player: int) -> tuple[Plan, ...]:
    """Return all plans of the player (an index): the first information set is the most significant."""
    return tuple(product(*(range(len(infoset.actions)) for infoset in infosets_of(tree, player))))


def require_few_plans(counts: Mapping[str, Fraction]) -> None:
    """Raise `UnsupportedError` where a player has too many plans to list, or all have too many profiles."""
    for player, count in counts.items():
        if count > MOST_PLANS:
            raise UnsupportedError(
                f"params.normal_form: expected at most {MOST_PLANS} pure plans of a player, found "
                f"{count_text(count.numerator)} of {player}"
            )
    profiles = prod(counts.values(), start=Fraction(1))
    if profiles > MOST_PROFILES:
        raise UnsupportedError(
            f"params.normal_form: expected at most {MOST_PROFILES} profiles of pure plans, found "
            f"{count_text(profiles.numerator)}"
        )


def count_text(count: int) -> str:
    """Return the count, or about how large it is."""
    return str(count) if count < LONGEST_COUNT else f"about 10^{int(log10(count))}"


def plan_number(infosets: Sequence[Infoset], plan: Plan) -> int:
    """Return the plan's number, from 1, without listing those before it."""
    number = 0
    for infoset, position in zip(infosets, plan, strict=True):
        number = number * len(infoset.actions) + position
    return number + 1


def plan_text(infosets: Sequence[Infoset], plan: Plan) -> str:
    """Return the plan's actions in canonical order, separated by `, `; the empty plan is `-`."""
    actions = (infoset.actions[position] for infoset, position in zip(infosets, plan, strict=True))
    return ", ".join(map(one_line, actions)) or "-"
