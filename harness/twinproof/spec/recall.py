"""Mirrors GameSpec/Recall.lean: what players know: perfect recall, where it breaks, perfect information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.places import Place, infosets, members, places
from twinproof.spec.tree import Move, Node, players


@dataclass(slots=True, eq=False)
class Past:
    """A player's own past: his decisions (infoset, action), the last one behind those before it.

    Pasts of one game have their beginnings in common. `digest` is the same for the same list of decisions.
    """

    before: Past | None = field(repr=False)
    decision: tuple[int, int]
    digest: int
    _known: Past | None = field(default=None, repr=False)

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """The list itself, the first decision first."""
        found: list[tuple[int, int]] = []
        past: Past | None = self
        while past is not None:
            found.append(past.decision)
            past = past.before
        return found[::-1]

    def _first(self) -> Past:
        """The one of the pasts found equal to this one that stands for all of them."""
        past = self
        while past._known is not None:
            if past._known._known is not None:
                past._known = past._known._known
            past = past._known
        return past


Pasts: TypeAlias = Sequence[Mapping[int, Past]]
"""Of each place of a game, by its number: player -> own past, of who has moved before."""


def extended(before: Past | None, infoset: int, action: int) -> Past:
    """The past one decision further."""
    return Past(before, (infoset, action), hash((before.digest if before else 0, infoset, action)))


def same_past(left: Past | None, right: Past | None) -> bool:
    """Whether two pasts are the same list: decision by decision, from the last to the first.

    Lists of different digests differ. What was found the same before is not compared again, so that long
    pasts at many nodes take no longer than there are decisions.
    """
    met: list[tuple[Past, Past]] = []
    while left is not None and right is not None:
        mine, other = left._first(), right._first()
        if mine is other:
            break
        if left.digest != right.digest or left.decision != right.decision:
            return False
        met.append((mine, other))
        left, right = left.before, right.before
    else:
        if left is not right:
            return False
    for mine, other in met:
        # An earlier pair may have joined these already.
        if (first := mine._first()) is not (second := other._first()):
            first._known = second
    return True


@mirrors("GameSpec.Recall.ownPast")
def own_past(i: int, place: Place, pasts: Pasts) -> Past | None:
    """Player i's own past at a place, from the pasts of a whole game; None before his first decision."""
    return pasts[place.number].get(i)


@lru_cache(maxsize=4)
def pasts_of_all(game: Node) -> Pasts:
    """Every player's own past at every place: a move makes the past before it one decision longer."""
    found: list[Mapping[int, Past]] = []
    for place in places(game):
        before = {} if place.before is None else found[place.before.number]
        if isinstance(move := place.step, Move):
            past = extended(before.get(move.player), move.infoset, move.action)
            before = {**before, move.player: past}
        found.append(before)
    return found


@mirrors("GameSpec.Recall.differing")
def differing(i: int, past: Past | None, nodes: Sequence[Place], pasts: Pasts) -> Place | None:
    """The first node at which player i's own past is another one."""
    return next((place for place in nodes if not same_past(own_past(i, place, pasts), past)), None)


@mirrors("GameSpec.Recall.breakAmong")
def break_among(i: int, nodes: Sequence[Place], pasts: Pasts) -> tuple[Place, Place] | None:
    """Of an infoset's nodes the first, with the first later one whose own past differs."""
    if not nodes:
        return None
    first, *rest = nodes
    later = differing(i, own_past(i, first, pasts), rest, pasts)
    return None if later is None else (first, later)


@mirrors("GameSpec.Recall.breaks")
def breaks(i: int, game: Node) -> list[tuple[int, Place, Place]]:
    """The infosets of player i that break perfect recall, in canonical order, each with its two nodes."""
    pasts = pasts_of_all(game)
    found = ((infoset, break_among(i, members(infoset, game), pasts)) for infoset, _ in infosets(i, game))
    return [(infoset, *nodes) for infoset, nodes in found if nodes is not None]


@mirrors("GameSpec.Recall.isEmpty")
def is_empty(values: Sequence[object]) -> bool:
    """Whether there is no entry."""
    return len(values) == 0


@mirrors("GameSpec.Recall.isSingle")
def is_single(values: Sequence[object]) -> bool:
    """Whether there is one entry."""
    return len(values) == 1


@mirrors("GameSpec.Recall.remembers")
def remembers(i: int, game: Node) -> bool:
    """Whether player i has perfect recall: all nodes of each of his infosets have the same own past."""
    return is_empty(breaks(i, game))


@mirrors("GameSpec.Recall.perfectRecall")
def perfect_recall(game: Node) -> bool:
    """Whether every player has perfect recall."""
    return all(remembers(i, game) for i in players(game))


@mirrors("GameSpec.Recall.perfectInformation")
def perfect_information(game: Node) -> bool:
    """Whether every infoset has one node."""
    return all(len(members(infoset, game)) == 1 for i in players(game) for infoset, _ in infosets(i, game))
