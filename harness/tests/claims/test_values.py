"""Reported values become exact ones; a path that leads nowhere says where it stops."""

from fractions import Fraction

import pytest

from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.values import entry, exact, show
from twinproof.model import Quantity


def test_exact_keeps_a_real_as_the_binary_fraction_it_is() -> None:
    # IEEE 754: the double nearest to 0.1 is 3602879701896397 / 2**55.
    assert exact(Quantity("q", "real", 0.1)) == Fraction(3602879701896397, 2**55)


def test_exact_converts_by_kind() -> None:
    assert exact(Quantity("q", "rational", "-1/3")) == Fraction(-1, 3)
    assert exact(Quantity("q", "boolean", True)) is True
    assert exact(Quantity("q", "text", "1/3")) == "1/3"
    assert exact(Quantity("q", "table", {"a": "1/3"}, "text")) == {"a": "1/3"}
    assert exact(Quantity("q", "matrix", [["1/2", "1/1"]], "rational")) == {
        "0": {"0": Fraction(1, 2), "1": 1}
    }


def test_exact_reads_a_tree_by_field() -> None:
    node: dict[str, object] = {"type": "terminal", "payoffs": [-1.0, 1.0]}
    tree = exact(Quantity("tree", "tree", {"0 1": node}, "real"))  # type: ignore[dict-item]  # a dict of objects is JSON here
    assert tree == {"0 1": {"type": "terminal", "payoffs": {"0": -1, "1": 1}}}


def test_entry_names_the_nearest_key() -> None:
    with pytest.raises(UnfitOperandError, match=r"^c:q: it has no entry '0  1'; did you mean '0 1'\?"):
        entry({"0 1": Fraction(1)}, ("0  1",), "c:q")


def test_entry_below_a_single_value() -> None:
    with pytest.raises(UnfitOperandError, match=r"^c:q: expected a table with the entry 'a', found 2$"):
        entry(Fraction(2), ("a",), "c:q")


def test_numbers_longer_than_python_converts_are_read_and_shown() -> None:
    # 10^6000 + 1 over 10^6000: 4,300 digits are Python's own limit.
    value = exact(Quantity("q", "rational", f"1{'0' * 5999}1/1{'0' * 6000}"))
    assert isinstance(value, Fraction)
    assert value == 1 + Fraction(1, 10**6000)
    assert show(value) == "about 1.000000000000"
    assert show(value * 10**6000) == f"1{'0' * 5999}1"


def test_show() -> None:
    assert show(Fraction(-1, 3)) == "-1/3 (-0.3333)"
    assert show(Fraction(2)) == "2"
    assert show(False) == "false"
    assert show("a\nb") == '"a | b"'
    assert show({str(key): Fraction(key) for key in range(9)}) == (
        "{0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, ... (9 entries)}"
    )
