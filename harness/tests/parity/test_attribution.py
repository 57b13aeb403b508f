"""CFR: strategy tables that the spec has no value for, and series that it computes exactly from them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from compare.quantities import tampered

from parity.parties import party, rule, with_quantity
from twinproof.catalog import load_catalog, shipped_cases
from twinproof.model import Case, CaseParity, Fixture, Json, Quantity
from twinproof.parity import check_case, evaluate_reported, own_tables

CATALOG = load_catalog(shipped_cases())
CFR = next(case for case in CATALOG.cases if case.id == "cfr.kuhn")
CASE = replace(CFR, params={**CFR.params, "checkpoints": [10, 1000]})

HALF: dict[str, Any] = {"p": 0.5, "b": 0.5}
UNIFORM: dict[str, Any] = {
    "player_1": dict.fromkeys(("0", "1", "2", "0pb", "1pb", "2pb"), HALF),
    "player_2": dict.fromkeys(("0p", "1p", "2p", "0b", "1b", "2b"), HALF),
}


def series(id_: str, value: float) -> Quantity:
    return Quantity(id_, "series", {"10": value, "1000": value}, "real")


# Kuhn, uniform: expected value 1/8, nash_conv 11/12 (OpenSpiel 2.0.2, exploitability 11/24).
HONEST = party(
    Quantity("average_strategy.10", "strategy", UNIFORM, "real"),
    Quantity("average_strategy.1000", "strategy", UNIFORM, "real"),
    series("expected_value", 1 / 8),
    series("nash_conv", 11 / 12),
    series("exploitability", 11 / 24),
    case=CASE,
)
RULES = [
    rule(HONEST.quantities["average_strategy.10"]),
    rule(HONEST.quantities["average_strategy.1000"]),
    rule(HONEST.quantities["expected_value"], "average_strategy.*"),
    rule(HONEST.quantities["nash_conv"], "average_strategy.*"),
    rule(HONEST.quantities["exploitability"], "nash_conv"),
]


def check(case: Case = CASE, **fixtures: Fixture) -> CaseParity:
    return check_case(case, RULES, fixtures, None, evaluate_reported(case, fixtures))


def test_honest_engines_agree_with_one_another_and_with_their_tables() -> None:
    assert check(x=HONEST, y=HONEST).divergences == ()


@pytest.mark.parametrize("table", ["average_strategy.10", "average_strategy.1000"])
def test_a_tampered_table_is_the_cause_and_the_series_it_contradicts_are_filed_under_it(table: str) -> None:
    liar = with_quantity(HONEST, tampered(HONEST.quantities[table], ("player_1", "0", "b")))
    parity = check(x=HONEST, y=liar)
    assert [(each.quantity, each.cause, each.culprits) for each in parity.divergences] == [
        (table, table, ("y",)),
        ("expected_value", table, ("y",)),
        ("nash_conv", table, ("y",)),
        ("exploitability", table, ("y",)),
    ]
    at = table.removeprefix("average_strategy.")
    (pair,) = parity.divergences[2].pairs
    assert (pair.left, pair.right) == ("y", own_tables("y"))
    assert [difference.path for difference in pair.differences] == [(at,)]


@pytest.mark.parametrize("id_", ["expected_value", "nash_conv", "exploitability"])
def test_a_tampered_series_is_its_own_cause(id_: str) -> None:
    liar = with_quantity(HONEST, tampered(HONEST.quantities[id_], ("1000",)))
    parity = check(x=liar, y=HONEST)
    assert [(each.quantity, each.is_cause, each.culprits) for each in parity.divergences] == [
        (id_, True, ("x",))
    ]
    assert [pair.right for pair in parity.divergences[0].pairs] == ["y", own_tables("x")]


def test_tables_of_two_liars_are_told_apart_by_their_iterations() -> None:
    first, second = (
        with_quantity(HONEST, tampered(HONEST.quantities[f"average_strategy.{at}"], ("player_2", "1b", "p")))
        for at in (10, 1000)
    )
    blamed = {each.quantity: each.culprits for each in check(x=first, y=second).divergences}
    assert blamed["average_strategy.10"] == ("x",)
    assert blamed["average_strategy.1000"] == ("y",)


def test_a_table_that_is_no_profile_is_held_against_its_engine() -> None:
    less = {**UNIFORM, "player_2": {key: row for key, row in UNIFORM["player_2"].items() if key != "2b"}}
    liar = with_quantity(HONEST, Quantity("average_strategy.1000", "strategy", less, "real"))
    parity = check(x=HONEST, y=liar)
    assert [(each.quantity, each.is_cause, each.culprits) for each in parity.divergences] == [
        ("average_strategy.1000", True, ("y",))
    ]
    # Even if both leave it out.
    assert check(x=liar, y=liar).divergences[0].culprits == ("x", "y")


def test_a_table_that_contradicts_nothing_blames_nobody() -> None:
    # player_1 never gets to pb with a queen that bets: the row may be anything, and no value tells.
    always = {"p": 0.0, "b": 1.0}
    table = {**UNIFORM, "player_1": {**UNIFORM["player_1"], "1": always}}
    other = {**table, "player_1": {**table["player_1"], "1pb": {"p": 0.75, "b": 0.25}}}
    both = []
    for value in (table, other):
        strategy = Quantity("average_strategy.1000", "strategy", value, "real")
        own = evaluate_reported(CASE, {"x": with_quantity(HONEST, strategy)})["x"]
        fixture = with_quantity(HONEST, strategy)
        for id_ in ("expected_value", "nash_conv", "exploitability"):
            exact = own[id_]
            assert isinstance(exact, Quantity)
            assert isinstance(exact.value, dict)
            series: dict[str, Json] = {
                checkpoint: float(Fraction(str(v))) for checkpoint, v in exact.value.items()
            }
            fixture = with_quantity(fixture, Quantity(id_, "series", series, "real"))
        both.append(fixture)
    parity = check(x=both[0], y=both[1])
    assert [(each.quantity, each.culprits) for each in parity.divergences] == [("average_strategy.1000", ())]
    assert "no party's later figures contradict it" in parity.divergences[0].why_no_culprit
