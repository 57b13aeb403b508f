"""Mirrors GameSpec/Tree.lean: finite games in extensive form, any number of players, and how their plays end.

Lean's inductive type `Node` is the union of three records here; its mutual recursions over lists are loops.
A node is equal to itself alone: what is computed from a tree is remembered without reading the tree again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from twinproof.spec.mirrors import mirrors

Deal: TypeAlias = tuple[int, ...]
History: TypeAlias = tuple[int, ...]
Choice: TypeAlias = tuple[int, tuple[int, ...]]
"""An infoset with the actions that are open there."""


@mirrors("GameSpec.Tree.Draw")
@dataclass(frozen=True, slots=True)
class Draw:
    """An outcome of chance: its label, and its probability at the node."""

    label: int
    probability: Fraction


@dataclass(frozen=True, slots=True, eq=False)
class Terminal:
    """`Node.terminal`: one payoff for each player."""

    payoffs: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Chance:
    """`Node.chance`."""

    outcomes: tuple[tuple[Draw, Node], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """`Node.decision`; an infoset's number is its own in the whole game, whichever player it belongs to."""

    player: int
    infoset: int
    actions: tuple[tuple[int, Node], ...]


Node: TypeAlias = Terminal | Chance | Decision


@mirrors("GameSpec.Tree.Move")
class Move(NamedTuple):
    """One decision, as taken."""

    player: int
    infoset: int
    action: int


@mirrors("GameSpec.Tree.Ending")
@dataclass(frozen=True, slots=True)
class Ending:
    """A terminal history: what chance drew, how likely that was, what the players did, what each is paid."""

    draws: Deal
    chance: Fraction
    moves: tuple[Move, ...]
    payoffs: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class _Way:
    """How far a play has come: the last step, and what was before it; how likely chance made it."""

    step: int | Move | None
    before: _Way | None
    chance: Fraction


@mirrors("GameSpec.Tree.afterDraw")
def after_draw(draw: Draw, way: _Way) -> _Way:
    """The way one draw further. Lean goes from the end back to the beginning."""
    return _Way(draw.label, way, draw.probability * way.chance)


@mirrors("GameSpec.Tree.afterMove")
def after_move(move: Move, way: _Way) -> _Way:
    """The way one move further."""
    return _Way(move, way, way.chance)


@mirrors("GameSpec.Tree.endings")
@cache
def endings(node: Node) -> tuple[Ending, ...]:
    """Every terminal history at or below a node, in depth-first order."""
    found: list[Ending] = []
    waiting: list[tuple[_Way, Node]] = [(_Way(None, None, Fraction(1)), node)]
    while waiting:
        way, t = waiting.pop()
        match t:
            case Terminal(payoffs):
                found.append(_ending(way, payoffs))
            case Chance(outcomes):
                waiting.extend(endings_after_draws(way, outcomes))
            case Decision(player, infoset, actions):
                waiting.extend(endings_after_moves(way, player, infoset, actions))
    return tuple(found)


def _ending(way: _Way, payoffs: tuple[Fraction, ...]) -> Ending:
    draws: list[int] = []
    moves: list[Move] = []
    last: _Way | None = way
    while last is not None:
        if isinstance(last.step, Move):
            moves.append(last.step)
        elif last.step is not None:
            draws.append(last.step)
        last = last.before
    return Ending(tuple(reversed(draws)), way.chance, tuple(reversed(moves)), payoffs)


@mirrors("GameSpec.Tree.endingsAfterDraws")
def endings_after_draws(way: _Way, outcomes: tuple[tuple[Draw, Node], ...]) -> Iterator[tuple[_Way, Node]]:
    """What is below the outcomes of a chance node, last first."""
    return ((after_draw(draw, way), t) for draw, t in reversed(outcomes))


@mirrors("GameSpec.Tree.endingsAfterMoves")
def endings_after_moves(
    way: _Way, player: int, infoset: int, actions: tuple[tuple[int, Node], ...]
) -> Iterator[tuple[_Way, Node]]:
    """What is below the actions of a decision node, last first."""
    return ((after_move(Move(player, infoset, action), way), t) for action, t in reversed(actions))


@mirrors("GameSpec.Tree.nodeCount")
def node_count(node: Node) -> int:
    """The number of nodes, of every kind, at or below a node."""
    match node:
        case Terminal(_):
            return 1
        case Chance(outcomes):
            return 1 + node_count_after_draws(outcomes)
        case Decision(_, _, actions):
            return 1 + node_count_after_moves(actions)


@mirrors("GameSpec.Tree.nodeCountAfterDraws")
def node_count_after_draws(outcomes: tuple[tuple[Draw, Node], ...]) -> int:
    """The nodes below the outcomes of a chance node."""
    return sum(node_count(t) for _, t in outcomes)


