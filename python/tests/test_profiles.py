from fractions import Fraction
from typing import Any

import pytest
from kuhn_strategies import STANDARD

from refengine.errors import InvalidParametersError
from refengine.profiles import read_row, read_table, replace_rows

HALVES = {"p": "1/2", "b": "1/2"}


def table() -> dict[str, Any]:
    return {
        "player_1": {infoset: dict(HALVES) for infoset in ("0", "1", "2", "0pb", "1pb", "2pb")},
        "player_2": {infoset: dict(HALVES) for infoset in ("0b", "0p", "1b", "1p", "2b", "2p")},
    }


def test_a_full_table_is_read_in_table_order() -> None:
    profile = read_table(table(), "t", STANDARD)

    assert list(profile["player_1"]) == ["0", "1", "2", "0pb", "1pb", "2pb"]
    assert profile["player_2"]["2p"] == {"p": Fraction(1, 2), "b": Fraction(1, 2)}


def test_a_binary_row_is_used_as_it_stands() -> None:
    row = read_row({"p": 0.1, "b": 0.9}, "r", ("p", "b"))

    # The doubles nearest to 0.1 and 0.9: their exact sum is not 1, and nothing rescales them.
    assert row == {"p": Fraction(0.1), "b": Fraction(0.9)}
    assert sum(row.values()) != 1


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"p": "1/2", "b": "1/3"}, 'r: expected probabilities that sum to exactly 1, found "5/6"'),
        ({"p": "0.3333333333333333", "b": "2/3"}, "sum to exactly 1"),
        ({"p": 0.5, "b": 0.5 + 3e-12}, "sum to 1 within 1e-12"),
        ({"p": "3/2", "b": "-1/2"}, 'r.b: expected a probability of at least 0, found "-1/2"'),
        ({"p": 1.5, "b": -0.5}, "r.b: expected a probability of at least 0, found -0.5"),
        ({"p": "1"}, 'r: expected a field "b"'),
        ({"p": "1", "b": "0", "f": "0"}, 'r: unknown field "f"'),
        ({"p": "1", "b": None}, "r.b: expected a number"),
        ({"p": "1", "b": False}, "r.b: expected a number"),
        ("uniform", "r: expected an object"),
        ([0.5, 0.5], "r: expected an object"),
    ],
)
def test_a_row_that_is_no_distribution_is_refused(row: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_row(row, "r", ("p", "b"))


@pytest.mark.parametrize("excess", [5e-13, -5e-13])
def test_rounding_of_a_binary_row_is_allowed_for(excess: float) -> None:
    assert read_row({"p": 0.5, "b": 0.5 + excess}, "r", ("p", "b"))["b"] == Fraction(0.5 + excess)


def test_a_missing_infoset_is_refused() -> None:
    lacking = table()
    del lacking["player_1"]["2pb"]

    with pytest.raises(InvalidParametersError, match=r't.player_1: expected a field "2pb"'):
        read_table(lacking, "t", STANDARD)


def test_an_infoset_of_the_other_player_is_refused() -> None:
    misplaced = table()
    misplaced["player_1"]["0b"] = HALVES

    with pytest.raises(InvalidParametersError, match=r't.player_1: unknown field "0b"'):
        read_table(misplaced, "t", STANDARD)


def test_a_missing_player_is_refused() -> None:
    with pytest.raises(InvalidParametersError, match='t: expected a field "player_2"'):
        read_table({"player_1": table()["player_1"]}, "t", STANDARD)


def test_whole_rows_are_replaced_and_no_others() -> None:
    profile = read_table(table(), "t", STANDARD)

    changed = replace_rows(profile, {"1pb": {"p": "1", "b": 0}}, "rows", STANDARD)

    assert changed["player_1"]["1pb"] == {"p": 1, "b": 0}
    assert changed["player_2"] == profile["player_2"]
    assert {key: row for key, row in changed["player_1"].items() if key != "1pb"} == {
        key: row for key, row in profile["player_1"].items() if key != "1pb"
    }


def test_rows_of_unknown_infosets_are_refused() -> None:
    profile = read_table(table(), "t", STANDARD)

    with pytest.raises(InvalidParametersError, match=r'rows: expected infosets among .*, found "3"'):
        replace_rows(profile, {"3": HALVES}, "rows", STANDARD)
