"""A small game as the tests make it: a tree of immutable nodes, and what games.md says of it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

CHANCE = 0
"""The player to whom chance nodes belong; the others count from 1."""


@dataclass(frozen=True)
class Outcome:
    """Payoffs, one for each player, under a number that is not 0."""

    number: int
    name: str
    payoffs: tuple[Fraction, ...]


@dataclass(frozen=True)
class Infoset:
    """An information set, or the number that chance nodes share; nodes that hold equal ones lie in one."""

    player: int
    number: int
    label: str
    actions: tuple[str, ...]
    probabilities: tuple[Fraction, ...] = ()
    """Of chance alone: one for each action."""


@dataclass(frozen=True)
class Node:
    """A node with the outcome that is paid there, if any; a terminal node has no information set."""

    label: str = ""
    outcome: Outcome | None = None
    infoset: Infoset | None = None
    children: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game and the `layout` in which it is written: a seed for the writer, None for the plain one."""

    title: str
    players: tuple[str, ...]
    comment: str | None
    root: Node
    layout: int | None = None


Past = tuple[tuple[Infoset, int], ...]
"""A player's own decisions on the way to a node: information set and position of the action."""


def nodes(game: Game) -> Iterator[Node]:
    """Depth first, children in the order of the actions."""
    waiting = [game.root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def infosets(game: Game, player: int) -> tuple[Infoset, ...]:
    """A player's information sets in canonical order: by their first node."""
    return tuple(
        dict.fromkeys(
            node.infoset for node in nodes(game) if node.infoset is not None and node.infoset.player == player
        )
    )


def plan_counts(game: Game) -> tuple[int, ...]:
    """How many pure plans each player has."""
    return tuple(
        math.prod(len(infoset.actions) for infoset in infosets(game, player))
        for player in range(1, len(game.players) + 1)
    )


def perfect_information(game: Game) -> bool:
    """Whether every information set of a player has one node."""
    met = [node.infoset for node in nodes(game) if node.infoset is not None and node.infoset.player != CHANCE]
    return len(met) == len(set(met))


def perfect_recall(game: Game) -> bool:
    """Whether all nodes of each information set have the same own past of its player."""
    pasts: dict[Infoset, set[Past]] = {}
    waiting: list[tuple[Node, Past]] = [(game.root, ())]
    while waiting:
        node, path = waiting.pop()
        if (infoset := node.infoset) is None:
            continue
        if infoset.player != CHANCE:
            own = tuple(step for step in path if step[0].player == infoset.player)
            pasts.setdefault(infoset, set()).add(own)
        waiting.extend((child, (*path, (infoset, at))) for at, child in enumerate(node.children))
    return all(len(each) == 1 for each in pasts.values())


def action_ids(infoset: Infoset) -> tuple[str, ...]:
    """Labels, or `#k` for those that are empty, begin with `#`, or are not the only ones of their kind."""
    labels = infoset.actions
    return tuple(
        f"#{at}" if _unfit(label) or labels.count(label) > 1 else label for at, label in enumerate(labels, 1)
    )


def infoset_ids(game: Game, player: int) -> dict[Infoset, str]:
    """A player's information sets in canonical order with their ids; `#N` has the number of the file."""
    own = infosets(game, player)
    labels = [infoset.label for infoset in own]
    return {
        infoset: f"#{infoset.number}"
        if _unfit(infoset.label) or labels.count(infoset.label) > 1
        else infoset.label
        for infoset in own
    }


def _unfit(label: str) -> bool:
    return not label or label.startswith("#")
