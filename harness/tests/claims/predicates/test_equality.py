"""equals, all_equal, differ, difference_equals, has_line: each with a yes, a no and what it cannot judge."""

from fractions import Fraction as F

import pytest

from twinproof.claims.errors import UnfitOperandError

from .asking import ask, given, holds, printed


def test_equals_to_the_printed_digits() -> None:
    assert holds("equals", F(-1, 3), expected=(printed("-0.3333"),))
    assert not holds("equals", F(-1, 3), expected=(printed("-0.3334"),))


def test_equals_data_exactly() -> None:
    assert holds("equals", F(7, 6), expected=(given("7/6"),))
    assert not holds("equals", F(11667, 10000), expected=(given("7/6"),))
    assert holds("equals", "free", expected=(given("free"),))
    assert holds("equals", True, expected=(given("true"),))
    assert not holds("equals", False, expected=(given("true"),))
    # A text that looks like the number is not the number, nor is a number its text.
    assert holds("equals", "2", expected=(given("2"),))
    assert not holds("equals", 3, expected=(given("free"),))


def test_equals_one_value_of_all_or_each_its_own() -> None:
    assert holds("equals", 1, 1, expected=(given("1"),))
    assert not holds("equals", 1, 2, expected=(given("1"),))
    assert holds("equals", 1, 2, expected=(given("1"), given("2")))
    found = ask("equals", 1, 2, expected=(given("1"), given("3")))
    assert not found.holds
    assert found.because == "b is 2, not 3"


def test_equals_has_nothing_to_say_of_a_table() -> None:
    with pytest.raises(UnfitOperandError, match="a: expected a single value"):
        ask("equals", {"x": F(1)}, expected=(given("1"),))


def test_all_equal_of_operands_and_of_entries() -> None:
    assert holds("all_equal", {"x": F(1)}, {"x": F(1)})
    assert not holds("all_equal", {"x": F(1)}, {"x": F(2)})
    assert holds("all_equal", {"x": F(1), "y": F(1)})
    assert not holds("all_equal", {"x": F(1), "y": F(2)})
    with pytest.raises(UnfitOperandError, match="a: expected a table with entries, found 1"):
        ask("all_equal", 1)


def test_differ_of_every_pair() -> None:
    assert holds("differ", 1, 2, 3)
    assert not holds("differ", 1, 2, 1)


def test_difference_equals() -> None:
    assert holds("difference_equals", F(-4, 3), F(-1, 3), expected=(printed("-1.0000"),))
    assert not holds("difference_equals", F(-1, 3), F(-4, 3), expected=(printed("-1.0000"),))
    assert (
        ask("difference_equals", 3, 1, expected=(given("1"),)).because
        == "a is 3; b is 1; the difference is 2, not 1"
    )


def test_has_line() -> None:
    assert holds("has_line", "p p\np b", expected=(given("p b"),))
    assert not holds("has_line", "p p\np b", expected=(given("p"),))
    with pytest.raises(UnfitOperandError, match="a: expected a text, found 1"):
        ask("has_line", 1, expected=(given("1"),))
