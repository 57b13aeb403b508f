"""Any OpenSpiel game by its name string, made turn-based; what cannot be walked is refused."""

import re

import pyspiel

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.openspiel.game import OpenSpielGame
from refengine.openspiel.quiet import quiet
from refengine.parameters import found
from refengine.suggestion import nearest

LONGEST_MESSAGE = 200
# OpenSpiel begins messages with the place in its own source, and ends some with all the games that it has.
NOISE = re.compile(r"^\S+\.(?:cc|h):\d+ |Available games are:.*$", re.DOTALL)


class UnknownOpenSpielGameError(InvalidParametersError):
    """OpenSpiel has no game of that name."""


class RefusedByOpenSpielError(InvalidParametersError):
    """OpenSpiel knows the game and does not load it with these parameters."""


def load_turn_based(name: str, where: str) -> OpenSpielGame:
    """Return the game, simultaneous moves turned into turns.

    Raises `UnknownOpenSpielGameError`, `RefusedByOpenSpielError`, and `UnsupportedError` for mean-field
    games, games that only sample chance, and games without information state strings.
    """
    short = name.partition("(")[0].strip()
    known = pyspiel.registered_names()
    if short not in known:
        raise UnknownOpenSpielGameError(
            f"{where}: expected the name of an OpenSpiel game, found {found(short)}{nearest(short, known)}"
        )
    try:
        with quiet():
            game = pyspiel.load_game(name)
            if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
                game = pyspiel.convert_to_turn_based(game)
    except Exception as error:
        # What OpenSpiel does not check itself comes as whatever its C++ or Python throws.
        what = f"a game that OpenSpiel loads, found {found(name)}"
        raise RefusedByOpenSpielError(f"{where}: expected {what}: {message_of(error)}") from None
    kind = game.get_type()
    if kind.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        what = "players who move in turns"
        raise UnsupportedError(f"{where}: expected {what}, found {found(name)}, {kind.dynamics}")
    if kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
        what = "chance outcomes with probabilities"
        raise UnsupportedError(f"{where}: expected {what}, found {found(name)}, {kind.chance_mode}")
    if not kind.provides_information_state_string:
        what = "a game with information state strings"
        raise UnsupportedError(f"{where}: expected {what}, found {found(name)}, which has none")
    return game


def message_of(error: Exception) -> str:
    """Return OpenSpiel's own words on one line, without the place in its source, cut after 200 characters."""
    text = " ".join(NOISE.sub("", str(error)).split()) or type(error).__name__
    return text if len(text) <= LONGEST_MESSAGE else text[:LONGEST_MESSAGE] + "..."
