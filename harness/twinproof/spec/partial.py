"""Mirrors GameSpec/Partial.lean: arithmetic on values that may be missing (None).

Where a part is missing, so is the answer. Zeros are not multiplied or added: most entries of a pure profile
are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from twinproof.spec.mirrors import mirrors

Key = TypeVar("Key")
Value = TypeVar("Value")

ZERO: Final = Fraction(0)


@mirrors("GameSpec.Partial.plus")
def plus(x: Fraction | None, y: Fraction | None) -> Fraction | None:
    """x + y."""
    return None if x is None or y is None else x + y


@mirrors("GameSpec.Partial.minus")
def minus(x: Fraction | None, y: Fraction | None) -> Fraction | None:
    """x - y."""
    return None if x is None or y is None else x - y


@mirrors("GameSpec.Partial.times")
def times(x: Fraction | None, y: Fraction | None) -> Fraction | None:
    """x * y."""
    if x is None or y is None:
        return None
    return x * y if x and y else ZERO


@mirrors("GameSpec.Partial.quotient")
def quotient(x: Fraction | None, y: Fraction | None) -> Fraction | None:
    """x / y; missing where y is 0."""
    return None if x is None or y is None or y == 0 else x / y


@mirrors("GameSpec.Partial.total")
def total(values: Iterable[Fraction | None]) -> Fraction | None:
    """The sum; 0 of nothing."""
    answer = ZERO
    for x in values:
        if x is None:
            return None
        if x:
            answer += x
    return answer


@mirrors("GameSpec.Partial.count")
def count(values: Sequence[object]) -> Fraction:
    """The length, as a rational."""
    return Fraction(len(values))


@mirrors("GameSpec.Partial.mean")
def mean(values: Sequence[Fraction | None]) -> Fraction | None:
    """The mean; missing for nothing."""
    return quotient(total(values), count(values))


@mirrors("GameSpec.Partial.maximum")
def maximum(values: Sequence[Fraction]) -> Fraction | None:
    """The largest; missing for nothing."""
    return max(values, default=None)


@mirrors("GameSpec.Partial.before")
def before(x: Value, rest: list[Value] | None) -> list[Value] | None:
    """An entry before others that may be missing."""
    return None if rest is None else [x, *rest]


@mirrors("GameSpec.Partial.collect")
def collect(values: Iterable[Value | None]) -> list[Value] | None:
    """All of them, or nothing if one is missing; Lean puts them together from the end."""
    answer: list[Value] = []
    for x in values:
        if x is None:
            return None
        answer.append(x)
    return answer


@mirrors("GameSpec.Partial.keyed")
def keyed(key: Key, value: Value | None) -> tuple[Key, Value] | None:
    """The value under its key; missing if the value is."""
    return None if value is None else (key, value)
