"""Exact rationals: read from JSON values, written as `p/q`."""

import re
from dataclasses import dataclass
from fractions import Fraction

from refengine.parameters import invalid

# ASCII digits only: Fraction itself would also take blanks, underscores and exponents.
EXACT_TEXT = re.compile(r"-?[0-9]+(?:/[0-9]+|\.[0-9]+)?")


@dataclass(frozen=True)
class Number:
    """A number of a request: its value without rounding, and whether it was written exactly.

    A JSON number with a fraction part or an exponent is a binary fraction; it counts as not written exactly.
    """

    value: Fraction
    exact: bool


def read_number(value: object, where: str) -> Number:
    """Return the number that `"1/3"`, `"0.05"`, `"1"`, 1 or 0.05 stands for.

    Raises `InvalidParametersError` for anything else, booleans included.
    """
    if isinstance(value, str) and EXACT_TEXT.fullmatch(value):
        try:
            return Number(Fraction(value), exact=True)
        except ZeroDivisionError:
            raise invalid(where, "a denominator other than 0", value) from None
    if isinstance(value, int) and not isinstance(value, bool):
        return Number(Fraction(value), exact=True)
    if isinstance(value, float):
        return Number(Fraction(value), exact=False)
    raise invalid(where, 'a number ("1/3", "0.05", an integer or a JSON number)', value)


def read_within(value: object, where: str, lower: Fraction, upper: Fraction) -> Fraction:
    """Return the number in [lower, upper] that `value` stands for."""
    number = read_number(value, where).value
    if not lower <= number <= upper:
        raise invalid(where, f"a number from {lower} to {upper}", value)
    return number


def read_exact_probability(value: object, where: str) -> Fraction:
    """Return the probability that a string or an integer states; a binary fraction is refused."""
    if not read_number(value, where).exact:
        raise invalid(where, 'an exact probability (a string like "1/3", or an integer)', value)
    return read_within(value, where, Fraction(0), Fraction(1))


def write_rational(value: Fraction) -> str:
    """Return `p/q` in lowest terms with q > 0, q written even where it is 1."""
    return f"{value.numerator}/{value.denominator}"
