from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from parity.parties import party, rule, with_quantity
from twinproof.model import Case, Fixture, Json, Quantity
from twinproof.parity import Answer, check_case, evaluate_reported

TREE: dict[str, Any] = {
    "": {"type": "decision", "player": "player_1", "infoset": "a", "actions": ["l", "r"]},
    "l": {"type": "terminal", "payoffs": ["1/1"]},
    "r": {"type": "terminal", "payoffs": ["3/1"]},
}
CASE = Case(
    "case",
    "extensive_game",
    "A game",
    {
        "game": {"name": "efg", "text": "as in TREE"},
        "tree": True,
        "profiles": {"even": {"name": "uniform"}},
        "normal_form": True,
    },
)
# by hand
HONEST = party(
    Quantity("tree", "tree", TREE, "rational"),
    Quantity("pure_equilibria", "text", "2", definition="GameSpec.NormalForm.pureEquilibria"),
    Quantity("expected_values.even", "table", {"player_1": "2/1"}, "rational"),
    case=CASE,
)
RULES = [
    rule(HONEST.quantities["tree"]),
    rule(HONEST.quantities["pure_equilibria"], "tree"),
    rule(HONEST.quantities["expected_values.even"], "tree"),
]


def with_tree(tree: dict[str, Any]) -> Fixture:
    return with_quantity(HONEST, Quantity("tree", "tree", tree, "rational"))


def found(**fixtures: Fixture) -> list[tuple[str, bool, tuple[str, ...]]]:
    parity = check_case(CASE, RULES, fixtures, None, evaluate_reported(CASE, fixtures))
    return [(each.quantity, each.is_cause, each.culprits) for each in parity.divergences]


def test_who_says_what_follows_from_his_tree_is_believed() -> None:
    assert found(x=HONEST, y=HONEST) == []
    parity = check_case(CASE, RULES, {"x": HONEST}, None, evaluate_reported(CASE, {"x": HONEST}))
    # one engine alone has nobody to be compared with, and two are compared exactly
    assert (parity.compared, parity.exact) == (0, 0)
    both = {"x": HONEST, "y": HONEST}
    parity = check_case(CASE, RULES, both, None, evaluate_reported(CASE, both))
    assert (parity.compared, parity.exact) == (3, 2)


def test_who_departs_from_what_his_tree_says_is_blamed() -> None:
    liar = with_quantity(HONEST, Quantity("pure_equilibria", "text", "1", None, None, RULES[1].definition))
    assert found(x=HONEST, y=liar) == [("pure_equilibria", True, ("y",))]
    # even if both say so
    assert found(x=liar, y=liar) == [("pure_equilibria", True, ("x", "y"))]


def test_a_tree_that_the_rest_contradicts_is_the_cause() -> None:
    altered = with_tree({**TREE, "r": {"type": "terminal", "payoffs": ["0/1"]}})
    assert found(x=HONEST, y=altered) == [
        ("tree", True, ("y",)),
        ("pure_equilibria", False, ("y",)),
        ("expected_values.even", False, ("y",)),
    ]


def test_a_tree_that_is_none_is_named_with_the_reason() -> None:
    broken = with_tree({"": TREE[""], "l": TREE["l"]})
    own = evaluate_reported(CASE, {"x": broken})["x"]
    assert own == {"tree": "tree at '': expected a later node 'r', found none"}
    assert found(x=HONEST, y=broken) == [("tree", True, ("y",))]


def test_responses_without_recall_differ_there_and_the_rest_is_compared() -> None:
    # by hand: an absent-minded driver (Piccione and Rubinstein 1997); both engines say that he remembers
    tree: dict[str, Any] = {
        "": {"type": "decision", "player": "player_1", "infoset": "X", "actions": ["on", "off"]},
        "on": {"type": "decision", "player": "player_1", "infoset": "X", "actions": ["on", "off"]},
        "on on": {"type": "terminal", "payoffs": ["1/1"]},
        "on off": {"type": "terminal", "payoffs": ["4/1"]},
        "off": {"type": "terminal", "payoffs": ["0/1"]},
    }
    quantities = [
        Quantity("tree", "tree", tree, "rational"),
        Quantity("recall_breaks", "text", "none"),
        Quantity("perfect_recall", "boolean", True),
        Quantity("expected_values.even", "table", {"player_1": "5/4"}, "rational"),
        Quantity("best_response_values.even", "table", {"player_1": "4/1"}, "rational"),
    ]
    sources = [(), ("tree",), ("recall_breaks",), ("tree",), ("perfect_recall", "tree")]
    rules = [rule(quantity, *before) for quantity, before in zip(quantities, sources, strict=True)]
    case = replace(CASE, params={**CASE.params, "responses": True})
    wrong = party(*quantities, case=case)
    fixtures = {"x": wrong, "y": wrong}
    own = evaluate_reported(case, fixtures)
    parity = check_case(case, rules, fixtures, None, own)
    assert [(each.quantity, each.cause, each.culprits) for each in parity.divergences] == [
        ("recall_breaks", "recall_breaks", ("x", "y")),
        ("perfect_recall", "recall_breaks", ("x", "y")),
        ("best_response_values.even", "recall_breaks", ("x", "y")),
    ]
    worth = own["x"]["expected_values.even"]
    assert isinstance(worth, Quantity)
    assert worth.value == {"player_1": "5/4"}
    why = own["x"]["best_response_values.even"]
    assert isinstance(why, str)
    assert "expected a game with perfect recall" in why


def test_a_profile_that_does_not_fit_the_tree_is_no_fault_of_the_tree() -> None:
    case = replace(CASE, params={**CASE.params, "profiles": {"even": {"table": {}}}})
    own = evaluate_reported(case, {"x": HONEST})["x"]
    assert isinstance(own["expected_values.even"], str)
    assert isinstance(own["pure_equilibria"], Quantity)
    assert "tree" not in own


def test_parameters_that_fit_no_tree_are_no_fault_of_the_tree() -> None:
    case = replace(CASE, params={**CASE.params, "normal_form": "yes"})
    assert evaluate_reported(case, {"x": HONEST}) == {"x": {}}


def test_the_same_tree_is_evaluated_once_and_not_at_all_where_it_is_remembered() -> None:
    keys: list[Mapping[str, Json]] = []

    def remember(key: Mapping[str, Json], compute: Callable[[], Answer]) -> Answer:
        keys.append(key)
        return {"answers": {"pure_equilibria": "remembered"}, "refused": {}}

    own = evaluate_reported(CASE, {"x": HONEST, "y": HONEST}, remember)
    assert len(keys) == 1
    assert keys[0]["params"] == CASE.params
    assert own["x"] == own["y"]
    equilibria = own["x"]["pure_equilibria"]
    assert isinstance(equilibria, Quantity)
    assert equilibria.value == "remembered"


def test_a_case_without_a_tree_says_nothing() -> None:
    assert evaluate_reported(CASE, {"x": party(case=CASE)}) == {"x": {}}
