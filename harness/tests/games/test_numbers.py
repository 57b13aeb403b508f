from __future__ import annotations

import pytest

from twinproof.games.numbers import approximate, exact_cell, payoff_tuple


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
