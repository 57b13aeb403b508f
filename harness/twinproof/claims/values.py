"""Reported values as predicates see them: exact numbers, booleans, texts, and tables of these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias

from twinproof.claims.digits import in_digits
from twinproof.claims.errors import UnfitOperandError
from twinproof.documents.rationals import exact_text, parse_rational
from twinproof.documents.wording import counted, listed, nearest
from twinproof.model import Json, Quantity

Value: TypeAlias = "Fraction | bool | str | Mapping[str, Value]"
"""Integers and reals are Fractions (a real is the binary fraction it is); a matrix has rows `0`, `1`, ..."""

_NUMERIC = frozenset({"rational", "real", "integer"})
_NUMERIC_FIELDS_OF_A_NODE = ("probabilities", "payoffs")
_MOST_SHOWN = 8
_LONGEST_SHOWN = 160


def exact(quantity: Quantity) -> Value:
    """The quantity's value without rounding."""
    if quantity.kind == "tree":
        return _tree(quantity.value, quantity.entries or "real")
    return _converted(quantity.value, quantity.entries or quantity.kind)


def _converted(value: Json, kind: str) -> Value:
    if isinstance(value, dict):
        return {key: _converted(child, kind) for key, child in value.items()}
    if isinstance(value, list):
        return {str(index): _converted(child, kind) for index, child in enumerate(value)}
    if isinstance(value, bool) or (isinstance(value, str) and kind not in _NUMERIC):
        return value
    if isinstance(value, str):
        return parse_rational(value)
    if isinstance(value, (int, float)):
        return Fraction(value)
    raise UnfitOperandError(f"expected a value of kind {kind}, found null")


def _tree(value: Json, entries: str) -> Value:
    nodes = value if isinstance(value, dict) else {}
    return {
        history: {
            field: _converted(content, entries if field in _NUMERIC_FIELDS_OF_A_NODE else "text")
            for field, content in (node if isinstance(node, dict) else {}).items()
        }
        for history, node in nodes.items()
    }


def entry(value: Value, path: Iterable[str], where: str) -> Value:
    """What lies at `path` inside `value`; UnfitOperandError names `where`, the key and the nearest one."""
    for key in path:
        if not isinstance(value, Mapping):
            raise UnfitOperandError(f"{where}: expected a table with the entry {key!r}, found {show(value)}")
        if key not in value:
            raise UnfitOperandError(
                f"{where}: it has no entry {key!r}{nearest(key, value)} (it has {listed(map(repr, value))})"
            )
        value = value[key]
    return value


def show(value: Value) -> str:
    """As evidence shows it: `-1/3 (-0.3333)`, `2`, `true`, a text in quotes, a table by its entries."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Fraction):
        if value.denominator == 1:
            return exact_text(value)
        if value.denominator >= 10**12:
            return f"about {in_digits(value, 12)}"
        return f"{value} ({in_digits(value, 4)})"
    if isinstance(value, str):
        return _in_quotes(value)
    shown = [f"{key}: {show(child)}" for key, child in list(value.items())[:_MOST_SHOWN]]
    more = f", ... ({len(value)} entries)" if len(value) > _MOST_SHOWN else ""
    return "{" + ", ".join(shown) + more + "}"


def _in_quotes(text: str) -> str:
    """A text on one line, cut where it is long."""
    line = text.replace("\n", " | ")
    if len(line) <= _LONGEST_SHOWN:
        return f'"{line}"'
    return f'"{line[:_LONGEST_SHOWN]}..." ({counted(text.count(chr(10)) + 1, "line")})'
