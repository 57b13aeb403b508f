"""All claims that come with twinproof, asked of the committed fixtures: movable, and judged as accepted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

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
from twinproof.documents import load_fixture
from twinproof.model import Catalog, Fixture, Judgment

FIXTURES = Path(__file__).parents[3] / "fixtures"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(shipped_cases())


@pytest.fixture(scope="module")
def claims(catalog: Catalog) -> tuple[Claim, ...]:
    return load_claims(shipped_claims(), catalog)


@pytest.fixture(scope="module")
def fixtures(catalog: Catalog, claims: tuple[Claim, ...]) -> Mapping[str, Mapping[str, Fixture]]:
    """Case -> party -> what is committed."""
    held: dict[str, dict[str, Fixture]] = {}
    for case in catalog.cases:
        files = sorted(FIXTURES.glob(f"*/{case.id}.json"))
        held[case.id] = {file.parent.name: load_fixture(file, case, catalog.rules[case.id]) for file in files}
    return held


@pytest.fixture(scope="module")
def judgments(
    claims: tuple[Claim, ...], catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> Mapping[str, Judgment]:
    assert unjudged(claims, catalog, fixtures) == ()
    return {
        each.claim: each for each in judge(claims, catalog, fixtures, load_accepted([shipped_accepted()]))
    }


def test_cases_without_committed_fixtures_say_so(
    catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> None:
    for case in catalog.cases:
        assert case.fixtures == {"python", "dotnet"}.issubset(fixtures[case.id]), case.id


def test_no_answer_is_immovable(
    claims: tuple[Claim, ...], catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> None:
    assert [str(each) for each in probe(claims, catalog, fixtures)] == []


def test_every_claim_has_an_accepted_verdict_and_no_other_has(claims: tuple[Claim, ...]) -> None:
    assert sorted(load_accepted([shipped_accepted()])) == sorted(each.id for each in claims)


def test_the_verdicts_are_the_accepted_ones(judgments: Mapping[str, Judgment]) -> None:
    assert {each.claim: (each.label, each.accepted) for each in judgments.values() if each.changed} == {}


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        # Selten 1978, The chain store paradox: induction deters nobody, his deterrence theory does.
        ("gt07.chain.fight_deters", "ambiguous"),
        # Kuhn 1953, Extensive games: every game has a normal form; Selten 1965: it does not show subgames.
        ("gt07.matrix.proof_of_equivalence", "ambiguous"),
        # By hand: (Out, Fight) is an equilibrium of the matrix too.
        ("gt07.matrix.same_conclusion", "ambiguous"),
        # Kuhn 1950: the value of the game is -1/18.
        ("gt07.annex.theory", "survives"),
        # open_spiel 2.0.2, python/algorithms/exploitability.py: exploitability is nash_conv over the players.
        ("gt07.annex.nash_conv", "artifact"),
        # By hand: Pile meets Pile and Face meets Face on the diagonal, and the first player wins both.
        ("gt07.pennies.diagonal", "refuted"),
        # By hand: In against Fight pays -1, Out pays 0.
        ("gt07.entry.fight_is_an_equilibrium", "refuted"),
        # Von Neumann and Morgenstern 1944, section 17.2: each side with probability 1/2.
        ("gt07.pennies.uniform_mixing", "survives"),
        # By hand: High and Check pays (1, 1), Low and Check (-1, -1).
        ("gt07.card.brick_of_kuhn", "refuted"),
    ],
)
def test_verdicts_known_from_elsewhere(judgments: Mapping[str, Judgment], claim: str, verdict: str) -> None:
    assert judgments[claim].verdict == verdict


def test_gt07_has_verdicts_of_several_kinds(judgments: Mapping[str, Judgment]) -> None:
    verdicts = [each.verdict for each in judgments.values() if each.source == "GT-07"]
    assert set(verdicts) == {"survives", "artifact", "refuted", "ambiguous"}
    assert len(verdicts) >= 20
