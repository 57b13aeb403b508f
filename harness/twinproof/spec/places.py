"""Mirrors GameSpec/Places.lean: the nodes of a game with their histories; sizes; infosets in canonical order.

A place knows the place before it, where Lean has the whole path; and whatever is asked of a game is found in
one pass over it, however large or deep it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from twinproof.spec.mirrors import mirrors
from twinproof.spec.tree import Chance, Choice, Decision, Draw, Move, Node, Terminal

Step: TypeAlias = Draw | Move
"""`Step.drawn` (a draw, by its label) or `Step.taken`."""


@mirrors("GameSpec.Places.Place")
@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A node, and how it is come to: the place before, and the step from there; None at the root.

    `length` is that of its history, `number` its place in depth-first order, from 0.
    """

    before: Place | None
    step: Step | None
    node: Node
    length: int
    number: int

    @property
    def path(self) -> tuple[Step, ...]:
        """The steps that lead here: its history."""
        steps: list[Step] = []
        place: Place = self
        while place.before is not None and place.step is not None:
            steps.append(place.step)
            place = place.before
        return tuple(reversed(steps))


@mirrors("GameSpec.Places.afterStep")
def after_step(step: Step, before: Place, node: Node, number: int) -> Place:
    """The place of `node` when `step` is made at another place."""
    return Place(before, step, node, before.length + 1, number)


_Waiting: TypeAlias = tuple[Step, Place, Node]


@mirrors("GameSpec.Places.places")
@lru_cache(maxsize=8)
def places(node: Node) -> Sequence[Place]:
    """Every node at or below a node, in depth-first order."""
    place = Place(None, None, node, 0, 0)
    found = [place]
    waiting: list[_Waiting] = []
    while True:
        match place.node:
            case Chance(outcomes):
                waiting.extend(places_after_draws(place, outcomes))
            case Decision(player, infoset, actions):
                waiting.extend(places_after_moves(place, player, infoset, actions))
        if not waiting:
            return found
        place = after_step(*waiting.pop(), len(found))
        found.append(place)


@mirrors("GameSpec.Places.placesAfterDraws")
def places_after_draws(place: Place, outcomes: Sequence[tuple[Draw, Node]]) -> Iterator[_Waiting]:
    """What is one draw further, last first."""
    return ((draw, place, t) for draw, t in reversed(outcomes))


@mirrors("GameSpec.Places.placesAfterMoves")
def places_after_moves(
    place: Place, player: int, infoset: int, actions: Sequence[tuple[int, Node]]
) -> Iterator[_Waiting]:
    """What is one move further, last first."""
    return ((Move(player, infoset, action), place, t) for action, t in reversed(actions))


@mirrors("GameSpec.Places.isTerminal")
def is_terminal(node: Node) -> bool:
    """Whether the game ends here."""
    return isinstance(node, Terminal)


@mirrors("GameSpec.Places.isChance")
def is_chance(node: Node) -> bool:
    """Whether chance moves here."""
    return isinstance(node, Chance)


@mirrors("GameSpec.Places.isDecision")
def is_decision(node: Node) -> bool:
    """Whether a player moves here."""
    return isinstance(node, Decision)


@mirrors("GameSpec.Places.kindCount")
def kind_count(kind: Callable[[Node], bool], game: Node) -> int:
    """How many nodes of a kind there are."""
    return sum(kind(place.node) for place in places(game))


@mirrors("GameSpec.Places.depth")
def depth(game: Node) -> int:
    """The longest history's number of steps."""
    return max(place.length for place in places(game))


@mirrors("GameSpec.Places.firsts")
def firsts(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The first choice at each infoset, in the order in which they are met."""
    met: dict[int, Choice] = {}
    for choice in choices:
        met.setdefault(choice[0], choice)
    return tuple(met.values())


@mirrors("GameSpec.Places.infosets")
def infosets(i: int, game: Node) -> Sequence[Choice]:
    """The choices of player i in canonical order: by the infoset's first node in depth-first order."""
    return choices_of_all(game).get(i, ())


@lru_cache(maxsize=8)
def choices_of_all(game: Node) -> Mapping[int, Sequence[Choice]]:
    """`infosets` of every player."""
    met: dict[int, dict[int, Choice]] = {}
    for place in places(game):
        if isinstance(node := place.node, Decision):
            known = met.setdefault(node.player, {})
            if node.infoset not in known:
                known[node.infoset] = (node.infoset, tuple(action for action, _ in node.actions))
    return {i: firsts(tuple(known.values())) for i, known in met.items()}


@mirrors("GameSpec.Places.isAt")
def is_at(infoset: int, node: Node) -> bool:
    """Whether the node belongs to the infoset."""
    return isinstance(node, Decision) and node.infoset == infoset


@mirrors("GameSpec.Places.members")
def members(infoset: int, node: Node) -> Sequence[Place]:
    """The nodes of an infoset at or below a node, in depth-first order."""
    return members_of_all(node).get(infoset, ())


@lru_cache(maxsize=8)
def members_of_all(game: Node) -> Mapping[int, Sequence[Place]]:
    """`members` of every infoset."""
    found: dict[int, list[Place]] = {}
    for place in places(game):
        if isinstance(place.node, Decision):
            found.setdefault(place.node.infoset, []).append(place)
    return found


@mirrors("GameSpec.Places.sequenceCount")
def sequence_count(i: int, game: Node) -> int:
    """One, and the number of actions at all infosets of player i."""
    return 1 + sum(len(actions) for _, actions in infosets(i, game))


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType({"Step": "GameSpec.Places.Step"})
