"""Doubles as fractions: the rule of games.md, "OpenSpiel games"."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refengine.openspiel.doubles import simplest_fraction

doubles = st.floats(allow_nan=False, allow_infinity=False)


@given(doubles)
def test_it_rounds_back_to_the_double(number: float) -> None:
    assert float(simplest_fraction(number)) == number


@given(st.floats(-4, 4) | st.builds(lambda p, q: p / q, st.integers(-300, 300), st.integers(1, 300)))
def test_no_smaller_denominator_does(number: float) -> None:
    found = simplest_fraction(number)

    for denominator in range(1, min(found.denominator, 400)):
        # The nearest fraction of a denominator is the only one that could round to the double.
        nearest = Fraction(round(Fraction(number) * denominator), denominator)
        assert float(nearest) != number


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**6))
def test_fractions_of_seven_digits_are_found_again(numerator: int, denominator: int) -> None:
    # Two fractions with denominators up to 10**6 are at least 10**-12 apart: no double is nearest to both.
    assert simplest_fraction(numerator / denominator) == Fraction(numerator, denominator)


@pytest.mark.parametrize(
    ("number", "fraction"),
    [
        # games.md: 0.3333333333333333 as 1/3, an integer as itself.
        (0.3333333333333333, Fraction(1, 3)),
        (-0.1, Fraction(-1, 10)),
        (0.0, Fraction(0)),
        (-0.0, Fraction(0)),
        (1e300, Fraction(int(1e300))),
        (float(2**53 + 2), Fraction(2**53 + 2)),
        (2.5, Fraction(5, 2)),
        # 2**51 + 1/2: doubles there are 1/2 apart, so 1/3 more than the integer rounds to it too, but 2 < 3.
        (2.0**51 + 0.5, Fraction(2**52 + 1, 2)),
    ],
)
def test_known_fractions(number: float, fraction: Fraction) -> None:
    assert simplest_fraction(number) == fraction


def test_the_smallest_double_is_the_simplest_fraction_that_rounds_to_it() -> None:
    found = simplest_fraction(math.ulp(0.0))

    assert (found.numerator, float(found)) == (1, math.ulp(0.0))
    # One less in the denominator is a larger number: it rounds to the next double, or is past the middle.
    assert float(Fraction(1, found.denominator - 1)) != math.ulp(0.0)
