from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import twinproof.catalog
from spec.games import LEAN
from twinproof.spec import answer, exact_values

CASES = Path(twinproof.catalog.__file__).parent / "cases"


def catalog() -> dict[str, dict[str, Any]]:
    return {
        case["id"]: case
        for file in sorted(CASES.glob("*.toml"))
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
    }


def evaluate(payoffs: str, **profile: Any) -> dict[str, Any]:
    params = {"game": {"name": "kuhn_poker", "payoffs": payoffs}, "profile": profile}
    found = answer("profile_evaluation", params)
    assert found is not None
    return found


def test_every_case_of_the_catalog_has_an_answer_but_runs_of_cfr_and_ports_of_trees() -> None:
    for case in catalog().values():
        assert (answer(case["kind"], case["params"]) is None) == (case["kind"] in ("cfr", "ported_tree"))


def test_the_exact_values_are_the_answers_to_the_cases_of_the_same_name() -> None:
    cases = catalog()
    for name, values in exact_values()["values"].items():
        if name.startswith("game."):
            continue  # games have names of their own: the catalog asks about them under its sources
        found = answer(cases[name]["kind"], cases[name]["params"])
        assert found is not None
        assert values.items() <= found.items()


def test_an_unknown_kind_has_none() -> None:
    assert answer("tarot", {}) is None


def test_rationals_are_written_in_full() -> None:
    # OpenSpiel 2.0.2: uniform is worth 0.125 to player 1, nash_conv 0.91666
    found = evaluate("standard", name="uniform")
    assert found["expected_value.player_1"] == "1/8"
    assert found["expected_value.player_2"] == "-1/8"
    assert found["nash_conv"] == "11/12"
    assert found["exploitability"] == "11/24"
    assert found["reach_sums"]["0 1"] == "1/1"
    assert found["profile"]["player_2"]["0b"] == {"p": "1/2", "b": "1/2"}
    assert found["reach_weights"]["2 0"]["pbp"] == "1/8"


def test_plans_are_lines_in_the_order_of_their_texts() -> None:
    # by hand: against one who never bets and never calls, jack and queen win 1 by a bet, the king
    # whatever he does
    found = evaluate("standard", name="always_pass")
    plans = found["best_response_plans.player_1"].split("\n")
    assert plans == sorted(plans)
    assert len(plans) == found["best_response_plan_count.player_1"] == 16
    assert plans[0] == "0:b 1:b 2:b 0pb:b 1pb:b 2pb:b"
    assert found["best_response_value.player_1"] == "1/1"
    assert found["best_response_forced.player_1"] == {
        **dict.fromkeys(("0", "1"), "b"),
        **dict.fromkeys(("2", "0pb", "1pb", "2pb"), "free"),
    }


def test_tables_list_infosets_by_length_then_by_text() -> None:
    for player in ("player_1", "player_2"):
        names = list(evaluate("standard", name="uniform")["profile"][player])
        assert names == sorted(names, key=lambda name: (len(name), name))


def test_payoffs_follow_the_convention() -> None:
    assert evaluate("standard", name="uniform")["terminal_payoffs"]["0 1"] == {
        **{"pp": "-1/1", "pbp": "-1/1", "pbb": "-2/1", "bp": "1/1", "bb": "-2/1"}
    }
    assert evaluate("notebook", name="uniform")["terminal_payoffs"]["0 1"]["bp"] == "-1/1"


def test_floats_count_as_the_binary_fractions_that_they_are() -> None:
    found = evaluate("standard", name="uniform", rows={"0": {"p": 0.9, "b": 0.1}})
    tenth = Fraction(0.1)
    assert found["profile"]["player_1"]["0"]["b"] == f"{tenth.numerator}/{tenth.denominator}"


def test_the_enumeration_is_what_gt_13c_prints() -> None:
    # GT-13c, sections 1 to 3: -1/3, -4/3, delta -1; corrected 0, -1, delta -1; deal (0,1) is pp twice;
    # the report
    values = exact_values()["values"]["port.enumeration"]
    assert [values[f"expected_value.{name}"] for name in ("blueprint", "naive", "safe")] == [
        "-1/3",
        "-4/3",
        "-1/3",
    ]
    assert values["delta.naive"] == values["corrected_delta.naive"] == "-1/1"
    assert values["corrected_expected_value.naive"] == "-1/1"
    assert values["path_weights.blueprint"]["0 1"] == {
        **dict.fromkeys(("ppp", "ppb"), "1/1"),
        **dict.fromkeys(("pbp", "pbb", "bpp", "bpb", "bbp", "bbb"), "0/1"),
    }
    assert values["history_weights.blueprint"]["0 1"]["pp"] == "2/1"
    assert values["report.naive"] == {
        **{"v1": "-1/1", "v2": "1/1", "exploit_2": "1/6", "exploit_1": "5/3", "total": "11/6"}
    }
    assert values["path_histories"]["bpb"] == "bp"


