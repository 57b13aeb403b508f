import math
from fractions import Fraction

import pytest

from refengine.errors import NonFiniteNumberError, NumberTooLongError
from refengine.quantity import Quantity, TreeNode, encode


def test_fields_that_do_not_apply_are_left_out() -> None:
    assert encode(Quantity("n", "integer", 3)) == {"id": "n", "kind": "integer", "value": 3}


def test_all_fields_are_written() -> None:
    quantity = Quantity("t", "table", {"a": Fraction(1, 2)}, "rational", "chips", "GameSpec.X.y")

    assert encode(quantity) == {
        "id": "t",
        "kind": "table",
        "entries": "rational",
        "unit": "chips",
        "definition": "GameSpec.X.y",
        "value": {"a": "1/2"},
    }


def test_zero_false_and_empty_values_are_kept() -> None:
    values = [
        encode(quantity)["value"]
        for quantity in (
            Quantity("a", "integer", 0),
            Quantity("b", "boolean", False),
            Quantity("c", "text", ""),
            Quantity("d", "table", {}, "boolean"),
        )
    ]

    assert values == [0, False, "", {}]


def test_series_have_decimal_keys() -> None:
    assert encode(Quantity("s", "series", {1: 0.5, 10: 0.25}, "real"))["value"] == {"1": 0.5, "10": 0.25}


def test_tree_nodes_keep_labels_and_write_numbers() -> None:
    node = TreeNode({"type": "chance", "actions": ["0", "1"]}, {"probabilities": [Fraction(1, 2)] * 2})

    assert encode(Quantity("t", "tree", {"": node}, "rational"))["value"] == {
        "": {"type": "chance", "actions": ["0", "1"], "probabilities": ["1/2", "1/2"]}
    }


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_non_finite_numbers_are_refused(number: float) -> None:
    with pytest.raises(NonFiniteNumberError, match=r"m\[0\]\[1\]: expected a finite number"):
        encode(Quantity("m", "matrix", [[0.0, number]], "real"))


@pytest.mark.usefixtures("any_digits")
def test_a_number_has_as_many_digits_as_the_protocol_allows() -> None:
    # harness/docs/protocol.md: at most 50,000 digits each.
    longest = 10**50_000 - 1

    assert encode(Quantity("n", "rational", Fraction(-1, longest)))["value"] == "-1/" + "9" * 50_000
    for number in (Fraction(-longest - 1), Fraction(1, longest + 1)):
        with pytest.raises(NumberTooLongError, match="n: expected an exact number of at most 50000 digits"):
            encode(Quantity("n", "rational", number))


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("rational", 0.5),
        ("rational", 1),
        ("real", 1),
        ("real", Fraction(1)),
        ("integer", True),
        ("integer", 1.0),
        ("boolean", 1),
        ("text", "line\n"),
        ("text", 1),
    ],
)
def test_a_value_of_another_kind_is_refused(kind: str, value: object) -> None:
    with pytest.raises(TypeError, match="q: expected"):
        encode(Quantity("q", kind, value))


def test_a_tree_says_of_each_node_what_it_is() -> None:
    end = TreeNode({"type": "terminal"}, {"payoffs": (Fraction(1, 2), Fraction(0))})
    nodes = {"": TreeNode({"type": "decision", "actions": ("l", "r")}, {}), "l": end, "r": end}

    # protocol.md: history -> node; numbers are entries.
    assert encode(Quantity("tree", "tree", nodes, "rational"))["value"] == {
        "": {"type": "decision", "actions": ("l", "r")},
        "l": {"type": "terminal", "payoffs": ["1/2", "0/1"]},
        "r": {"type": "terminal", "payoffs": ["1/2", "0/1"]},
    }


def test_a_tree_with_an_entry_of_another_kind_is_refused() -> None:
    nodes = {"l": TreeNode({"type": "terminal"}, {"payoffs": (0.5,)})}

    with pytest.raises(TypeError, match=r"tree\[l\]\.payoffs\[0\]: expected a Fraction, found 0.5"):
        encode(Quantity("tree", "tree", nodes, "rational"))
