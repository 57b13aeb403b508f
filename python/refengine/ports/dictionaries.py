"""The source's policy dictionaries: twelve keys, prefix, bar, card, for both players at once."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

from refengine.kuhn import ACTIONS, BET, CARDS, PASS
from refengine.parameters import found, invalid, read_choice, read_fields, read_mapping
from refengine.profiles import Row, Strategy, read_row

Number = TypeVar("Number", Fraction, float)
"""Exact for the quantities, a double where the source prints one."""

Policy = Mapping[str, Mapping[str, Number]]
"""Key -> action -> probability."""

PREFIXES = ("", "pb", "b", "p")
KEYS = tuple(f"{prefix}|{card}" for card in CARDS for prefix in PREFIXES)
KING = 2
NAIVE_CALLS = ("pb|0", "pb|1")
NAMES = ("blueprint", "naive", "safe", "uniform")


def _always(action: str) -> Row:
    return {other: Fraction(other == action) for other in ACTIONS}


def blueprint() -> Policy[Fraction]:
    """Return the dictionary that bets if and only if the card is the king, under all four prefixes."""
    return {key: _always(BET if key.endswith(f"|{KING}") else PASS) for key in KEYS}


def naive() -> Policy[Fraction]:
    """Return the blueprint with the jack and the queen always calling after pass-bet."""
    return {**blueprint(), **{key: _always(BET) for key in NAIVE_CALLS}}


def safe() -> Policy[Fraction]:
    """Return the source's safe splice: a copy of the blueprint."""
    return blueprint()


def uniform() -> Policy[Fraction]:
    """Return the dictionary with 1/2 everywhere."""
    return {key: dict.fromkeys(ACTIONS, Fraction(1, 2)) for key in KEYS}


def read_dictionary(value: object, where: str) -> Policy[Fraction]:
    """Return the dictionary that `{"name": ..., "rows": {...}}` describes.

    Raises `InvalidParametersError` for unknown names, fields and keys, and rows that are no distributions.
    """
    fields = read_fields(value, where, ("name",), ("rows",))
    name = read_choice(fields["name"], f"{where}.name", NAMES)
    policy = {"blueprint": blueprint, "naive": naive, "safe": safe, "uniform": uniform}[name]()
    rows = read_mapping(fields.get("rows", {}), f"{where}.rows")
    for key in rows:
        if key not in KEYS:
            raise invalid(f"{where}.rows", f"keys among {found(KEYS)}", key)
    replaced = {key: read_row(row, f"{where}.rows.{key}", ACTIONS) for key, row in rows.items()}
    return {**policy, **replaced}


def as_doubles(policy: Policy[Fraction]) -> Policy[float]:
    """Return the dictionary with every probability as the nearest double."""
    return {key: {action: float(entry) for action, entry in row.items()} for key, row in policy.items()}


def player_1_dictionary(strategy: Strategy) -> Policy[Fraction]:
    """Return the entries of player 1's strategy under the keys that the corrected loop reads."""
    return {
        key: strategy[infoset]
        for card in CARDS
        for key, infoset in ((f"|{card}", f"{card}"), (f"pb|{card}", f"{card}pb"))
    }


def player_2_dictionary(strategy: Strategy) -> Policy[Fraction]:
    """Return the entries of player 2's strategy under the keys that the corrected loop reads.

    The loop reads the answer to a bet from `|c`.
    """
    return {
        key: strategy[infoset]
        for card in CARDS
        for key, infoset in ((f"|{card}", f"{card}b"), (f"p|{card}", f"{card}p"))
    }
