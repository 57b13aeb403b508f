"""A game tree built from its nodes in depth-first order; every rule of games is checked on the way."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from refengine.parameters import found, number_shown
from refengine.trees.assembly import ChanceRecord, InfosetRecord, NodeRecords, assemble, sum_is_one
from refengine.trees.errors import (
    InfosetActionsError,
    InfosetPlayerError,
    NoActionError,
    NodeLimitError,
    NoPlayerError,
    PayoffCountError,
    ProbabilityError,
    ProbabilitySumError,
    UnknownPlayerError,
)
from refengine.trees.model import CHANCE, TERMINAL, GameTree, player_id

DEFAULT_NODE_LIMIT = 1_000_000
LARGEST_NODE_LIMIT = 10_000_000


@dataclass(frozen=True, slots=True)
class DecisionNode:
    """A decision of `player` (an index): nodes with the same `key` are one information set of that player.

    `number` is the information set's in an .efg file, None elsewhere.
    """

    player: int
    key: Hashable
    label: str
    actions: tuple[str, ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ChanceNode:
    """A move of chance: a probability for each of the actions."""

    actions: tuple[str, ...]
    probabilities: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class TerminalNode:
    """An end of the game: a payoff for each player."""

    payoffs: tuple[Fraction, ...]


Node = DecisionNode | ChanceNode | TerminalNode
State = TypeVar("State")


def build(
    title: str,
    players: Sequence[str],
    nodes: Iterable[Node],
    exact: bool = True,
    node_limit: int = DEFAULT_NODE_LIMIT,
) -> GameTree:
    """Return the tree of the nodes, which come in depth-first order, children in the order of the actions.

    Raises a `GameRuleError` of its own for each broken rule, and `NodeLimitError` at the first node beyond
    the limit; no node is taken after that.
    """
    if not players:
        raise NoPlayerError("expected at least one player, found none")
    owner: list[int] = []
    entry: list[int] = []
    infosets: list[InfosetRecord] = []
    chances: list[ChanceRecord] = []
    payoffs: list[tuple[Fraction, ...]] = []
    known: dict[Hashable, int] = {}
    for number, node in enumerate(nodes):
        check_limit(number, node_limit)
        if isinstance(node, TerminalNode):
            check_payoffs(node.payoffs, len(players), number)
            owner.append(TERMINAL)
            entry.append(len(payoffs))
            payoffs.append(node.payoffs)
        elif isinstance(node, ChanceNode):
            check_chance(node, number, exact)
            owner.append(CHANCE)
            entry.append(len(chances))
            chances.append(ChanceRecord(node.actions, node.probabilities))
        else:
            index = known.setdefault(node.key, len(infosets))
            if index == len(infosets):
                check_decision(node, len(players), number)
                infosets.append(InfosetRecord(node.player, node.label, node.actions, node.number))
            else:
                check_member(node, infosets[index], number)
            owner.append(node.player)
            entry.append(index)
    return assemble(title, tuple(players), exact, NodeRecords(owner, entry, infosets, chances, payoffs))


def check_limit(number: int, node_limit: int) -> None:
    """Raise `NodeLimitError` for a node whose number, from 0, is beyond the limit."""
    if number >= node_limit:
        message = f"expected at most {node_limit} nodes, found more (set node_limit to raise it)"
        raise NodeLimitError(message, number)


def check_payoffs(payoffs: Sequence[Fraction], players: int, number: int) -> None:
    """Raise `PayoffCountError` unless a terminal has one payoff for each player."""
    if len(payoffs) != players:
        message = f"node {number + 1}: expected a payoff for each of {players} players, found {len(payoffs)}"
        raise PayoffCountError(message, number)


def check_chance(node: ChanceNode | ChanceRecord, number: int, exact: bool) -> None:
    """Raise `NoActionError`, `ProbabilityError` or `ProbabilitySumError` for a chance node out of order."""
    if not node.actions:
        raise NoActionError(f"node {number + 1}: expected a chance node with an action, found none", number)
    if len(node.actions) != len(node.probabilities):
        message = f"node {number + 1}: expected {len(node.actions)} probabilities, found "
        raise ProbabilityError(f"{message}{len(node.probabilities)}", number)
    for action, probability in zip(node.actions, node.probabilities, strict=True):
        if probability <= 0:
            message = f"node {number + 1}: expected a positive probability of {found(action)}, found "
            raise ProbabilityError(f"{message}{number_shown(probability)}", number)
    if not sum_is_one(node.probabilities, exact):
        total = number_shown(sum(node.probabilities, start=Fraction(0)))
        message = f"node {number + 1}: expected probabilities that sum to 1, found the sum {total}"
        raise ProbabilitySumError(message, number)


def check_decision(node: DecisionNode, players: int, number: int) -> None:
    """Raise `UnknownPlayerError` or `NoActionError` where a new information set breaks a rule."""
    if not 0 <= node.player < players:
        message = f"node {number + 1}: expected a player from 1 to {players}, found {node.player + 1}"
        raise UnknownPlayerError(message, number)
    if not node.actions:
        raise NoActionError(f"node {number + 1}: expected a decision with an action, found none", number)


def check_member(node: DecisionNode, infoset: InfosetRecord, number: int) -> None:
    """Raise `InfosetPlayerError` or `InfosetActionsError` for a node unlike its information set's first."""
    place = f"node {number + 1}, information set {found(infoset.label)}"
    if node.player != infoset.player:
        expected = f"{player_id(infoset.player)}, as at its first node"
        raise InfosetPlayerError(f"{place}: expected {expected}, found {player_id(node.player)}", number)
    if node.actions != infoset.actions:
        expected = f"the actions {found(infoset.actions)}, as at its first node"
        raise InfosetActionsError(f"{place}: expected {expected}, found {found(node.actions)}", number)


def depth_first(root: State, expand: Callable[[State], tuple[Node, Sequence[State]]]) -> Iterator[Node]:
    """Yield the nodes from `root` on: `expand` gives a state's node and the states its actions lead to."""
    waiting = [root]
    while waiting:
        node, following = expand(waiting.pop())
        yield node
        waiting.extend(reversed(following))
