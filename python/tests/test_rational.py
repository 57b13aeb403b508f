from fractions import Fraction

import pytest

from refengine.errors import InvalidParametersError
from refengine.rational import read_exact_probability, read_number, read_within, write_rational


@pytest.mark.parametrize(
    ("value", "expected", "exact"),
    [
        ("1/3", Fraction(1, 3), True),
        ("2/4", Fraction(1, 2), True),
        ("0.05", Fraction(1, 20), True),
        ("1", Fraction(1), True),
        ("-1/18", Fraction(-1, 18), True),
        (1, Fraction(1), True),
        # IEEE 754: the double nearest to 0.1 is 3602879701896397 / 2**55.
        (0.1, Fraction(3602879701896397, 2**55), False),
        (1.0, Fraction(1), False),
    ],
)
def test_numbers_are_read_without_rounding(value: object, expected: Fraction, exact: bool) -> None:
    number = read_number(value, "x")

    assert (number.value, number.exact) == (expected, exact)


@pytest.mark.parametrize(
    "value", ["", " 1", "+1", "1e-3", "1/", ".5", "1_0", "1/-3", "1.5/2", "\u0661", "nan"]
)
def test_other_texts_are_refused(value: str) -> None:
    with pytest.raises(InvalidParametersError, match=r"params.alpha: expected a number"):
        read_number(value, "params.alpha")


@pytest.mark.parametrize("value", [None, True, False, [], {}, ["1"]])
def test_other_json_is_refused(value: object) -> None:
    with pytest.raises(InvalidParametersError, match="expected a number"):
        read_number(value, "x")


def test_a_denominator_of_zero_is_refused() -> None:
    with pytest.raises(InvalidParametersError, match='expected a denominator other than 0, found "1/0"'):
        read_number("1/0", "x")


def test_bounds_include_their_ends() -> None:
    third = Fraction(1, 3)

    assert read_within("1/3", "x", Fraction(0), third) == third
    assert read_within("0", "x", Fraction(0), third) == 0
    with pytest.raises(InvalidParametersError, match=r'x: expected a number from 0 to 1/3, found "0\.34"'):
        read_within("0.34", "x", Fraction(0), third)


def test_an_exact_probability_is_no_binary_fraction() -> None:
    assert read_exact_probability("1/2", "x") == Fraction(1, 2)
    with pytest.raises(InvalidParametersError, match="expected an exact probability"):
        read_exact_probability(0.5, "x")
    with pytest.raises(InvalidParametersError, match="expected a number from 0 to 1"):
        read_exact_probability("3/2", "x")


def test_rationals_are_written_with_their_denominator() -> None:
    written = [write_rational(Fraction(*terms)) for terms in ((0, 5), (-2, 36), (4, 2))]

    # The protocol's own examples for 0 and -1/18.
    assert written == ["0/1", "-1/18", "2/1"]
