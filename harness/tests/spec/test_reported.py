from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from twinproof.spec import InvalidProfileError, answer_reported

CFR = {"game": {"name": "kuhn_poker", "payoffs": "standard"}, "checkpoints": [1, 7]}
OPENSPIEL = {"game": "kuhn_poker", "task": "cfr", "checkpoints": [1]}
FIRST, SECOND = ("0", "1", "2", "0pb", "1pb", "2pb"), ("0b", "0p", "1b", "1p", "2b", "2p")


def rows(bets: dict[str, float]) -> dict[str, Any]:
    return {infoset: {"p": 1 - bet, "b": bet} for infoset, bet in bets.items()}


def everywhere(bet: float) -> dict[str, Any]:
    return {"player_1": rows(dict.fromkeys(FIRST, bet)), "player_2": rows(dict.fromkeys(SECOND, bet))}


def test_a_reported_table_is_evaluated_at_each_checkpoint() -> None:
    # OpenSpiel 2.0.2: uniform 0.125 and nash_conv 0.91666; never betting 0 and 2
    quantities = {
        "average_strategy.1": everywhere(0.5),
        "average_strategy.7": everywhere(0.0),
        "nash_conv": {},
    }
    found = answer_reported("cfr", CFR, quantities)
    assert found == {
        "expected_value": {"1": Fraction(1, 8), "7": Fraction(0)},
        "nash_conv": {"1": Fraction(11, 12), "7": Fraction(2)},
        "exploitability": {"1": Fraction(11, 24), "7": Fraction(1)},
    }
    assert answer_reported("openspiel_reference", OPENSPIEL, quantities) == found


def test_floats_near_an_equilibrium_are_near_it_but_not_at_it() -> None:
    # Kuhn's equilibrium alpha = 1/3 (1950) in floats: thirds are off by less than 2^-53, payoffs at most 2
    first = rows({"0": 1 / 3, "1": 0.0, "2": 1.0, "0pb": 0.0, "1pb": 2 / 3, "2pb": 1.0})
    second = rows({"0b": 0.0, "0p": 1 / 3, "1b": 1 / 3, "1p": 0.0, "2b": 1.0, "2p": 1.0})
    found = answer_reported("cfr", CFR, {"average_strategy.1": {"player_1": first, "player_2": second}})
    assert 0 < found["nash_conv"]["1"] < Fraction(1, 2**50)
    assert 0 < abs(found["expected_value"]["1"] + Fraction(1, 18)) < Fraction(1, 2**50)


def test_a_table_that_is_no_profile_is_named() -> None:
    broken = everywhere(0.5)
    broken["player_2"] = {infoset: row for infoset, row in broken["player_2"].items() if infoset != "1p"}
    with pytest.raises(
        InvalidProfileError, match=r"^average_strategy\.7\.table\.player_2: .* found none for 1p$"
    ):
        answer_reported("cfr", CFR, {"average_strategy.7": broken})


def test_kinds_without_reported_strategies_have_none() -> None:
    assert answer_reported("profile_evaluation", {}, {"average_strategy.1": everywhere(0.5)}) == {}
    assert answer_reported("openspiel_reference", {"game": "kuhn_poker", "task": "tree"}, {}) == {}
