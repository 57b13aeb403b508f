"""Rows of probabilities as a user writes them, checked and made exact."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, TypeAlias

from twinproof.documents.wording import listed, nearest
from twinproof.spec.answers.errors import InvalidProfileError
from twinproof.spec.answers.reading import named, number, record, shown
from twinproof.spec.profile import Row, Table, is_distribution

FLOAT_ROW_TOLERANCE: Final = Fraction(1, 10**12)
"""A row with binary fractions may miss 1 by this: 1,000 times what rounding a dozen entries can lose."""

Names: TypeAlias = Mapping[str, tuple[int, Mapping[str, int]]]
"""What rows are called: label -> number of the infoset, and label -> number of each of its actions."""


def read_rows(value: Any, where: str, names: Names) -> Table:
    """Rows under their names: name -> action -> probability, as a table under numbers.

    Raises InvalidProfileError for an unknown name and for whatever is wrong with a row.
    """
    rows: dict[int, Row] = {}
    for name, row in named(value, where, InvalidProfileError).items():
        if name not in names:
            raise InvalidProfileError(
                f"{where}: expected one of {listed(names)}, found {shown(name)}{nearest(str(name), names)}"
            )
        infoset, actions = names[name]
        rows[infoset] = _read_row(row, f"{where}.{name}", actions)
    return rows


def read_strategy(value: Any, where: str, names: Names) -> Table:
    """The rows of all infosets of a player, and no others. Raises InvalidProfileError otherwise."""
    rows = read_rows(value, where, names)
    for name in names:
        if name not in value:
            raise InvalidProfileError(f"{where}: expected rows for {listed(names)}, found none for {name}")
    return rows


def _read_row(value: Any, where: str, actions: Mapping[str, int]) -> Row:
    """One row over exactly the given actions."""
    entries = record(value, where, actions, (), InvalidProfileError)
    row: dict[int, Fraction] = {}
    for label, action in actions.items():
        row[action] = number(entries[label], f"{where}.{label}", InvalidProfileError)
        if row[action] < 0:
            raise InvalidProfileError(
                f"{where}.{label}: expected a probability of 0 or more, found {shown(entries[label])}"
            )
    if not is_distribution(row):
        _refuse_sum(where, entries, sum(row.values(), Fraction(0)))
    return row


def _refuse_sum(where: str, entries: Mapping[str, Any], total: Fraction) -> None:
    if not any(isinstance(entry, float) for entry in entries.values()):
        raise InvalidProfileError(
            f"{where}: expected exact probabilities that sum to 1, found the sum {shown(total)}"
        )
    if abs(total - 1) > FLOAT_ROW_TOLERANCE:
        raise InvalidProfileError(
            f"{where}: expected probabilities that sum to 1 within 1e-12, found {float(total)!r}"
        )
