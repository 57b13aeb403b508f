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
from twinproof.documents.validate import check_part
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
        case _ if kind == "distribution":
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
    match kind:
        case "rational" | "real":
            number(value, kind, path, where)
        case "integer" if not isinstance(value, int) or isinstance(value, bool):
            raise WrongTypeError(f"{_spot(path, where)}: expected an integer, found {found(value)}")
        case "boolean" if not isinstance(value, bool):
            raise WrongTypeError(f"{_spot(path, where)}: expected true or false, found {found(value)}")
        case "text" if not isinstance(value, str):
            raise WrongTypeError(f"{_spot(path, where)}: expected a string, found {found(value)}")
        case "text" if isinstance(value, str) and value.endswith("\n"):
            raise WrongFormError(
                f"{_spot(path, where)}: expected lines separated by \\n, none at the end, "
                f"found {found(value)}"
            )


def number(value: Json, kind: str, path: Path, where: str) -> Fraction:
    """The exact value of a `rational` or a `real`; raises where it is neither."""
    if kind == "rational":
        if not isinstance(value, str):
            raise WrongTypeError(
                f"{_spot(path, where)}: expected a rational, as a string 'p/q', found {found(value)}"
            )
        digits = max(map(len, value.split("/"))) if len(value) > MOST_RATIONAL_DIGITS else 0
        if digits > MOST_RATIONAL_DIGITS:
            raise NumberTooLongError(
                f"{_spot(path, where)}: expected at most {MOST_RATIONAL_DIGITS} digits, "
                f"found {digits} characters"
            )
        try:
            return parse_rational(value)
        except ValueError as error:
            raise NonCanonicalRationalError(f"{_spot(path, where)}: {error}, found {found(value)}") from None
        except ZeroDivisionError:
            raise NonCanonicalRationalError(
                f"{_spot(path, where)}: expected p/q with q > 0, found {found(value)}"
            ) from None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise WrongTypeError(f"{_spot(path, where)}: expected a finite number, found {found(value)}")
    return Fraction(value)


def _spot(path: Path, where: str) -> str:
    # Made where it is needed only: for each of a million entries it would take longer than the checks.
    return f"{where}: at {place(('value', *path))}"


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
    if not isinstance(row, dict) or not row:
        check_part(row, "fixture#row", where, ("value", *path))
    total = Fraction(0)
    for outcome, entry in _items(row):
        probability = number(entry, entries, (*path, outcome), where)
        if probability < 0:
            raise NegativeProbabilityError(
                f"{_spot((*path, outcome), where)}: expected a probability, found {found(entry)}"
            )
        total += probability
    if total != 1:
        check_sum(total, entries == "rational", _spot(path, where))


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
