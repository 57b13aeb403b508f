"""less, at_most, difference_at_most, ordered, monotone, argmax_is."""

from fractions import Fraction as F

import pytest

from twinproof.claims.assertion import Order
from twinproof.claims.errors import UnfitOperandError

from .asking import ask, given, holds


def test_less_and_at_most_differ_where_both_are_the_same() -> None:
    assert holds("less", 1, 2)
    assert not holds("less", 1, 1)
    assert not holds("less", 2, 1)
    assert holds("at_most", 1, 1)
    assert not holds("at_most", 2, 1)
    assert ask("less", F(1, 3), 1).because == "a [1/3 (0.3333)] < b [1]"


def test_booleans_and_texts_are_not_numbers() -> None:
    with pytest.raises(UnfitOperandError, match="a: expected a number, found true"):
        ask("less", True, 2)
    with pytest.raises(UnfitOperandError, match='b: expected a number, found "2"'):
        ask("less", 1, "2")


def test_difference_at_most() -> None:
    assert holds("difference_at_most", 0, F(-1, 20), expected=(given("1/20"),))
    assert not holds("difference_at_most", 0, F(-1, 19), expected=(given("1/20"),))


@pytest.mark.parametrize(
    ("order", "values", "expected"),
    [
        (Order.INCREASING, (1, 2, 3), True),
        (Order.INCREASING, (1, 2, 2), False),
        (Order.NON_DECREASING, (1, 2, 2), True),
        (Order.NON_DECREASING, (1, 2, 1), False),
        (Order.DECREASING, (3, 2, 1), True),
        (Order.DECREASING, (3, 3, 1), False),
        (Order.NON_INCREASING, (3, 3, 1), True),
        (Order.NON_INCREASING, (3, 4), False),
    ],
)
def test_ordered(order: Order, values: tuple[int, ...], expected: bool) -> None:
    assert holds("ordered", *values, order=order) is expected


def test_monotone_goes_by_number_where_keys_are_numbers() -> None:
    # By text, 10 would come before 2.
    assert holds("monotone", {"10": F(3), "2": F(2), "1": F(1)}, order=Order.INCREASING)
    assert not holds("monotone", {"10": F(1), "2": F(2), "1": F(1)}, order=Order.INCREASING)


def test_argmax_is_the_whole_set_of_maxima() -> None:
    table = {"x": F(1), "y": F(2), "z": F(2)}
    assert holds("argmax_is", table, keys=("z", "y"))
    assert not holds("argmax_is", table, keys=("y",))
    assert not holds("argmax_is", table, keys=("x", "y", "z"))


def test_operands_by_name_are_one_table() -> None:
    assert holds("argmax_is", 1, 3, 2, names=("low", "high", "middle"), keys=("high",))
    assert holds("monotone", 1, 3, 2, names=("1/20", "1/5", "1/10"), order=Order.INCREASING)
