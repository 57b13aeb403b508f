"""The built-in games of docs/games.md: their names, and what parameters each takes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from twinproof.documents import nearest
from twinproof.games.errors import GameParametersError
from twinproof.model import Json

INTEGER, RATIONAL = "an integer", "a number (3/10, 0.3)"

BUILT_IN: Mapping[str, Mapping[str, str]] = {
    "market_entry": {},
    "matching_pennies": {},
    "card_game": {},
    "chain_store": {},
    "entry_with_cost": {"high": RATIONAL, "low": RATIONAL, "probability_high": RATIONAL},
    "kuhn_poker": {"players": INTEGER, "cards": INTEGER},
    "leduc_poker": {},
}
"""Name -> parameter -> what it is; what values make sense, the engines know."""


def built_in_game(name: str, arguments: str) -> dict[str, Json]:
    """The `game` of a case, from a known name and `key=value` pairs separated by commas.

    Raises GameParametersError.
    """
    game: dict[str, Json] = {"name": name}
    for pair in filter(None, (part.strip() for part in arguments.split(","))):
        key, equals, text = (part.strip() for part in pair.partition("="))
        if not equals or key not in BUILT_IN[name]:
            known = ", ".join(BUILT_IN[name]) or "none"
            near = nearest(key, BUILT_IN[name])
            raise GameParametersError(
                f"{name}: expected a parameter of it as key=value (it takes: {known}), found {pair!r}{near}"
            )
        if key in game:
            raise GameParametersError(f"{name}: expected every parameter once, found {key!r} again")
        game[key] = _value(name, key, text)
    return game


def _value(name: str, key: str, text: str) -> Json:
    try:
        if BUILT_IN[name][key] == INTEGER:
            return int(text)
        return str(Fraction(text))
    except (ValueError, ZeroDivisionError):
        raise GameParametersError(
            f"{name}: at {key}: expected {BUILT_IN[name][key]}, found {text!r}"
        ) from None
