"""Each check on inputs where its answer, and that of its sentence, is known from the source or by hand."""

from typing import Any

import pytest

from refengine.errors import InvalidParametersError
from refengine.ports.checks import CHECKS

BLUEPRINT, NAIVE, SAFE, UNIFORM = ({"name": name} for name in ("blueprint", "naive", "safe", "uniform"))
THIRD = {"name": "equilibrium", "alpha": "1/3"}
POINTS = {"alpha": ["0", "1/2", "1"], "beta": ["0", "1/2", "1"]}


def answers(check: str, **value: Any) -> tuple[bool, bool]:
    outcome = CHECKS[check](value, "params.own")
    return outcome.check, outcome.sentence


@pytest.mark.parametrize(
    ("enumeration", "profile", "expected"),
    [
        # GT-13c, section 2: the ported loop's sums are 2 on four deals, the corrected one's are 1.
        ("corrected", BLUEPRINT, (True, True)),
        ("ported", BLUEPRINT, (True, False)),
        ("ported", UNIFORM, (True, False)),
    ],
)
def test_weight_sum_counter_says_yes_whatever_the_weights(
    enumeration: str, profile: object, expected: tuple[bool, bool]
) -> None:
    assert answers("weight_sum_counter", enumeration=enumeration, profile=profile) == expected


@pytest.mark.parametrize(
    ("enumeration", "profile", "expected"),
    [
        ("ported", BLUEPRINT, (False, False)),
        ("corrected", BLUEPRINT, (True, True)),
        ("corrected", UNIFORM, (True, True)),
    ],
)
def test_weight_audit_sees_the_weights(
    enumeration: str, profile: object, expected: tuple[bool, bool]
) -> None:
    assert answers("weight_audit", enumeration=enumeration, profile=profile) == expected


def test_weight_audit_passes_a_fault_below_its_four_digits() -> None:
    # A binary row that misses 1 by 5e-13 prints +1.0000, and its exact sum is not 1.
    row = {"p": 0.5, "b": 0.5 + 5e-13}

    assert answers(
        "weight_audit", enumeration="corrected", profile={"name": "blueprint", "rows": {"|0": row}}
    ) == (True, False)


@pytest.mark.parametrize(
    ("enumeration", "payoffs", "expected"),
    [
        # GT-13c, sections 1 and 2: the ported loop prints these three figures, the corrected one 0, -1, 0.
        ("ported", "notebook", (True, True)),
        ("corrected", "notebook", (False, False)),
        ("ported", "standard", (False, False)),
    ],
)
def test_reproduction_compares_three_figures(
    enumeration: str, payoffs: str, expected: tuple[bool, bool]
) -> None:
    assert answers("reproduction", enumeration=enumeration, payoffs=payoffs) == expected


@pytest.mark.parametrize(
    ("splice", "expected"),
    [
        (SAFE, (True, True)),
        # GT-13c, section 2: the naive splice costs 1 chip per deal; the check never looks at the proposal.
        (NAIVE, (True, False)),
        # Player 2's blueprint never bets into the king (only the king bets): a fold there costs nothing.
        ({**BLUEPRINT, "rows": {"2pb": {"p": "1", "b": "0"}}}, (True, True)),
    ],
)
def test_safe_preserves_does_not_read_the_proposal(splice: object, expected: tuple[bool, bool]) -> None:
    assert answers("safe_preserves", payoffs="notebook", blueprint=BLUEPRINT, splice=splice) == expected


@pytest.mark.parametrize(
    ("splice", "expected"),
    [
        # GT-13c, section 2: the naive delta is -1.0000 under both loops.
        (NAIVE, (True, True)),
        # "Si le recollement avait modifié un chemin doublé ... le delta aurait été déformé": the root.
        ({**BLUEPRINT, "rows": {"|0": {"p": "0", "b": "1"}}}, (False, False)),
    ],
)
def test_delta_survives_off_the_doubled_paths_only(splice: object, expected: tuple[bool, bool]) -> None:
    assert answers("delta_survives", payoffs="notebook", splice=splice) == expected


def test_delta_survives_misses_what_four_digits_miss() -> None:
    # The jack bets with 1e-6 at the root: the doubled paths move by about 1e-6, which does not print.
    row = {"p": "0.999999", "b": "0.000001"}

    assert answers("delta_survives", payoffs="notebook", splice={**BLUEPRINT, "rows": {"|0": row}}) == (
        True,
        False,
    )


@pytest.mark.parametrize(
    ("payoffs", "profile", "expected"),
    [
        # GT-13c, section 3: the blueprint's total is +1.3333. Kuhn (1950): the family is an equilibrium.
        ("notebook", BLUEPRINT, (True, False)),
        ("standard", THIRD, (True, True)),
    ],
)
def test_exploitability_constant_says_yes_to_every_profile(
    payoffs: str, profile: object, expected: tuple[bool, bool]
) -> None:
    assert answers("exploitability_constant", payoffs=payoffs, profile=profile) == expected


