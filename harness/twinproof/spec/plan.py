"""Mirrors GameSpec/Plan.lean: pure plans, one action at every infoset of a player, unreachable ones included.

A plan is a mapping here, where Lean has an association list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Final, TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.tree import Choice, Move

PurePlan: TypeAlias = Mapping[int, int]
"""Infoset -> action."""


@mirrors("GameSpec.Plan.plans")
def plans(choices: Sequence[Choice]) -> list[PurePlan]:
    """All plans over the given choices; the last choice varies fastest, actions in the order of the tree."""
    infosets = [infoset for infoset, _ in choices]
    taken = product(*(actions for _, actions in choices))
    return [dict(zip(infosets, actions, strict=True)) for actions in taken]


@mirrors("GameSpec.Plan.planCount")
def plan_count(choices: Sequence[Choice]) -> int:
    """The number of plans over the given choices, which are not enumerated for it."""
    return prod(len(actions) for _, actions in choices)


@mirrors("GameSpec.Plan.allows")
def allows(plan: PurePlan, moves: Sequence[Move]) -> bool:
    """Whether a plan takes all of the given moves where it comes to them."""
    return all(plan.get(move.infoset) == move.action for move in moves)


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType({"PurePlan": "GameSpec.Plan.PurePlan"})
