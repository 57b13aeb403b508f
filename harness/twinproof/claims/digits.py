"""Printed numbers, and whether an exact value prints so: by integer arithmetic, no float is formatted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from twinproof.documents.rationals import exact_text

_DECIMAL = re.compile(r"[+-]?[0-9]+(?:\.(?P<decimals>[0-9]+))?")
_FRACTION = re.compile(r"[+-]?[0-9]+/0*[1-9][0-9]*")


@dataclass(frozen=True)
class Printed:
    """A number as a source prints it; `decimals` is None for a fraction, which is meant exactly."""

    text: str
    number: Fraction
    decimals: int | None


def printed_number(text: str) -> Printed | None:
    """`-0.3333`, `+2.0000`, `12` or `7/6`; None for anything else (an exponent, a comma, a blank)."""
    if match := _DECIMAL.fullmatch(text):
        return Printed(text, Fraction(text), len(match["decimals"] or ""))
    return Printed(text, Fraction(text), None) if _FRACTION.fullmatch(text) else None


def prints_as(value: Fraction, printed: Printed) -> bool:
    """Whether `value`, rounded to the printed number of decimals, is the printed number.

    A value half-way between two printed numbers may round to the one away from zero (.NET, school) or to the
    even one (IEEE 754, Python): both are in use, and both are accepted. The sign of a zero is not looked at.
    """
    if printed.decimals is None:
        return value == printed.number
    unit = Fraction(1, 10**printed.decimals)
    distance = abs(value - printed.number)
    if distance * 2 != unit:
        return distance * 2 < unit
    return abs(printed.number) > abs(value) or (printed.number / unit).numerator % 2 == 0


def in_digits(value: Fraction, decimals: int) -> str:
    """`value` with that many decimals, halves away from zero."""
    scaled = abs(value) * 10**decimals
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    digits = exact_text(Fraction(whole)).rjust(decimals + 1, "0")
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{digits[:-decimals]}.{digits[-decimals:]}" if decimals else f"{sign}{digits}"
