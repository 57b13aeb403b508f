from __future__ import annotations

import pytest

from twinproof.games.numbers import approximate, exact_cell, has_long_doubles, payoff_tuple


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("11/12", "11/12 (0.916667)"),
        ("-2/1", "-2"),
        ("0/1", "0"),
        (None, "\N{EM DASH}"),
        (f"{10**30}/{3 * 10**30 + 1}", "0.333333 (exact: 63 characters)"),
        ("1" + 5000 * "0" + "/1", "beyond the range of doubles (exact: 5,001 characters)"),
    ],
)
def test_a_value_is_exact_while_short_and_always_a_decimal(value: str | None, text: str) -> None:
    assert exact_cell(value) == text


def test_payoffs_and_plans_fit_a_line() -> None:
    assert payoff_tuple(("1/1", "-1/2")) == "(1, -1/2)"
    assert len(approximate("a, " * 100)) <= 60
    assert approximate("In, Out") == "In, Out"


def test_a_double_of_a_tenth_is_long_and_that_of_a_quarter_and_texts_are_not() -> None:
    assert has_long_doubles({"given": {"table": {"player_1": {"i": {"a": 0.1, "b": 0.9}}}}})
    assert not has_long_doubles({"given": {"table": {"player_1": {"i": {"a": 0.25, "b": "1/10", "c": 1}}}}})
    assert not has_long_doubles(None)
