"""Numbers of an .efg text: whole ones that name things, and exact ones."""

import re
from fractions import Fraction

from refengine.efg.errors import EfgNumberError, EfgRangeError
from refengine.efg.tokens import WORD, Cursor, fail, unexpected

WHOLE = re.compile(r"[0-9]+")
SIGNED = re.compile(r"[+-]?[0-9]+")
NUMBER = re.compile(r"[+-]?(?:[0-9]+/[0-9]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE]([+-]?[0-9]+))?)")

# No fixture may hold more digits than this in a numerator or denominator.
MOST_DIGITS = 50_000


def take_whole(cursor: Cursor, what: str, smallest: int, largest: int | None = None) -> int:
    """Return the whole number that must be next; raise `EfgRangeError` where it is out of range."""
    if cursor.kind != WORD:
        unexpected(cursor, what)
    if not SIGNED.fullmatch(cursor.value) or len(cursor.value) > MOST_DIGITS:
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
    match = NUMBER.fullmatch(cursor.value)
    if match is None:
        fail(cursor, EfgNumberError, f"{what}: an integer, a decimal or a fraction")
    if len(cursor.value) > MOST_DIGITS or (match[1] and abs(int(match[1])) > MOST_DIGITS):
        fail(cursor, EfgNumberError, f"{what} of at most {MOST_DIGITS} digits")
    try:
        number = Fraction(cursor.value)
    except ZeroDivisionError:
        fail(cursor, EfgNumberError, f"{what} whose denominator is not 0")
    cursor.numbers[cursor.value] = number
    cursor.advance()
    return number
