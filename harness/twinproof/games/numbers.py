"""Numbers as the page of a verification shows them: exact while short, and always a decimal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from twinproof.documents import exact_text, parse_rational
from twinproof.model import Json
from twinproof.report.values import ABSENT, show_gap

_LONGEST = 17
_LONGEST_TEXT = 60


def exact_cell(value: Json) -> str:
    """A rational as fraction and decimal: `11/12 (0.916667)`; a long one as its decimal and its length."""
    if not isinstance(value, str):
        return ABSENT if value is None else f"{value}"
    try:
        number = parse_rational(value)
    except (ValueError, ZeroDivisionError):
        return value
    text = exact_text(number)
    if number.denominator == 1 and len(text) <= _LONGEST:
        return text
    if len(text) <= _LONGEST:
        return f"{text} ({show_gap(number)})"
    return f"{show_gap(number)} (exact: {len(text):,} characters)"


def short(number: Fraction) -> str:
    """An exact number while it is short, else a decimal."""
    text = exact_text(number)
    return text if len(text) <= _LONGEST else f"about {show_gap(number)}"


def has_long_doubles(profile: Json) -> bool:
    """Whether a double stands in a profile (`{"table": ...}`) that is no short fraction, as 1/2 is."""
    match profile:
        case dict():
            return any(map(has_long_doubles, profile.values()))
        case float():
            return len(exact_text(Fraction(profile))) > _LONGEST
    return False


def payoff_tuple(values: Sequence[str]) -> str:
    """`(1, -1/2)`."""
    return f"({', '.join(_short_text(value) for value in values)})"


def approximate(text: str) -> str:
    """A long text with its middle left out."""
    if len(text) <= _LONGEST_TEXT:
        return text
    half = _LONGEST_TEXT // 2 - 1
    return f"{text[:half]}\N{HORIZONTAL ELLIPSIS}{text[-half:]}"


def _short_text(value: str) -> str:
    try:
        return short(parse_rational(value))
    except (ValueError, ZeroDivisionError):
        return value
