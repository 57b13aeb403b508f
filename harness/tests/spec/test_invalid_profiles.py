"""Profiles and dictionaries that are none: what was expected, what was found, where."""

from __future__ import annotations

import math
from typing import Any

import pytest

from twinproof.errors import UserMistakeError
from twinproof.spec import InvalidProfileError, read_dictionary, read_profile

HALVES = {"p": "1/2", "b": "1/2"}
FIRST = dict.fromkeys(("0", "1", "2", "0pb", "1pb", "2pb"), HALVES)
SECOND = dict.fromkeys(("0p", "1p", "2p", "0b", "1b", "2b"), HALVES)


def table(**changed: Any) -> dict[str, Any]:
    return {"table": {"player_1": FIRST, "player_2": SECOND, **changed}}


def with_row(**row: Any) -> dict[str, Any]:
    return {"name": "uniform", "rows": {"0pb": row}}


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        ("uniform", "params.profile: expected an object, found 'uniform'"),
        ({}, "params.profile: expected a name or a table, found {}"),
        (
            {"name": "nash"},
            "params.profile.name: expected one of uniform, always_pass, blueprint, naive, safe, "
            "safe_with_margin, equilibrium, found 'nash'",
        ),
        ({"name": ["naive"]}, "found ['naive']"),
        ({"name": "uniform", "alpha": 0}, "params.profile: expected no field but name, rows, found 'alpha'"),
        ({"name": "equilibrium"}, "params.profile: expected 'alpha', found only name"),
        (
            {"name": "equilibrium", "alpha": "2/5"},
            "params.profile.alpha: expected a number from 0 to 1/3, found '2/5'",
        ),
        ({"name": "equilibrium", "alpha": "-1/9"}, "expected a number from 0 to 1/3, found '-1/9'"),
        (
            {"name": "safe_with_margin", "delta": "3/2", "rule": "mix"},
            "params.profile.delta: expected a number from 0 to 1, found '3/2'",
        ),
        (
            {"name": "safe_with_margin", "delta": "1/2", "rule": "add"},
            "params.profile.rule: expected one of mix, renormalise, found 'add'",
        ),
        ({"name": "naive", "onto": {"name": "nash"}}, "params.profile.onto.name: expected one of uniform"),
        ({"name": "uniform", "rows": {"3": HALVES}}, "params.profile.rows: expected one of 0, 1, 2, 0pb"),
        ({"name": "uniform", "rows": []}, "params.profile.rows: expected an object, found []"),
        (with_row(p="1/2"), "params.profile.rows.0pb: expected 'b', found only p"),
        (with_row(p="1/2", b="1/2", r="0"), "params.profile.rows.0pb: expected no field but p, b, found 'r'"),
        (
            with_row(p="-1/2", b="3/2"),
            "params.profile.rows.0pb.p: expected a probability of 0 or more, found '-1/2'",
        ),
        (
            with_row(p=1.5, b=-0.5),
            "params.profile.rows.0pb.b: expected a probability of 0 or more, found -0.5",
        ),
        (
            with_row(p="1/2", b="1/3"),
            "params.profile.rows.0pb: expected exact probabilities that sum to 1, found the sum 5/6",
        ),
        # A sum of 1,800 digits is cut.
        (
            with_row(p=f"1/{10**900 + 1}", b=f"1/{10**900 + 3}"),
            f"rows.0pb: expected exact probabilities that sum to 1, found the sum 2{'0' * 56}...",
        ),
        (
            with_row(p="0.5", b="0.4999"),
            "params.profile.rows.0pb: expected exact probabilities that sum to 1, found the sum 9999/10000",
        ),
        (
            with_row(p=0.5, b=0.49),
            "params.profile.rows.0pb: expected probabilities that sum to 1 within 1e-12, found 0.99",
        ),
        (with_row(p=0.5, b=0.500000000002), "expected probabilities that sum to 1 within 1e-12"),
        (
            with_row(p=math.nan, b=1),
            'params.profile.rows.0pb.p: expected a number such as "1/3", "0.05", 1 or 0.25, found nan',
        ),
        (with_row(p=math.inf, b=1), "found inf"),
        (with_row(p=True, b=0), "found True"),
        (with_row(p=None, b=1), "found None"),
        (with_row(p="half", b="half"), "found 'half'"),
        (
            with_row(p="1/0", b="0"),
            "params.profile.rows.0pb.p: expected a number, found a division by 0 in '1/0'",
        ),
        (with_row(p=" 1/2", b="1/2"), "found ' 1/2'"),
        (with_row(p="1e0", b="0"), "found '1e0'"),
        (with_row(p="1" * 50_001, b="0"), "expected a number of at most 50,000 digits"),
        (
            table(player_1={name: row for name, row in FIRST.items() if name != "1pb"}),
            "params.profile.table.player_1: expected rows for 0, 1, 2, 0pb, 1pb, 2pb, found none for 1pb",
        ),
        (
            table(player_1={**FIRST, "0b": HALVES}),
            "params.profile.table.player_1: expected one of 0, 1, 2, 0pb, 1pb, 2pb, found '0b'",
        ),
        (
            table(player_3=FIRST),
            "params.profile.table: expected no field but player_1, player_2, found 'player_3'",
        ),
        ({"table": {"player_1": FIRST}}, "params.profile.table: expected 'player_2', found only player_1"),
        ({**table(), "rows": {}}, "params.profile: expected no field but table, found 'rows'"),
        ({**table(), "name": "uniform"}, "params.profile: expected no field but table, found 'name'"),
    ],
)
def test_an_invalid_profile_says_what_is_wrong_and_where(profile: Any, message: str) -> None:
    with pytest.raises(InvalidProfileError) as raised:
        read_profile(profile)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("dictionary", "message"),
    [
        (
            {"name": "always_pass"},
            "s1.name: expected one of blueprint, naive, safe, uniform, found 'always_pass'",
        ),
        ({"rows": {}}, "s1: expected 'name', found only rows"),
        ({"name": "naive", "onto": {}}, "s1: expected no field but name, rows, found 'onto'"),
        ({"name": "naive", "rows": {"0pb": HALVES}}, "s1.rows: expected one of |0, |1, |2, pb|0"),
        (
            {"name": "naive", "rows": {"pb|0": {"p": "1", "b": "1"}}},
            "s1.rows.pb|0: expected exact probabilities",
        ),
    ],
)
def test_an_invalid_dictionary_says_so_too(dictionary: Any, message: str) -> None:
    with pytest.raises(InvalidProfileError) as raised:
        read_dictionary(dictionary, "s1")
    assert message in str(raised.value)


def test_what_is_wrong_is_the_users_to_mend() -> None:
    assert issubclass(InvalidProfileError, UserMistakeError)
    assert InvalidProfileError.exit_code == 2


def test_a_binary_row_may_miss_one_by_what_rounding_loses() -> None:
    sigma = read_profile(with_row(p=0.1, b=0.9000000000005))
    assert sum(sigma[3].values()) != 1


def test_an_exact_row_beside_a_binary_one_is_still_exact() -> None:
    rows = {"0pb": {"p": 0.25, "b": 0.75}, "1pb": {"p": "1/2", "b": "1/3"}}
    with pytest.raises(InvalidProfileError, match=r"^params\.profile\.rows\.1pb: expected exact"):
        read_profile({"name": "uniform", "rows": rows})
