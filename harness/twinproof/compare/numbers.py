"""Numbers compared without rounding: doubles are taken as the exact binary fractions they are."""

from __future__ import annotations

from fractions import Fraction

from twinproof.documents.rationals import parse_rational
from twinproof.model import Json, Tolerance

NUMERIC_KINDS = ("rational", "real", "integer")


def exact_value(value: Json) -> Fraction | None:
    """The exact value of a rational's text or a JSON number; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, (int, float)):
        return Fraction(value)
    try:
        return parse_rational(value) if isinstance(value, str) else None
    except (ValueError, ZeroDivisionError):
        return None


def within(
    left: Fraction, right: Fraction, tolerance: Tolerance | None, reference: Fraction | None = None
) -> bool:
    """`|left - right| <= abs + rel * |reference|`, in exact arithmetic; without a tolerance, equality.

    Without a reference, the smaller in magnitude is taken: the stricter of both, and the same in both
    directions.
    """
    if tolerance is None:
        return left == right
    scale = min(abs(left), abs(right)) if reference is None else abs(reference)
    return abs(left - right) <= Fraction(tolerance.abs) + Fraction(tolerance.rel) * scale


def shown_gap(left: Fraction, right: Fraction, *, exact: bool) -> Fraction | float:
    """`|left - right|`: a Fraction where both are exact, else the nearest double.

    A gap that a double cannot hold (0 or an infinity would be shown) stays a Fraction.
    """
    gap = abs(left - right)
    if exact:
        return gap
    try:
        nearest = float(gap)
    except OverflowError:
        return gap
    return nearest if nearest or not gap else gap
