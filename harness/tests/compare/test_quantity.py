from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compare.quantities import KINDS, quantities, spots, tampered
from twinproof.compare import compare_quantities, swapped
from twinproof.compare.quantity import MOST_LISTED
from twinproof.model import Difference, Json, Quantity, Tolerance

TIGHT = Tolerance(1e-12, 1e-12, "a test's")


def differences(left: Quantity, right: Quantity, reference: str | None = None) -> tuple[Difference, ...]:
    return compare_quantities(left, right, TIGHT, reference).differences


@given(quantities())
@settings(max_examples=50)
def test_nothing_differs_from_itself(quantity: Quantity) -> None:
    assert differences(quantity, deepcopy(quantity)) == ()


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=25)
def test_any_change_of_one_entry_is_found_where_it_is(kind: str, data: st.DataObject) -> None:
    quantity = data.draw(quantities((kind,)))
    spot = data.draw(st.sampled_from(spots(quantity.value, quantity.kind)))
    other = tampered(quantity, spot)
    found = differences(quantity, other)
    assert found
    path = tuple(map(str, spot))
    if quantity.kind == "tree":
        path = (*path[:2], f"player_{int(path[2]) + 1}")
    assert path in {difference.path for difference in found}
    assert quantity.kind == kind
    # A shifted row of probabilities differs in two entries, anything else in one.
    assert len(found) == 1 or (quantity.kind in ("distribution", "strategy") and len(found) == 2)


@given(quantities(), quantities())
@settings(max_examples=50)
def test_comparing_is_symmetric(left: Quantity, right: Quantity) -> None:
    there, back = compare_quantities(left, right, TIGHT), compare_quantities(right, left, TIGHT)
    assert there.compared == back.compared
    assert sorted(map(repr, there.differences)) == sorted(repr(swapped(each)) for each in back.differences)


@given(quantities(("distribution", "strategy", "table", "matrix", "series", "tree")), st.data())
@settings(max_examples=50)
def test_whatever_one_side_lacks_is_found_from_both_sides(quantity: Quantity, data: st.DataObject) -> None:
    value: Any = deepcopy(quantity.value)
    key = data.draw(st.sampled_from(range(len(value)) if isinstance(value, list) else list(value)))
    removed = value.pop(key)
    if isinstance(value, list):
        key = len(value)
        removed = quantity.value[key]  # type: ignore[index]  # a matrix is a list
    less = replace(quantity, value=value)
    found = [each for each in differences(quantity, less) if each.path == (str(key),) and each.right is None]
    assert found == [Difference((str(key),), removed, None, None, "only on the left")]
    assert swapped(found[0]) in differences(less, quantity)


@given(quantities(), quantities())
@settings(max_examples=50)
def test_kinds_and_entries_must_be_the_same(left: Quantity, right: Quantity) -> None:
    if (left.kind, left.entries) != (right.kind, right.entries):
        assert {each.note for each in differences(left, right)} <= {"kind", "entries"}
        assert differences(left, right)


def test_labels_differ_too() -> None:
    left = Quantity("q", "rational", "1/2", None, "chips", "GameSpec.A")
    right = Quantity("q", "rational", "1/2", None, "chips/deal", None)
    assert differences(left, right) == (
        Difference((), "chips", "chips/deal", None, "unit"),
        Difference((), "GameSpec.A", None, None, "definition"),
    )


def test_what_the_reference_does_not_state_is_not_compared() -> None:
    engine = Quantity("q", "series", {"1": 0.5, "1000": 0.25}, "real", "chips", "GameSpec.A")
    spec = Quantity("q", "series", {"1": "1/2"}, "rational")
    assert differences(engine, spec, "right") == ()
    assert differences(spec, engine, "left") == ()
    # What it does state, it states.
    assert differences(replace(engine, value={"1000": 0.25}), spec, "right") == (
        Difference(("1",), None, "1/2", None, "only on the right"),
    )
    assert differences(engine, replace(spec, unit="chips/deal"), "right") == (
        Difference((), "chips", "chips/deal", None, "unit"),
    )


def test_exact_meets_real_only_where_one_is_the_reference() -> None:
    real, exact = Quantity("q", "real", 0.5), Quantity("q", "rational", "1/2")
    assert differences(real, exact, "right") == ()
    assert differences(real, exact) == (Difference((), "real", "rational", None, "kind"),)


def test_the_reference_scales_the_bound() -> None:
    # |101 - 100| = 1 and rel = 0.01: within 1 % of 101 or of 100; |100 - 99| = 1 is more than 1 % of 99.
    percent = Tolerance(0.0, 2.0**-6, "a power of two, so that the bound is exact: 1/64")
    left, right = Quantity("q", "real", 64.0), Quantity("q", "real", 63.0)
    assert compare_quantities(left, right, percent, "left").differences == ()
    assert len(compare_quantities(left, right, percent, "right").differences) == 1
    assert len(compare_quantities(left, right, percent).differences) == 1


def test_trees_are_compared_node_by_node() -> None:
    root: dict[str, Json] = {"type": "chance", "actions": ["0", "1"], "probabilities": [0.5, 0.5]}
    leaf: dict[str, Json] = {"type": "terminal", "payoffs": [1.0, -1.0]}
    move: dict[str, Json] = {"type": "decision", "player": "player_1", "infoset": "1", "actions": ["p"]}
    left = Quantity("t", "tree", {"": root, "0": leaf, "1": leaf}, "real")
    right = Quantity(
        "t",
        "tree",
        {
            "": {**root, "probabilities": [0.25, 0.75]},
            "0": {**leaf, "payoffs": [1.0, -2.0]},
            "1": move,
            "1 p": leaf,
        },
        "real",
    )
    assert differences(left, right) == (
        Difference(("", "probabilities", "0"), 0.5, 0.25, 0.25),
        Difference(("", "probabilities", "1"), 0.5, 0.75, 0.25),
        Difference(("0", "payoffs", "player_2"), -1.0, -2.0, 1.0),
        Difference(("1", "type"), "terminal", "decision", None),
        Difference(("1 p",), None, leaf, None, "only on the right"),
    )


def test_of_many_differences_the_first_are_listed_and_all_are_counted() -> None:
    left = Quantity("q", "table", {str(n): n for n in range(MOST_LISTED + 7)}, "integer")
    right = Quantity("q", "table", {str(n): n + 1 for n in range(MOST_LISTED + 7)}, "integer")
    found = compare_quantities(left, right, None)
    assert (len(found.differences), found.left_out, found.compared) == (MOST_LISTED, 7, MOST_LISTED + 7)


def test_equal_as_json_is_not_equal_as_booleans() -> None:
    left, right = (Quantity("q", "table", {"a": {"b": value}}, "boolean") for value in (True, 1))
    assert len(compare_quantities(left, right, None).differences) == 1