@pytest.mark.parametrize(
    ("payoffs", "profile", "expected"),
    [
        ("notebook", BLUEPRINT, (False, False)),
        # Kuhn (1950): an equilibrium; made pure, the jack neither bluffs nor is called down: a total above 0.
        ("standard", THIRD, (False, True)),
        # Made pure, uniform is check-and-fold, an equilibrium of the notebook's payoffs; itself it is none.
        ("notebook", UNIFORM, (True, False)),
        ("notebook", {"name": "always_pass"}, (True, True)),
    ],
)
def test_nash_report_looks_at_pure_decisions(
    payoffs: str, profile: object, expected: tuple[bool, bool]
) -> None:
    assert answers("nash_report", payoffs=payoffs, profile=profile) == expected


@pytest.mark.parametrize(
    ("payoffs", "expected"),
    [
        # GT-13c, section 2 (0, -1, 0 under its own payoffs). Under the standard ones the naive jack and queen
        # call the king for -2 where folding lost 1: the values differ from 0, -1, 0.
        ("notebook", (True, True)),
        ("standard", (True, False)),
    ],
)
def test_coherence_cell_prints_whatever_is_true(payoffs: str, expected: tuple[bool, bool]) -> None:
    assert answers("coherence_cell", payoffs=payoffs) == expected


@pytest.mark.parametrize(
    ("opponent", "scale", "expected"),
    [
        # GT-13c, section 3: against the blueprint the best pure plan has 2/3 (check, fold), which lies on the
        # grid; against the naive splice 7/6, of which the grid (passing elsewhere) reaches 1.
        (BLUEPRINT, "1", (True, True)),
        (BLUEPRINT, "3/2", (True, False)),
        (BLUEPRINT, "2", (False, False)),
        (NAIVE, "1", (True, True)),
        (NAIVE, "7/6", (True, True)),
        (NAIVE, "6/5", (False, False)),
    ],
)
def test_mixed_within_bound_knows_one_bound(
    opponent: object, scale: str, expected: tuple[bool, bool]
) -> None:
    assert (
        answers("mixed_within_bound", payoffs="notebook", opponent=opponent, scale=scale, grid=POINTS)
        == expected
    )


@pytest.mark.parametrize(
    ("check", "value", "message"),
    [
        (
            "weight_audit",
            {"enumeration": "fixed", "profile": BLUEPRINT},
            r"params\.own\.enumeration: expected",
        ),
        ("weight_audit", {"profile": BLUEPRINT}, 'expected a field "enumeration"'),
        ("reproduction", {"enumeration": "ported", "payoffs": "gt"}, r"params\.own\.payoffs: expected"),
        (
            "nash_report",
            {"payoffs": "standard", "profile": {"name": "nash"}},
            r"own\.profile: expected",
        ),
        ("coherence_cell", {"payoffs": "standard", "cells": 1}, 'unknown field "cells"'),
    ],
)
def test_an_input_that_makes_no_sense_is_invalid(check: str, value: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        CHECKS[check](value, "params.own")


ENTRY = {"name": "entry_with_cost"}


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (ENTRY, ENTRY, (True, True)),
        # GT-07, section 2: the rendering shows no probability, and two decimals of a payoff.
        (ENTRY, {**ENTRY, "probability_high": "1/3"}, (True, False)),
        (ENTRY, {**ENTRY, "high": "1501/1000"}, (True, False)),
        (ENTRY, {**ENTRY, "high": "2"}, (False, False)),
        ({"name": "market_entry"}, {"name": "matching_pennies"}, (False, False)),
    ],
)
def test_rendering_comparison_sees_what_the_rendering_shows(
    left: object, right: object, expected: tuple[bool, bool]
) -> None:
    assert answers("rendering_comparison", left=left, right=right) == expected


def entry_efg(label: str, players: str = '"A" "B"', more: str = "") -> dict[str, str]:
    text = f"""EFG 2 R "Some title" {{ {players} }}
p "" 1 1 "{label}" {{ "In" "Out" }} 0
p "" 2 1 "incumbent" {{ "Fight" "Accommodate" }} 0
t "" 1 "" {{ -1, -1{more} }}
t "" 2 "" {{ 1, 1{more} }}
t "" 3 "" {{ 0, 2{more} }}
"""
    return {"name": "efg", "text": text}


@pytest.mark.parametrize(
    ("right", "expected"),
    [
        # The title does not count; the name of an information set is printed, and is not the tree's.
        (entry_efg("entrant"), (True, True)),
        (entry_efg("start"), (False, True)),
        # The source prints J1 and J2: a third player's payoffs are not seen.
        (entry_efg("entrant", '"A" "B" "C"', ", 7"), (True, False)),
    ],
)
def test_rendering_comparison_of_market_entry_in_other_words(
    right: object, expected: tuple[bool, bool]
) -> None:
    assert answers("rendering_comparison", left={"name": "market_entry"}, right=right) == expected


def test_rendering_comparison_needs_two_players() -> None:
    alone = {"name": "efg", "text": 'EFG 2 R "" { "A" }\nt "" 1 "" { 1 }'}

    with pytest.raises(InvalidParametersError, match=r"own\.right: expected a game of at least two players"):
        answers("rendering_comparison", left={"name": "market_entry"}, right=alone)
