"""The built-in games: name -> the parameters it takes and the tree that they stand for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from refengine.games.entry import chain_store, entry_with_cost, market_entry
from refengine.games.hidden import card_game, matching_pennies
from refengine.games.kuhn import kuhn_poker
from refengine.games.leduc import leduc_poker
from refengine.parameters import read_integer
from refengine.rational import read_number
from refengine.trees.model import GameTree

LARGEST_DECK = 100

Fields = Mapping[str, object]


@dataclass(frozen=True)
class BuiltIn:
    """A built-in game: the names of its parameters, and its tree from (parameters, where, node limit)."""

    parameters: tuple[str, ...]
    tree: Callable[[Fields, str, int], GameTree]


def _plain(tree: Callable[[int], GameTree]) -> BuiltIn:
    return BuiltIn((), lambda _fields, _where, node_limit: tree(node_limit))


def _entry_with_cost(fields: Fields, where: str, node_limit: int) -> GameTree:
    defaults = {"high": Fraction(3, 2), "low": Fraction(1, 2), "probability_high": Fraction(3, 10)}
    values = {
        name: read_number(fields[name], f"{where}.{name}").value if name in fields else default
        for name, default in defaults.items()
    }
    return entry_with_cost(**values, node_limit=node_limit)


def _kuhn_poker(fields: Fields, where: str, node_limit: int) -> GameTree:
    players = read_integer(fields.get("players", 2), f"{where}.players", 2, 10)
    cards = read_integer(fields.get("cards", players + 1), f"{where}.cards", players, LARGEST_DECK)
    return kuhn_poker(players, cards, node_limit)


BUILT_IN: Mapping[str, BuiltIn] = {
    "market_entry": _plain(market_entry),
    "matching_pennies": _plain(matching_pennies),
    "card_game": _plain(card_game),
    "chain_store": _plain(chain_store),
    "entry_with_cost": BuiltIn(("high", "low", "probability_high"), _entry_with_cost),
    "kuhn_poker": BuiltIn(("players", "cards"), _kuhn_poker),
    "leduc_poker": _plain(leduc_poker),
}
