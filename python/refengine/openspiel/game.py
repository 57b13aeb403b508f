"""OpenSpiel's names translated: players, actions and chance moves of `kuhn_poker`."""

from typing import Any

import pyspiel

from refengine.kuhn import ACTIONS, PLAYERS

# OpenSpiel ships no type information: its games and states are Any.
OpenSpielGame = Any
OpenSpielState = Any


def load_kuhn_poker() -> OpenSpielGame:
    """Return OpenSpiel's `kuhn_poker` (two players, standard payoffs)."""
    return pyspiel.load_game("kuhn_poker")


def player_name(player: int) -> str:
    """Return `player_1` for OpenSpiel's player 0, `player_2` for 1."""
    return PLAYERS[player]


def action_label(state: OpenSpielState, action: int) -> str:
    """Return the card of a chance action, `p` or `b` of a decision (OpenSpiel's 0 and 1)."""
    return str(action) if state.is_chance_node() else ACTIONS[action]
