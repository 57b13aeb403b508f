"""Doubles read as the fractions that they stand for: the one of smallest denominator that rounds to each."""

import math
from fractions import Fraction


def simplest_fraction(number: float) -> Fraction:
    """Return the fraction of smallest denominator that rounds to the finite double `number`.

    The reals that round to a double are an interval. While it holds no integer, the integer below both ends
    is taken off and the rest turned upside down (the continued fraction of its ends).
    """
    if number.is_integer():
        return Fraction(number)
    if number < 0:
        return -simplest_fraction(-number)
    low, high = _middle(number, -math.inf), _middle(number, math.inf)
    # Half-way cases go to the even neighbour: both ends are in the interval, or neither is.
    return _simplest_between(low, high, closed=float(low) == number == float(high))


def _middle(number: float, direction: float) -> Fraction:
    return (Fraction(number) + Fraction(math.nextafter(number, direction))) / 2


def _simplest_between(low: Fraction, high: Fraction, closed: bool) -> Fraction:
    """Return the fraction of smallest denominator among the positive numbers from `low` to `high`."""
    whole_parts: list[int] = []
    while True:
        smallest = math.ceil(low) if closed else math.floor(low) + 1
        if smallest < high or (closed and smallest == high):
            break
        whole = math.floor(low)
        whole_parts.append(whole)
        if low == whole:
            # Only where the interval is open: its upside-down has no upper end.
            smallest = math.floor(1 / (high - whole)) + 1
            break
        low, high = 1 / (high - whole), 1 / (low - whole)
    value = Fraction(smallest)
    for whole in reversed(whole_parts):
        value = whole + 1 / value
    return value
