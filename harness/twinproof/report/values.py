"""Values as a person reads them: the exact one first, a decimal beside it where that helps."""

from __future__ import annotations

import json
from fractions import Fraction

from twinproof.documents.rationals import exact_text, parse_rational
from twinproof.model import Json, Tolerance
from twinproof.report.plain import plain

ABSENT = "\N{EM DASH}"
"""Stands where a party has no value."""

_LONGEST = 48
_LONGEST_TEXT = 400
_SCALARS = frozenset({"rational", "real", "integer", "boolean", "text"})


def is_scalar(kind: str) -> bool:
    """Whether a quantity of this kind is one value."""
    return kind in _SCALARS


def show(value: Json, kind: str | None) -> str:
    """One value of a scalar `kind` on one line; a whole number without its denominator."""
    if value is None:
        return ABSENT
    if kind == "rational" and isinstance(value, str):
        return shorten(value.removesuffix("/1"))
    if isinstance(value, str):
        text = plain(value).replace("\n", " | ")
    else:
        text = json.dumps(value, ensure_ascii=False)
    if len(text) > _LONGEST_TEXT:
        return f"{text[:_LONGEST_TEXT]}\N{HORIZONTAL ELLIPSIS} ({len(text):,} characters)"
    return text


def shorten(digits: str) -> str:
    """A long run of digits with its middle left out, and their number told."""
    if len(digits) <= _LONGEST:
        return digits
    return f"{digits[:16]}\N{HORIZONTAL ELLIPSIS}{digits[-16:]} ({len(digits)} characters)"


def decimal(value: Json, kind: str | None) -> str | None:
    """A rational as a decimal of six significant digits; None for whole numbers and for other kinds."""
    if kind != "rational" or not isinstance(value, str) or value.endswith("/1"):
        return None
    try:
        return show_gap(parse_rational(value))
    except (ValueError, ZeroDivisionError):
        return None


def show_gap(gap: Fraction | float | None) -> str:
    """A difference as a decimal of six significant digits."""
    if gap is None:
        return ABSENT
    try:
        return f"{float(gap):.6g}"
    except OverflowError:
        return "beyond the range of doubles"


def show_exact(gap: Fraction | float | None) -> str:
    """A difference as it is: `1/18 (0.0555556)` when rational."""
    if isinstance(gap, Fraction) and gap.denominator != 1:
        return f"{shorten(exact_text(gap))} ({show_gap(gap)})"
    return shorten(exact_text(gap)) if isinstance(gap, Fraction) else show_gap(gap)


def show_tolerance(tolerance: Tolerance | None) -> str:
    """What a comparison allows, and why."""
    if tolerance is None:
        return "compared exactly"
    parts = [f"{tolerance.abs:g}"] if tolerance.abs or not tolerance.rel else []
    parts += [f"{tolerance.rel:g} of the reference"] if tolerance.rel else []
    return f"allowed: {' + '.join(parts)} ({plain(tolerance.reason)})"
