"""What counts as the printed digits; the oracle is Python's decimal module, which rounds in both fashions."""

from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.claims.digits import in_digits, printed_number, prints_as


def prints(value: Fraction, text: str) -> bool:
    printed = printed_number(text)
    assert printed is not None
    return prints_as(value, printed)


@given(st.integers(-(10**9), 10**9), st.integers(0, 4))
def test_prints_as_accepts_exactly_what_either_rounding_gives(scaled: int, decimals: int) -> None:
    # Six exact decimals, so that halves come up and Decimal holds the value without error.
    exact = Decimal(scaled) / 10**6
    unit = Decimal(1).scaleb(-decimals)
    wanted = {exact.quantize(unit, mode) for mode in (ROUND_HALF_EVEN, ROUND_HALF_UP)}
    near = {exact.quantize(unit, ROUND_HALF_UP) + step * unit for step in range(-2, 3)}
    accepted = {each for each in near if prints(Fraction(scaled, 10**6), f"{each:f}")}
    assert accepted == wanted


@given(st.fractions(max_denominator=10**6), st.integers(0, 6))
def test_in_digits_prints_the_value(value: Fraction, decimals: int) -> None:
    assert prints(value, in_digits(value, decimals))


@pytest.mark.parametrize(
    ("value", "text", "expected"),
    [
        (Fraction(-1, 3), "-0.3333", True),
        (Fraction(-1, 3), "-0.3334", False),
        (Fraction(-1, 3), "0.3333", False),
        (Fraction(2), "+2.0000", True),
        (Fraction(0), "-0.0000", True),
        (Fraction(1, 20000), "0.0001", True),  # half-way: away from zero
        (Fraction(1, 20000), "0.0000", True),  # half-way: to the even digit
        (Fraction(3, 20000), "0.0001", False),  # half-way: 0.0002 in both fashions
        (Fraction(7, 6), "7/6", True),
        (Fraction(11667, 10000), "7/6", False),
        (Fraction(12), "12", True),
    ],
)
def test_prints_as_by_hand(value: Fraction, text: str, expected: bool) -> None:
    assert prints(value, text) is expected


@pytest.mark.parametrize("text", ["", "1e-3", "0,5", "1.", ".5", "1/0", "1 2", "nan", "−1", "1_000"])
def test_printed_number_refuses_what_is_no_plain_number(text: str) -> None:
    assert printed_number(text) is None
