"""The tree of an OpenSpiel game, its doubles read as the fractions that they stand for."""

import math
from fractions import Fraction

from refengine.errors import CaseError, UnsupportedError
from refengine.openspiel.doubles import simplest_fraction
from refengine.openspiel.game import OpenSpielGame
from refengine.openspiel.loading import load_turn_based, message_of
from refengine.openspiel.probe import check_size
from refengine.openspiel.quiet import quiet
from refengine.openspiel.walk import FlatGame, collection_paused, walk
from refengine.trees.assembly import ChanceRecord, InfosetRecord, NodeRecords, assemble
from refengine.trees.construction import check_chance
from refengine.trees.errors import GameRuleError, NodeLimitError
from refengine.trees.model import CHANCE, GameTree


def read_openspiel(name: str, where: str, node_limit: int) -> GameTree:
    """Return the tree of the OpenSpiel game of that name string.

    Raises `InvalidParametersError` for what OpenSpiel does not load, `UnsupportedError` for what cannot be
    walked and for more nodes than the limit, a `GameRuleError` for a broken rule.
    """
    game = load_turn_based(name, where)
    try:
        return tree_of(_walked(game, node_limit))
    except (GameRuleError, NodeLimitError) as error:
        raise type(error)(f"{where}: {error}", error.node) from None
    except UnsupportedError as error:
        raise UnsupportedError(f"{where}: {error}") from None


def _walked(game: OpenSpielGame, node_limit: int) -> FlatGame:
    try:
        with quiet():
            check_size(game, node_limit)
            return walk(game, node_limit)
    except CaseError:
        raise
    except Exception as error:
        # What OpenSpiel does not check itself comes as whatever its C++ or Python throws.
        message = f"expected a game to walk through, OpenSpiel failed on it: {message_of(error)}"
        raise UnsupportedError(message) from None


def tree_of(flat: FlatGame) -> GameTree:
    """Return the tree of a walked game; raises `GameRuleError` for broken rules, and for infinite payoffs."""
    with collection_paused():
        chances, exact = _chances(flat)
        infosets = [InfosetRecord(player, text, labels) for player, text, labels in flat.infosets]
        payoffs = [tuple(map(_fraction, returns)) for returns in flat.payoffs]
        players = tuple(f"Player {player}" for player in range(flat.players))
        records = NodeRecords(flat.owner, flat.entry, infosets, chances, payoffs)
        return assemble(flat.title, players, exact, records)


def _fraction(number: float) -> Fraction:
    if not math.isfinite(number):
        raise UnsupportedError(f"expected finite payoffs and probabilities, found {number}")
    return simplest_fraction(number)


def _chances(flat: FlatGame) -> tuple[list[ChanceRecord], bool]:
    """Return the chance nodes, and whether all their probabilities, read as fractions, sum to exactly 1."""
    read: dict[tuple[float, ...], tuple[Fraction, ...]] = {}
    exact = True
    for _, numbers in flat.chances:
        if numbers not in read:
            probabilities = tuple(map(_fraction, numbers))
            if sum(probabilities) != 1:
                exact = False
                probabilities = tuple(map(Fraction, numbers))
            read[numbers] = probabilities
    chances = [ChanceRecord(labels, read[numbers]) for labels, numbers in flat.chances]
    nodes = (node for node, owner in enumerate(flat.owner) if owner == CHANCE)
    for node, chance in zip(nodes, chances, strict=True):
        check_chance(chance, node, exact)
    return chances, exact
