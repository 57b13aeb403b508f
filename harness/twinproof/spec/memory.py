"""Functions of a game, a profile and a player, remembered for the last profiles.

Not in Lean: definitions build on one another, and a case asks for most of them.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, wraps
from typing import Final, TypeAlias, TypeVar

from twinproof.spec.profile import Table
from twinproof.spec.tree import Node

Value = TypeVar("Value")
OfPlayer: TypeAlias = Callable[[Node, Table, int], Value]
_Frozen: TypeAlias = tuple[tuple[int, tuple[tuple[int, Fraction], ...]], ...]

LAST: Final = 64


def remembered(compute: OfPlayer[Value]) -> OfPlayer[Value]:
    """The same function; the answers to its last 64 questions are kept, so they must not be altered."""

    @lru_cache(maxsize=LAST)
    def of_frozen(game: Node, frozen: _Frozen, i: int) -> Value:
        return compute(game, {infoset: dict(row) for infoset, row in frozen}, i)

    @wraps(compute)
    def of_table(game: Node, sigma: Table, i: int) -> Value:
        return of_frozen(game, tuple((infoset, tuple(row.items())) for infoset, row in sigma.items()), i)

    return of_table
