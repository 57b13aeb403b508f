from __future__ import annotations

from dataclasses import replace

import pytest

from parity.parties import CASE, TOLERANCE, party, rational, real, rule, with_quantity, without
from twinproof.model import CaseResult, Difference, Fixture, Json, Quantity, QuantityRule
from twinproof.parity import UnknownQuantityError, check_case, explain

TABLE = Quantity("reach", "table", {"0 1": {"pp": "1/2", "bb": "1/2"}}, "rational")
LIE = Quantity("reach", "table", {"0 1": {"pp": "1/2", "bb": "1/3"}}, "rational")
RULES = [
    rule(TABLE, keys=("deal", "history")),
    rule(rational("value", "1/2"), "reach"),
    rule(rational("gain", "1/2"), "value"),
    rule(real("other", 0.5)),
]
HONEST = party(TABLE, rational("value", "1/2"), rational("gain", "1/2"), real("other", 0.5))


def result(rules: list[QuantityRule], spec: Fixture | None, **fixtures: Fixture) -> CaseResult:
    everyone = {**fixtures, **({"spec": spec} if spec else {})}
    return CaseResult(CASE, everyone, (), check_case(CASE, rules, fixtures, spec))


def test_a_cause_is_drilled_down_to_deal_and_history() -> None:
    liar = with_quantity(with_quantity(HONEST, LIE), rational("gain", "1/3"))
    (cause,) = explain(result(RULES, HONEST, x=HONEST, y=liar), RULES)
    assert (cause.quantity, cause.chain, cause.culprits, cause.consequences) == (
        "reach",
        ("reach",),
        ("y",),
        ("gain",),
    )
    (spot,) = cause.spots
    assert spot.location == (("deal", "0 1"), ("history", "bb"))
    assert spot.values == {"x": "1/2", "y": "1/3", "spec": "1/2"}
    assert list(spot.values)[-1] == "spec"
    assert [(left, right, str(each.gap)) for left, right, each in spot.differences] == [
        ("x", "y", "1/6"),
        ("y", "spec", "1/6"),
    ]


def test_a_consequence_comes_after_its_cause_with_the_chain_between_them() -> None:
    liar = with_quantity(with_quantity(HONEST, LIE), rational("gain", "1/3"))
    cause, consequence = explain(result(RULES, HONEST, x=HONEST, y=liar), RULES, "gain")
    assert cause.quantity == "reach"
    assert consequence.chain == ("reach", "value", "gain")
    assert consequence.spots[0].path == ()


def test_a_quantity_on_which_all_agree_has_no_spots() -> None:
    (explanation,) = explain(result(RULES, HONEST, x=HONEST, y=HONEST), RULES, "other")
    assert explanation.agrees
    assert explanation.tolerance == TOLERANCE
    assert explain(result(RULES, HONEST, x=HONEST, y=HONEST), RULES) == ()


def test_a_missing_quantity_is_shown_with_what_the_others_say() -> None:
    (cause,) = explain(result(RULES, None, x=HONEST, y=without(HONEST, "value")), RULES)
    (spot,) = cause.spots
    assert spot.values["x"] == "1/2"
    assert "y" not in spot.values
    assert spot.differences == (
        ("x", "y", Difference((), "1/2", None, None, "only on the left")),
        ("y", "catalog", Difference((), None, "rational", None, "missing: the case must report it")),
    )


def test_an_unknown_quantity_is_the_users_mistake() -> None:
    with pytest.raises(UnknownQuantityError) as caught:
        explain(result(RULES, HONEST, x=HONEST), RULES, "vallue")
    assert str(caught.value) == (
        "case case: expected one of its quantities (reach, value, gain, other), found 'vallue'; did you "
        "mean 'value'?"
    )


def test_every_kind_reads_its_own_keys() -> None:
    leaf: dict[str, Json] = {"type": "terminal", "payoffs": ["1/1", "-1/1"]}
    root: dict[str, Json] = {"type": "chance", "actions": ["0", "1"], "probabilities": ["1/2", "1/2"]}
    pairs = {
        (("player", "player_1"), ("infoset", "0pb"), ("action", "p")): (
            Quantity("q", "strategy", {"player_1": {"0pb": {"p": "1/2", "b": "1/2"}}}, "rational"),
            Quantity("q", "strategy", {"player_1": {"0pb": {"p": "1/3", "b": "2/3"}}}, "rational"),
        ),
        (("outcome", "h"),): (
            Quantity("q", "distribution", {"h": "1/2", "t": "1/2"}, "rational"),
            Quantity("q", "distribution", {"h": "1/3", "t": "2/3"}, "rational"),
        ),
        (("iteration", "10"),): (
            Quantity("q", "series", {"1": "1/2", "10": "1/2"}, "rational"),
            Quantity("q", "series", {"1": "1/2", "10": "1/3"}, "rational"),
        ),
        (("row", "0"), ("column", "1")): (
            Quantity("q", "matrix", [["1/2", "1/2"]], "rational"),
            Quantity("q", "matrix", [["1/2", "1/3"]], "rational"),
        ),
        (("history", "1"), ("field", "payoffs"), ("player", "player_2")): (
            Quantity("q", "tree", {"": root, "0": leaf, "1": leaf}, "rational"),
            Quantity(
                "q", "tree", {"": root, "0": leaf, "1": {**leaf, "payoffs": ["1/1", "-2/1"]}}, "rational"
            ),
        ),
        (("history", ""), ("field", "probabilities"), ("action", "0")): (
            Quantity("q", "tree", {"": root, "0": leaf, "1": leaf}, "rational"),
            Quantity(
                "q", "tree", {"": {**root, "probabilities": ["1/3", "2/3"]}, "0": leaf, "1": leaf}, "rational"
            ),
        ),
    }
    for location, (right, wrong) in pairs.items():
        rules = [rule(right)]
        (cause,) = explain(result(rules, party(right), x=party(right), y=party(wrong)), rules)
        assert cause.spots[0].location == location
        values = cause.spots[0].values
        assert values["x"] == values["spec"] != values["y"]


def test_named_rows_and_columns_of_a_matrix_are_read_as_named() -> None:
    matrix = Quantity("q", "matrix", [["1/2"]], "rational")
    rules = [replace(rule(matrix), keys=("alpha", "beta"))]
    wrong = party(Quantity("q", "matrix", [["1/3"]], "rational"))
    (cause,) = explain(result(rules, party(matrix), x=wrong), rules)
    assert cause.spots[0].location == (("alpha", "0"), ("beta", "0"))
