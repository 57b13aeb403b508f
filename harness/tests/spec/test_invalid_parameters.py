from __future__ import annotations

from typing import Any

import pytest

from twinproof.spec import InvalidParametersError, answer, answer_reported

GAME = {"name": "kuhn_poker", "payoffs": "standard"}
UNIFORM = {"name": "uniform"}
GRID = {"alpha": ["0"], "beta": ["1"]}
MIXED = {"game": GAME, "opponent": UNIFORM, "base": UNIFORM, "grid": GRID}
PORT = {"profiles": {"own": UNIFORM}, "opponent": UNIFORM, "baseline": "own"}
CHECK = {"check": "coherence_cell", "own": {"payoffs": "notebook"}, "mutations": {}, "variations": {}}


@pytest.mark.parametrize(
    ("kind", "params", "message"),
    [
        ("profile_evaluation", {"game": GAME}, "params: expected 'profile', found only game"),
        ("profile_evaluation", [], "params: expected an object with game, profile, found []"),
        (
            "profile_evaluation",
            {"game": {**GAME, "name": "leduc"}, "profile": UNIFORM},
            "params.game.name: expected one of kuhn_poker, found 'leduc'",
        ),
        (
            "profile_evaluation",
            {"game": {**GAME, "payoffs": "house"}, "profile": UNIFORM},
            "params.game.payoffs: expected one of standard, notebook, found 'house'",
        ),
        (
            "best_response_mixed",
            {**MIXED, "grid": {"alpha": [], "beta": ["1"]}},
            "params.grid.alpha: expected a list of probabilities, found []",
        ),
        (
            "best_response_mixed",
            {**MIXED, "grid": {"alpha": "0", "beta": ["1"]}},
            "params.grid.alpha: expected a list",
        ),
        (
            "best_response_mixed",
            {**MIXED, "grid": {"alpha": ["0", "3/2"], "beta": ["1"]}},
            "params.grid.alpha[1]: expected a number from 0 to 1, found '3/2'",
        ),
        (
            "ported_enumeration",
            {**PORT, "baseline": "other"},
            "params.baseline: expected one of own, found 'other'",
        ),
        (
            "ported_enumeration",
            {**PORT, "opponent": {"name": "nash"}},
            "params.opponent.name: expected one of blueprint",
        ),
        ("ported_check", {**CHECK, "check": "mirror"}, "params.check: expected one of weight_sum_counter"),
        (
            "ported_check",
            {**CHECK, "mutations": {"m": {"payoffs": "house"}}},
            "params.mutations.m.payoffs: expected one of standard, notebook, found 'house'",
        ),
        (
            "ported_check",
            {**CHECK, "check": "weight_audit", "own": {"enumeration": "new", "profile": UNIFORM}},
            "params.own.enumeration: expected one of ported, corrected, found 'new'",
        ),
        (
            "openspiel_reference",
            {"game": "go", "task": "tree"},
            "params.game: expected one of kuhn_poker, found 'go'",
        ),
        (
            "openspiel_reference",
            {"game": "kuhn_poker", "task": "tree", "profile": UNIFORM},
            "params: expected no field but game, task, found 'profile'",
        ),
    ],
)
def test_parameters_that_make_no_sense(kind: str, params: Any, message: str) -> None:
    with pytest.raises(InvalidParametersError) as raised:
        answer(kind, params)
    assert message in str(raised.value)


def test_a_reported_run_of_an_unknown_game() -> None:
    with pytest.raises(InvalidParametersError, match=r"^params\.game: "):
        answer_reported("cfr", {"game": "kuhn_poker"}, {})
