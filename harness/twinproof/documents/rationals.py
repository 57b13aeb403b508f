"""Rationals as the protocol writes them: `p/q` in lowest terms, of any length."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction


def parse_rational(text: str) -> Fraction:
    """The value of `p/q`; raises ValueError where the text is not of that form, in lowest terms, q > 0."""
    numerator, slash, denominator = text.partition("/")
    if not slash or not _is_integer(numerator) or not _is_integer(denominator):
        raise ValueError("expected p/q")
    value = Fraction(_integer(numerator), _integer(denominator))
    if format_rational(value) != text:
        raise ValueError(f"expected lowest terms, {format_rational(value)}")
    return value


def format_rational(value: Fraction | int) -> str:
    """`p/q` in lowest terms, the denominator always written."""
    return f"{_text(value.numerator)}/{_text(value.denominator)}"


def exact_text(value: Fraction) -> str:
    """As `str(value)` has it, `p` or `p/q`, of any length."""
    return format_rational(value).removesuffix("/1")


def _is_integer(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit()


# int() and str() refuse more than 4,300 digits, and exact replays go beyond; Decimal converts any number
# exactly.
def _integer(text: str) -> int:
    return int(text) if len(text) < 4000 else int(Decimal(text))


def _text(number: int) -> str:
    return str(number) if number.bit_length() < 13000 else format(Decimal(number), "f")
