"""The games that the spec builds from their rules: by name and parameters, as docs/games.md has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from twinproof.documents.wording import listed
from twinproof.spec import games
from twinproof.spec.answers.errors import InvalidParametersError
from twinproof.spec.answers.reading import named, number, record, shown, within
from twinproof.spec.games import Game

_COSTS: Final = {"high": "3/2", "low": "1/2", "probability_high": "3/10"}
_ELSEWHERE: Final = ("efg", "openspiel", "leduc_poker")
"""Games that the spec does not build: it reads the tree that an engine reports."""


def built_in_game(value: Any, where: str = "params.game") -> Game | None:
    """The game of that name and parameters; None for one that the spec does not build itself.

    Raises InvalidParametersError for a game that is none.
    """
    fields = named(value, where)
    match fields.get("name"):
        case str(name) if name in (plain := _plain()):
            record(fields, where, ["name"], ["node_limit"])
            return plain[name]()
        case "entry_with_cost":
            return _entry_with_cost(fields, where)
        case "kuhn_poker":
            return _kuhn_poker(fields, where)
        case name if name in _ELSEWHERE:
            return None
    known = [*_plain(), "entry_with_cost", "kuhn_poker", *_ELSEWHERE]
    raise InvalidParametersError(
        f"{where}.name: expected one of {listed(known)}, found {shown(fields.get('name'))}"
    )


def _plain() -> Mapping[str, Callable[[], Game]]:
    """The games without parameters."""
    return {
        "market_entry": games.market_entry_game,
        "matching_pennies": games.matching_pennies_game,
        "card_game": games.card_game_game,
        "chain_store": games.chain_store_game,
    }


def _entry_with_cost(fields: Mapping[str, Any], where: str) -> Game:
    record(fields, where, ["name"], [*_COSTS, "node_limit"])
    given = {name: fields.get(name, default) for name, default in _COSTS.items()}
    high, low = (number(given[name], f"{where}.{name}") for name in ("high", "low"))
    chance = within(given["probability_high"], f"{where}.probability_high", Fraction(0), Fraction(1))
    if chance in (0, 1):
        raise InvalidParametersError(
            f"{where}.probability_high: expected a number between 0 and 1, for chance probabilities are "
            f"positive, found {shown(given['probability_high'])}"
        )
    return games.entry_with_cost_game(high, low, chance)


def _kuhn_poker(fields: Mapping[str, Any], where: str) -> Game | None:
    record(fields, where, ["name"], ["players", "cards", "node_limit"])
    players = fields.get("players", 2)
    cards = fields.get("cards", players + 1 if isinstance(players, int) else None)
    for name, value, least, most in (("players", players, 2, 10), ("cards", cards, players, 100)):
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise InvalidParametersError(
                f"{where}.{name}: expected an integer from {least} to {most}, found {shown(value)}"
            )
    return games.kuhn_game() if (players, cards) == (2, 3) else None
