"""Quantities: what a case yields, and how each kind of value is written in a fixture."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from refengine.errors import NonFiniteNumberError, NumberTooLongError
from refengine.parameters import cut, digit_count
from refengine.rational import write_rational

MOST_DIGITS = 50_000
"""What the protocol allows for a numerator or a denominator."""

SMALLEST_TOO_LONG = 10**MOST_DIGITS

CHIPS = "chips"
CHIPS_PER_DEAL = "chips/deal"


@dataclass(frozen=True)
class Quantity:
    """A named value of a case; `kind` and `entries` say how it is written and compared.

    `value` holds Fractions, floats, integers, booleans and texts, in mappings and sequences of any depth.
    """

    id: str
    kind: str
    value: object
    entries: str | None = None
    unit: str | None = None
    definition: str | None = None


def encode(quantity: Quantity) -> dict[str, object]:
    """Return the quantity as a fixture's JSON object, fields that do not apply left out.

    Raises `NonFiniteNumberError` for NaN and infinities, `TypeError` for an entry that is not of its kind.
    """
    write = SCALARS[quantity.entries or quantity.kind]
    encode_value = _encode_tree if quantity.kind == "tree" else _encode_value
    fields = {
        "id": quantity.id,
        "kind": quantity.kind,
        "entries": quantity.entries,
        "unit": quantity.unit,
        "definition": quantity.definition,
        "value": encode_value(quantity.value, write, quantity.id),
    }
    return {name: value for name, value in fields.items() if value is not None}


def _encode_value(value: object, write: Callable[[object, str], object], where: str) -> object:
    if isinstance(value, Mapping):
        return {
            str(key): _encode_value(entry, write, f"{where}[{cut(str(key))}]") for key, entry in value.items()
        }
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_encode_value(entry, write, f"{where}[{position}]") for position, entry in enumerate(value)]
    return write(value, where)


@dataclass(frozen=True)
class TreeNode:
    """A node of a game tree: `labels` are written as they are, `numbers` as entries."""

    labels: Mapping[str, object]
    numbers: Mapping[str, Sequence[object]]


def _encode_tree(value: object, write: Callable[[object, str], object], where: str) -> object:
    """Return history -> node; nodes that are one object are encoded once: large trees repeat them."""
    if not isinstance(value, Mapping):
        raise TypeError(f"{where}: expected a mapping of histories to nodes, found {type(value).__name__}")
    encoded: dict[int, object] = {}
    for history, node in value.items():
        if id(node) not in encoded:
            encoded[id(node)] = _encode_node(node, write, f"{where}[{cut(history)}]")
    return {history: encoded[id(node)] for history, node in value.items()}


def _encode_node(node: TreeNode, write: Callable[[object, str], object], where: str) -> object:
    numbers = {
        name: _encode_value(entries, write, f"{where}.{name}") for name, entries in node.numbers.items()
    }
    return {**node.labels, **numbers}


def _write_rational(value: object, where: str) -> str:
    if not isinstance(value, Fraction):
        raise TypeError(f"{where}: expected a Fraction, found {value!r}")
    most = max(abs(value.numerator), value.denominator)
    # Compared as it is: writing out a number of a million digits, to count them, takes a minute.
    if most >= SMALLEST_TOO_LONG:
        raise NumberTooLongError(
            f"{where}: expected an exact number of at most {MOST_DIGITS} digits (no fixture holds more), "
            f"found about {digit_count(most)}"
        )
    return write_rational(value)


def _write_real(value: object, where: str) -> float:
    if not isinstance(value, float):
        raise TypeError(f"{where}: expected a float, found {value!r}")
    if not math.isfinite(value):
        raise NonFiniteNumberError(f"{where}: expected a finite number, found {value!r}")
    return float(value)


def _write_integer(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{where}: expected an integer, found {value!r}")
    return value


def _write_boolean(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{where}: expected a boolean, found {value!r}")
    return value


def _write_text(value: object, where: str) -> str:
    if not isinstance(value, str) or value.endswith("\n"):
        raise TypeError(f"{where}: expected a text without a line break at its end, found {value!r}")
    return value


SCALARS: Mapping[str, Callable[[object, str], object]] = {
    "rational": _write_rational,
    "real": _write_real,
    "integer": _write_integer,
    "boolean": _write_boolean,
    "text": _write_text,
}