def test_sentences_of_the_checks_follow_from_what_gt_13c_prints() -> None:
    # corrected weights sum to 1, ported ones do not; the naive splice costs a chip; the blueprint is
    # exploitable
    expected = {
        "check.weight_sum_counter": True,
        "check.weight_audit": False,
        "check.safe_preserves": True,
        "check.delta_survives": True,
        "check.exploitability_constant": False,
        "check.nash_report": False,
        "check.coherence_cell": True,
        "check.mixed_within_bound": True,
    }
    for name, sentence in expected.items():
        found = answer("ported_check", catalog()[name]["params"])
        assert found is not None
        assert found["own.sentence"] is sentence, name


def test_openspiels_tree_has_its_size_and_its_names() -> None:
    # OpenSpiel 2.0.2, kuhn_poker: 58 nodes, 12 information states; returns of "0 1 p b p" are [-1, 1]
    found = answer("openspiel_reference", {"game": "kuhn_poker", "task": "tree"})
    assert found is not None
    assert (found["node_count"], found["infoset_count"], len(found["tree"])) == (58, 12, 58)
    assert list(found["tree"])[:4] == ["", "0", "0 1", "0 1 p"]
    assert found["tree"][""] == {
        "type": "chance",
        "actions": ["0", "1", "2"],
        "probabilities": ["1/3", "1/3", "1/3"],
    }
    assert found["tree"]["0 1 p b"] == {
        "type": "decision",
        "player": "player_1",
        "infoset": "0pb",
        "actions": ["p", "b"],
    }
    assert found["tree"]["0 1 p b p"] == {"type": "terminal", "payoffs": ["-1/1", "1/1"]}


def test_a_run_of_openspiel_is_known_by_its_reported_tables_alone() -> None:
    params = {"game": "kuhn_poker", "task": "cfr", "checkpoints": [1]}
    assert answer("openspiel_reference", params) == {}


def test_what_openspiel_prints_is_its_own() -> None:
    for params in ({"task": "attributes"}, {"task": "playout"}, {"task": "exploration", "budget": 14}):
        assert answer("openspiel_reference", {"game": "kuhn_poker", **params}) == {}


def compare_trees(own: dict[str, Any], **others: dict[str, Any]) -> dict[str, Any] | None:
    inputs = {name: {"left": own, "right": right} for name, right in others.items()}
    params = {
        "check": "rendering_comparison",
        "own": {"left": own, "right": own},
        "mutations": inputs,
        "variations": {},
    }
    return answer("ported_check", params)


def test_two_games_have_the_same_tree_if_node_by_node_they_are_alike() -> None:
    # games.md: the defaults of entry_with_cost are 3/2, 1/2 and 3/10
    found = compare_trees(
        {"name": "entry_with_cost"},
        written_out={"name": "entry_with_cost", "high": "1.5", "low": "1/2", "probability_high": "0.3"},
        dearer={"name": "entry_with_cost", "high": "3/2", "low": "3/4"},
        likelier={"name": "entry_with_cost", "probability_high": "301/1000"},
        another={"name": "market_entry"},
    )
    assert found == {
        "own.sentence": True,
        "mutations.sentence": {"written_out": True, "dearer": False, "likelier": False, "another": False},
        "variations.sentence": {},
    }


def test_of_a_game_that_it_cannot_read_the_spec_says_nothing() -> None:
    found = compare_trees({"name": "market_entry"}, file={"name": "efg", "text": "EFG 2 R"})
    assert found == {"own.sentence": True, "variations.sentence": {}}


def test_the_spec_knows_neither_engine() -> None:
    sources = [
        file.read_text(encoding="utf-8") for file in (LEAN.parent / "harness/twinproof/spec").rglob("*.py")
    ]
    assert not any(
        "refengine" in source or "TwinEngine" in source or "pyspiel" in source for source in sources
    )
