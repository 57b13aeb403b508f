"""Numbers of an .efg text: whole ones that name things, and exact ones."""

import re
from fractions import Fraction

from refengine.efg.errors import EfgNumberError, EfgRangeError
from refengine.efg.tokens import WORD, Cursor, fail, unexpected

# ASCII digits only: `int` would take those of other scripts, and underscores.
SIGNED = re.compile(r"[+-]?[0-9]+")
FRACTION = re.compile(r"([+-]?[0-9]++)/([0-9]++)")
# Possessive: where a long word ends in something else, there is no other way to take its digits apart.
DECIMAL = re.compile(r"([+-]?)(?=\.?[0-9])([0-9]*+)(?:\.([0-9]*+))?(?:[eE]([+-]?[0-9]++))?")

LONGEST_WORD = 50_000
MOST_DIGITS = 50_000
"""What games.md allows for a numerator or a denominator in lowest terms; no fixture may hold more."""

SMALLEST_TOO_LONG = 10**MOST_DIGITS

# 5**k or 2**k divides the denominator of n / 10**k where 10 does not divide n; both have more digits then.
LARGEST_SHIFT = SMALLEST_TOO_LONG.bit_length()


def take_whole(cursor: Cursor, what: str, smallest: int, largest: int | None = None) -> int:
    """Return the whole number that must be next; raise `EfgRangeError` where it is out of range."""
    if cursor.kind != WORD:
        unexpected(cursor, what)
    _require_short(cursor, what)
    if not SIGNED.fullmatch(cursor.value):
        fail(cursor, EfgNumberError, f"{what}, a whole number")
    number = int(cursor.value)
    if number < smallest or (largest is not None and number > largest):
        upper = "on" if largest is None else f"to {largest}"
        fail(cursor, EfgRangeError, f"{what} from {smallest} {upper}")
    cursor.advance()
    return number


def take_number(cursor: Cursor, what: str) -> Fraction:
    """Return the exact number that must be next: integer, decimal or fraction."""
    if cursor.kind != WORD:
        unexpected(cursor, what)
    known = cursor.numbers.get(cursor.value)
    if known is not None:
        cursor.advance()
        return known
    _require_short(cursor, what)
    number = _value(cursor, what)
    if number is None or max(abs(number.numerator), number.denominator) >= SMALLEST_TOO_LONG:
        most = f"{MOST_DIGITS} digits in its numerator and in its denominator"
        fail(cursor, EfgNumberError, f"{what} of at most {most}")
    cursor.numbers[cursor.value] = number
    cursor.advance()
    return number


def _require_short(cursor: Cursor, what: str) -> None:
    length = len(cursor.value)
    if length > LONGEST_WORD:
        expected = f"{what} of at most {LONGEST_WORD} characters"
        fail(cursor, EfgNumberError, expected, instead=f"a word of {length}")


def _value(cursor: Cursor, what: str) -> Fraction | None:
    """Return what the next word stands for, or None where a power of ten alone makes it too long to write."""
    fraction = FRACTION.fullmatch(cursor.value)
    if fraction:
        denominator = int(fraction[2])
        if denominator == 0:
            fail(cursor, EfgNumberError, f"{what} whose denominator is not 0")
        return Fraction(int(fraction[1]), denominator)
    decimal = DECIMAL.fullmatch(cursor.value)
    if decimal is None:
        fail(cursor, EfgNumberError, f"{what}: an integer, a decimal or a fraction")
    sign, whole, part, exponent = decimal.groups(default="")
    digits = (whole + part).lstrip("0")
    if not digits:
        return Fraction(0)
    significant = digits.rstrip("0")
    power = int(exponent or 0) - len(part) + len(digits) - len(significant)
    if len(significant) + power > MOST_DIGITS or power < -LARGEST_SHIFT:
        return None
    value = int(sign + significant)
    return Fraction(value * 10**power) if power >= 0 else Fraction(value, 10**-power)
