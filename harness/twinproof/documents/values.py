"""What a quantity's value must be beyond its schema: lowest terms, rows that sum to 1, whole trees."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction

from twinproof.documents.errors import (
    NegativeProbabilityError,
    NonCanonicalRationalError,
    NumberTooLongError,
    RaggedMatrixError,
    RowSumError,
    SeriesOrderError,
    WrongFormError,
    WrongTypeError,
)
from twinproof.documents.rationals import format_rational, parse_rational
from twinproof.documents.tree import check_tree
from twinproof.documents.wording import counted, found, place
from twinproof.model import Json, Quantity

REAL_ROW_TOLERANCE = Fraction(1, 10**12)
"""A dozen doubles lose about 1e-15 of their sum; a thousand times that is still no typing error."""

BINARY_FRACTION = 2**30
"""It divides the denominator of a sum that rounding to doubles took off 1, and of none that is mistyped."""

MOST_RATIONAL_DIGITS = 50_000
"""Exact replays of 14 iterations of CFR reach 33,000. Time grows with the square: 0.1 s here."""

Path = tuple[str | int, ...]


def check_value(quantity: Quantity, where: str) -> None:
    """Raises a subclass of InvalidDocumentError where a schema-checked value is not one of its kind.

    `where` names the quantity in messages.
    """
    value, kind, entries = quantity.value, quantity.kind, quantity.entries or ""
    match value:
        case list() if kind == "matrix":
            _check_matrix(value, entries, where)
        case dict() if kind == "series":
            _check_series(value, entries, where)
        case dict() if kind == "distribution":
            _check_row(value, entries, (), where)
        case dict() if kind == "strategy":
            for player, infosets in value.items():
                for infoset, row in _items(infosets):
                    _check_row(row, entries, (player, infoset), where)
        case dict() if kind == "table":
            _check_table(value, entries, (), where)
        case dict() if kind == "tree":
            check_tree(value, where, lambda entry, path: number(entry, entries, path, where), check_sum)
        case _:
            check_scalar(value, kind, (), where)


def check_scalar(value: Json, kind: str, path: Path, where: str) -> None:
    """Raises where `value` is not a scalar of that kind."""
    spot = f"{where}: at {place(('value', *path))}"
    match kind:
        case "rational" | "real":
            number(value, kind, path, where)
        case "integer" if not isinstance(value, int) or isinstance(value, bool):
            raise WrongTypeError(f"{spot}: expected an integer, found {found(value)}")
        case "boolean" if not isinstance(value, bool):
            raise WrongTypeError(f"{spot}: expected true or false, found {found(value)}")
        case "text" if not isinstance(value, str):
            raise WrongTypeError(f"{spot}: expected a string, found {found(value)}")
        case "text" if isinstance(value, str) and ("\r" in value or value.endswith("\n")):
            raise WrongFormError(
                f"{spot}: expected lines separated by \\n, none at the end, found {found(value)}"
            )


def number(value: Json, kind: str, path: Path, where: str) -> Fraction:
    """The exact value of a `rational` or a `real`; raises where it is neither."""
    spot = f"{where}: at {place(('value', *path))}"
    if kind == "rational":
        if not isinstance(value, str):
            raise WrongTypeError(f"{spot}: expected a rational, as a string 'p/q', found {found(value)}")
        if (digits := max(map(len, value.split("/")))) > MOST_RATIONAL_DIGITS:
            raise NumberTooLongError(
                f"{spot}: expected at most {MOST_RATIONAL_DIGITS} digits, found {digits} characters"
            )
        try:
            return parse_rational(value)
        except ValueError as error:
            raise NonCanonicalRationalError(f"{spot}: {error}, found {found(value)}") from None
        except ZeroDivisionError:
            raise NonCanonicalRationalError(
                f"{spot}: expected p/q with q > 0, found {found(value)}"
            ) from None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise WrongTypeError(f"{spot}: expected a finite number, found {found(value)}")
    return Fraction(value)


def check_sum(total: Fraction, exact: bool, spot: str) -> None:
    """Raises RowSumError where a distribution's total is not 1: exactly, or within `REAL_ROW_TOLERANCE`.

    An exact row may hold JSON fractions, taken as the binary fractions that they are: 0.1 and 0.9 miss 1.
    """
    if exact and total != 1 and total.denominator % BINARY_FRACTION:
        raise RowSumError(
            f"{spot}: expected probabilities that sum to 1, found a sum of {format_rational(total)}"
        )
    if abs(total - 1) > REAL_ROW_TOLERANCE:
        raise RowSumError(
            f"{spot}: expected probabilities that sum to 1 within 1e-12, found {float(total)!r}"
        )


def _items(value: Json) -> list[tuple[str, Json]]:
    return list(value.items()) if isinstance(value, Mapping) else []


def _check_row(row: Json, entries: str, path: Path, where: str) -> None:
    total = Fraction(0)
    for outcome, entry in _items(row):
        probability = number(entry, entries, (*path, outcome), where)
        if probability < 0:
            raise NegativeProbabilityError(
                f"{where}: at {place(('value', *path, outcome))}: expected a probability, "
                f"found {found(entry)}"
            )
        total += probability
    check_sum(total, entries == "rational", f"{where}: at {place(('value', *path))}")


def _check_table(value: Json, entries: str, path: Path, where: str) -> None:
    if isinstance(value, Mapping):
        for key, child in value.items():
            _check_table(child, entries, (*path, key), where)
    else:
        check_scalar(value, entries, path, where)


def _check_matrix(rows: list[Json], entries: str, where: str) -> None:
    width = None
    for index, row in enumerate(rows):
        assert isinstance(row, list)
        if width is not None and len(row) != width:
            raise RaggedMatrixError(
                f"{where}: at {place(('value', index))}: expected rows of equal length, "
                f"{counted(width, 'entry', 'entries')} as in the first, found {len(row)}"
            )
        width = len(row)
        for column, entry in enumerate(row):
            check_scalar(entry, entries, (index, column), where)


def _check_series(value: Mapping[str, Json], entries: str, where: str) -> None:
    before = None
    for key, entry in value.items():
        # Without leading zeros, the longer of two decimal integers is the larger: no conversion, no limit on
        # digits.
        size = (len(key), key)
        if before is not None and size <= before:
            raise SeriesOrderError(
                f"{where}: at {place(('value', key))}: expected increasing iterations, "
                f"found {key} after {before[1]}"
            )
        before = size
        check_scalar(entry, entries, (key,), where)
