from __future__ import annotations

from fractions import Fraction

import pytest

from twinproof.spec import partial

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)


def test_arithmetic_of_what_is_there() -> None:
    assert partial.plus(HALF, THIRD) == Fraction(5, 6)
    assert partial.minus(HALF, THIRD) == Fraction(1, 6)
    assert partial.times(HALF, THIRD) == Fraction(1, 6)
    assert partial.times(HALF, Fraction(0)) == 0
    assert partial.quotient(HALF, THIRD) == Fraction(3, 2)


@pytest.mark.parametrize("operation", [partial.plus, partial.minus, partial.times, partial.quotient])
def test_what_is_missing_stays_missing(operation: object) -> None:
    assert callable(operation)
    for x, y in [(None, HALF), (HALF, None), (None, None), (None, Fraction(0)), (Fraction(0), None)]:
        assert operation(x, y) is None


def test_nothing_is_divided_by_zero() -> None:
    assert partial.quotient(HALF, Fraction(0)) is None


def test_nothing_has_a_sum_but_neither_mean_nor_maximum() -> None:
    assert partial.total([]) == 0
    assert partial.mean([]) is None
    assert partial.maximum([]) is None


def test_one_missing_entry_is_enough() -> None:
    assert partial.total([HALF, None]) is None
    assert partial.mean([HALF, None]) is None
    assert partial.collect([HALF, None]) is None
    assert partial.before(HALF, None) is None
    assert partial.keyed("key", None) is None


def test_lists() -> None:
    assert partial.total([HALF, THIRD]) == Fraction(5, 6)
    assert partial.mean([HALF, THIRD]) == Fraction(5, 12)
    assert partial.maximum([-HALF, -THIRD]) == -THIRD
    assert partial.collect([HALF, THIRD]) == [HALF, THIRD]
    assert partial.before(HALF, [THIRD]) == [HALF, THIRD]
    assert partial.keyed("key", HALF) == ("key", HALF)