@mirrors("GameSpec.Tree.nodeCountAfterMoves")
def node_count_after_moves(actions: tuple[tuple[int, Node], ...]) -> int:
    """The nodes below the actions of a decision node."""
    return sum(node_count(t) for _, t in actions)


@mirrors("GameSpec.Tree.choicesMet")
def choices_met(i: int, node: Node) -> list[Choice]:
    """The choices that player i meets at or below a node, in depth-first order, as often as he meets them."""
    match node:
        case Terminal(_):
            return []
        case Chance(outcomes):
            return choices_met_after_draws(i, outcomes)
        case Decision(player, infoset, actions):
            below = choices_met_after_moves(i, actions)
            return [(infoset, tuple(a for a, _ in actions)), *below] if player == i else below


@mirrors("GameSpec.Tree.choicesMetAfterDraws")
def choices_met_after_draws(i: int, outcomes: tuple[tuple[Draw, Node], ...]) -> list[Choice]:
    """The choices met below the outcomes of a chance node."""
    return [choice for _, t in outcomes for choice in choices_met(i, t)]


@mirrors("GameSpec.Tree.choicesMetAfterMoves")
def choices_met_after_moves(i: int, actions: tuple[tuple[int, Node], ...]) -> list[Choice]:
    """The choices met below the actions of a decision node."""
    return [choice for _, t in actions for choice in choices_met(i, t)]


@mirrors("GameSpec.Tree.insertChoice")
def insert_choice(choice: Choice, known: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choice in its place in a list that ascends by infoset; left out where the infoset is there."""
    for place, head in enumerate(known):
        if choice[0] < head[0]:
            return (*known[:place], choice, *known[place:])
        if choice[0] == head[0]:
            return known
    return (*known, choice)


@mirrors("GameSpec.Tree.choices")
@cache
def choices(i: int, game: Node) -> tuple[Choice, ...]:
    """The choices of player i, one for each infoset, ascending by infoset."""
    known: tuple[Choice, ...] = ()
    for choice in reversed(choices_met(i, game)):
        known = insert_choice(choice, known)
    return known


@mirrors("GameSpec.Tree.playerCount")
def player_count(game: Node) -> int:
    """The number of players, read from the first terminal history."""
    return next((len(payoffs) for payoffs in _all_payoffs(game)), 0)


def _all_payoffs(game: Node) -> Iterator[tuple[Fraction, ...]]:
    """What the terminal histories pay, in depth-first order; without the histories."""
    waiting = [game]
    while waiting:
        match waiting.pop():
            case Terminal(payoffs):
                yield payoffs
            case Chance(outcomes):
                waiting.extend(t for _, t in reversed(outcomes))
            case Decision(_, _, actions):
                waiting.extend(t for _, t in reversed(actions))


@mirrors("GameSpec.Tree.players")
def players(game: Node) -> list[int]:
    """0, 1, ..."""
    return list(range(player_count(game)))


@mirrors("GameSpec.Tree.infosetCount")
def infoset_count(game: Node) -> int:
    """The number of infosets of all players."""
    return sum(len(choices(i, game)) for i in players(game))


@mirrors("GameSpec.Tree.deals")
@cache
def deals(game: Node) -> tuple[Deal, ...]:
    """What chance can draw over a whole play: in depth-first order, each once."""
    known: list[Deal] = []
    for z in reversed(endings(game)):
        known = known if z.draws in known else [z.draws, *known]
    return tuple(known)


@mirrors("GameSpec.Tree.endingsOf")
@cache
def endings_of(game: Node, deal: Deal) -> tuple[Ending, ...]:
    """The terminal histories of one deal, in depth-first order."""
    return tuple(z for z in endings(game) if z.draws == deal)


@mirrors("GameSpec.Tree.history")
def history(z: Ending) -> History:
    """What the players did, without who and where."""
    return tuple(m.action for m in z.moves)


@mirrors("GameSpec.Tree.payoffSum")
def payoff_sum(payoffs: tuple[Fraction, ...]) -> Fraction:
    """What a terminal history pays all players together."""
    return sum(payoffs, Fraction(0))


@mirrors("GameSpec.Tree.extremes")
def extremes(values: Iterable[Fraction]) -> tuple[Fraction, Fraction] | None:
    """The smallest and the largest; nothing has none."""
    known = set(values)
    return (min(known), max(known)) if known else None


@mirrors("GameSpec.Tree.payoffSums")
def payoff_sums(game: Node) -> tuple[Fraction, Fraction] | None:
    """The least and the most that a terminal history pays all players together."""
    return extremes(map(payoff_sum, set(_all_payoffs(game))))


@mirrors("GameSpec.Tree.constantSum")
def constant_sum(game: Node) -> bool:
    """Whether every terminal history pays all players together the same."""
    sums = payoff_sums(game)
    return sums is not None and sums[0] == sums[1]


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"Node": "GameSpec.Tree.Node", "Choice": "GameSpec.Tree.Choice"}
)
