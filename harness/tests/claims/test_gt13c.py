"""The claims of GT-13c and GT-13b: movable, and judged on the spec's values alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.claims import (
    Claim,
    judge,
    load_accepted,
    load_claims,
    probe,
    shipped_accepted,
    shipped_claims,
    unjudged,
)
from twinproof.model import Catalog, EngineBlock, Fixture, Json, Judgment, Quantity, QuantityRule
from twinproof.spec import answer

STAND_IN = EngineBlock("stand-in", "1", "exact", "the spec's mirror", {})


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(shipped_cases())


@pytest.fixture(scope="module")
def claims(catalog: Catalog) -> tuple[Claim, ...]:
    return load_claims([path for path in shipped_claims() if path.stem == "gt13c"], catalog)


@pytest.fixture(scope="module")
def fixtures(catalog: Catalog) -> Mapping[str, Mapping[str, Fixture]]:
    """The spec's values under an engine's name, for all but the checks, which the spec does not define."""
    return {
        case.id: {"stand-in": Fixture(case, STAND_IN, "", _quantities(catalog.rules[case.id], answers))}
        for case in catalog.cases
        if (answers := answer(case.kind, case.params)) is not None
    }


def _quantities(rules: Iterable[QuantityRule], answers: Mapping[str, Json]) -> dict[str, Quantity]:
    made = {
        rule.id: Quantity(rule.id, _exact(rule.kind), answers[rule.id], rule.entries and _exact(rule.entries))
        for rule in rules
        if rule.id in answers
    }
    for group in ("mutations", "variations"):
        if f"{group}.sentence" in made:
            # A check that says exactly what is so: any answers do where only the rest is looked at.
            check = f"{group}.check"
            made[check] = Quantity(check, "table", made[f"{group}.sentence"].value, "boolean")
    return made


def _exact(kind: str) -> str:
    return "rational" if kind == "real" else kind


@pytest.fixture(scope="module")
def judgments(
    claims: tuple[Claim, ...], catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> Mapping[str, Judgment]:
    assert unjudged(claims, catalog, fixtures) == ()
    return {
        each.claim: each for each in judge(claims, catalog, fixtures, load_accepted([shipped_accepted()]))
    }


def test_no_answer_is_immovable(
    claims: tuple[Claim, ...], catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> None:
    assert [str(each) for each in probe(claims, catalog, fixtures)] == []


def test_the_spec_alone_gives_the_accepted_verdicts(judgments: Mapping[str, Judgment]) -> None:
    # What stands after the slash is about the source's checks, which the spec does not define.
    differing = {
        each.claim: (each.verdict, each.accepted)
        for each in judgments.values()
        if each.accepted is None or each.accepted.split("/")[0] != each.verdict
    }
    assert differing == {}


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        # Kuhn 1950, the value of the game for player 1: -1/18.
        ("gt13c.repaired.baseline_value", "survives"),
        # Kuhn 1950, the family of player 1's equilibrium strategies, alpha in [0, 1/3].
        ("gt13c.repaired.baseline_nash", "survives"),
        # A linear function on a polytope is largest at a vertex, whatever the opponent mixes.
        ("gt13c.exercise_2.not_at_a_vertex_against_mixing", "refuted"),
        # By hand, deal by deal with the enumeration's payoffs: (-1 + 1 + 1 + 1 - 1 - 1) / 6 = 0, not -1/3.
        ("gt13b.ev.blueprint", "artifact"),
        # By hand: two calls in six deals lose 2, where a fold lost 1 with standard payoffs (-1/3 in all) and
        # won 1 with the enumeration's (-1).
        ("gt13c.law.one_chip", "ambiguous"),
    ],
)
def test_verdicts_known_from_elsewhere(judgments: Mapping[str, Judgment], claim: str, verdict: str) -> None:
    assert judgments[claim].verdict == verdict


def test_at_least_one_claim_of_each_kind(judgments: Mapping[str, Judgment]) -> None:
    verdicts = {each.verdict for each in judgments.values()}
    assert verdicts >= {"survives", "artifact", "refuted", "ambiguous", "not checkable"}
    assert len(judgments) >= 25
