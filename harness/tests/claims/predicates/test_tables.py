"""holds_for_every, count_is, determined_by."""

from fractions import Fraction as F

import pytest

from twinproof.claims.errors import UnfitOperandError

from .asking import ask, given, holds, question

ONES = {"x": F(1), "y": F(1), "z": F(2)}
MARKS = {"x": F(0), "y": F(0), "z": F(5)}
IS_1 = question("equals", expected=(given("1"),))
SAME = question("all_equal")


def test_holds_for_every_entry() -> None:
    assert not holds("holds_for_every", ONES, each=IS_1)
    assert ask("holds_for_every", ONES, each=IS_1).because == "not at z: a/z is 2, not 1"
    assert holds("holds_for_every", {"x": F(1)}, each=IS_1)


def test_holds_for_every_selected_by_another_table() -> None:
    where = question("equals", MARKS, expected=(given("0"),))
    assert holds("holds_for_every", ONES, each=IS_1, where=where)
    nothing = question("equals", MARKS, expected=(given("7"),))
    assert not holds("holds_for_every", ONES, each=IS_1, where=nothing)


def test_holds_for_every_entry_of_several_tables_and_below() -> None:
    left = {"x": {"pp": F(1), "bp": F(0)}, "y": {"pp": F(2), "bp": F(0)}}
    right = {"x": {"pp": F(1), "bp": F(9)}, "y": {"pp": F(2), "bp": F(0)}}
    assert holds("holds_for_every", left, right, each=question("all_equal", at=("pp",)))
    assert not holds("holds_for_every", left, right, each=question("all_equal", at=("bp",)))


def test_single_values_go_along_with_every_entry() -> None:
    assert holds("holds_for_every", ONES, 3, each=question("less"))
    assert not holds("holds_for_every", ONES, 2, each=question("less"))


def test_tables_with_other_keys_are_refused_in_either_direction() -> None:
    for other in ({"x": F(1), "y": F(1)}, {**ONES, "w": F(1)}):
        with pytest.raises(UnfitOperandError, match=r"b: expected the keys of a \(x, y, z\), found x, y"):
            ask("holds_for_every", ONES, other, each=SAME)


def test_count_is() -> None:
    assert holds("count_is", ONES, each=IS_1, count=2)
    assert not holds("count_is", ONES, each=IS_1, count=3)
    where = question("equals", MARKS, expected=(given("5"),))
    assert holds("count_is", ONES, each=IS_1, where=where, count=0)


def test_determined_by_a_word_of_the_key() -> None:
    by_second = {"0 1": F(2), "2 1": F(2), "0 2": F(1)}
    assert holds("determined_by", by_second, word=2)
    assert not holds("determined_by", by_second, word=1)
    with pytest.raises(UnfitOperandError, match="a: its key '0 1' has no word 3"):
        ask("determined_by", by_second, word=3)
