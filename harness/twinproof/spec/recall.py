"""Mirrors GameSpec/Recall.lean: what players know: perfect recall, where it breaks, perfect information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.places import Place, infosets, members, places
from twinproof.spec.tree import Move, Node, players

Past: TypeAlias = int
"""A player's own past, numbered: two pasts in one game are equal if and only if their numbers are."""

Pasts: TypeAlias = Sequence[Mapping[int, Past]]
"""Of each place of a game, by its number: player -> own past."""


@mirrors("GameSpec.Recall.ownPast")
def own_past(i: int, place: Place, pasts: Pasts) -> Past:
    """Player i's own past at a place, from the pasts of a whole game: 0 before his first move."""
    return pasts[place.number].get(i, 0)


@lru_cache(maxsize=4)
def pasts_of_all(game: Node) -> Pasts:
    """Every player's own past at every place: a move makes a new one of the past before it."""
    numbers: dict[tuple[Past, int, int], Past] = {}
    found: list[Mapping[int, Past]] = []
    for place in places(game):
        before = {} if place.before is None else found[place.before.number]
        if isinstance(move := place.step, Move):
            past = numbers.setdefault(
                (before.get(move.player, 0), move.infoset, move.action), len(numbers) + 1
            )
            before = {**before, move.player: past}
        found.append(before)
    return found


@mirrors("GameSpec.Recall.differing")
def differing(i: int, past: Past, nodes: Sequence[Place], pasts: Pasts) -> Place | None:
    """The first node at which player i's own past is another one."""
    return next((place for place in nodes if own_past(i, place, pasts) != past), None)


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
