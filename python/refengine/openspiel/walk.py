"""The whole tree of an OpenSpiel game as flat lists, in one pass over its states."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn

import pyspiel

from refengine.errors import UnsupportedError
from refengine.openspiel.game import OpenSpielGame, OpenSpielState
from refengine.parameters import found
from refengine.trees.errors import InfosetActionsError, NoActionError, NodeLimitError
from refengine.trees.model import CHANCE, TERMINAL

OPENSPIEL_CHANCE = int(pyspiel.PlayerId.CHANCE)
OPENSPIEL_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@dataclass(frozen=True)
class FlatGame:
    """Nodes in depth-first order: `owner` as in `GameTree`, `entry` the index in the list of the node's kind.

    `infosets`: (player, information state string, actions' labels). `chances`: (labels, probabilities).
    `payoffs`: distinct returns -> index.
    """

    title: str
    players: int
    owner: list[int] = field(default_factory=list)
    entry: list[int] = field(default_factory=list)
    infosets: list[tuple[int, str, tuple[str, ...]]] = field(default_factory=list)
    chances: list[tuple[tuple[str, ...], tuple[float, ...]]] = field(default_factory=list)
    payoffs: dict[tuple[float, ...], int] = field(default_factory=dict)


def walk(game: OpenSpielGame, node_limit: int) -> FlatGame:
    """Return the flat lists of a turn-based game.

    Raises `NodeLimitError` as soon as more nodes are known to exist than the limit, `InfosetActionsError`
    where nodes of one information state differ in their actions, `NoActionError` where there are none, and
    `UnsupportedError` for states of another kind.
    """
    flat = FlatGame(str(game), game.num_players())
    with collection_paused():
        _walk(game.new_initial_state(), flat, node_limit)
    return flat


def _walk(root: OpenSpielState, flat: FlatGame, node_limit: int) -> None:
    # A large tree takes a microsecond or two a node: functions are looked up once, the player is passed where
    # OpenSpiel would look him up, and a state becomes its own last child, which saves a copy. A child is made
    # when its turn comes: only the states on the path to it are kept, however wide the tree.
    state_type = pyspiel.State
    child, apply, current_player = state_type.child, state_type.apply_action, state_type.current_player
    legal_actions, returns = state_type.legal_actions, state_type.returns
    information_state_string = state_type.information_state_string
    add_owner, add_entry, payoffs = flat.owner.append, flat.entry.append, flat.payoffs
    known: list[dict[str, int]] = [{} for _ in range(flat.players)]
    actions_of: list[list[int]] = []
    nodes = 1
    state = root
    above: list[tuple[OpenSpielState, list[int], int]] = []
    """States, their actions, and how many of these are still to come."""
    keep, leave = above.append, above.pop
    while True:
        player = current_player(state)
        if player == OPENSPIEL_TERMINAL:
            add_owner(TERMINAL)
            add_entry(payoffs.setdefault(tuple(returns(state)), len(payoffs)))
            if not above:
                return
            state, actions, left = leave()
        else:
            if player >= 0:
                actions = legal_actions(state)
                text = information_state_string(state, player)
                indices = known[player]
                if text not in indices:
                    indices[text] = len(actions_of)
                    actions_of.append(actions)
                    flat.infosets.append((player, text, _labels(state, player, actions)))
                index = indices[text]
                if actions_of[index] != actions:
                    _refuse_actions(state, text, len(flat.owner))
                add_owner(player)
                add_entry(index)
            else:
                add_owner(CHANCE)
                add_entry(len(flat.chances))
                actions = _chance(state, player, flat)
            left = len(actions)
            nodes += left
            if not left or nodes > node_limit:
                _refuse_growth(actions, node_limit, len(flat.owner))
        if left > 1:
            keep((state, actions, left - 1))
            state = child(state, actions[-left])
        else:
            apply(state, actions[-1])


def _chance(state: OpenSpielState, player: int, flat: FlatGame) -> list[int]:
    """Take down a chance node and return its actions."""
    if player != OPENSPIEL_CHANCE:
        raise UnsupportedError(f"expected players who move in turns, found {found(str(state))}")
    outcomes = state.chance_outcomes()
    actions = [action for action, _ in outcomes]
    probabilities = tuple([probability for _, probability in outcomes])
    flat.chances.append((_labels(state, player, actions), probabilities))
    return actions


def _labels(state: OpenSpielState, player: int, actions: list[int]) -> tuple[str, ...]:
    return tuple([state.action_to_string(player, action) for action in actions])


def _refuse_growth(actions: list[int], node_limit: int, number: int) -> NoReturn:
    if not actions:
        raise NoActionError(f"node {number}: expected a node with an action, found none", number - 1)
    message = f"expected at most {node_limit} nodes, found more (set node_limit to raise it)"
    raise NodeLimitError(message, node_limit)


def _refuse_actions(state: OpenSpielState, text: str, node: int) -> NoReturn:
    labels = [state.action_to_string(action) for action in state.legal_actions()]
    expected = f"the actions of the first node with information state {found(text)}"
    raise InfosetActionsError(f"node {node + 1}: expected {expected}, found {found(labels)}", node)


@contextmanager
def collection_paused() -> Iterator[None]:
    """Pause the search for unreachable cycles: a walk makes none, and many objects to look through."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
