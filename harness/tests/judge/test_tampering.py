"""One tampering is one cause, laid at the tamperer's door; no tampering is none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from twinproof.catalog import load_catalog, shipped_cases, shipped_quantities
from twinproof.documents import EngineEntry
from twinproof.model import CaseResult, Catalog, RunResult
from twinproof.project import MARKER, Project
from twinproof.runner import execute, exit_code

ENGINE = Path(__file__).with_name("tampering_engine.py")
LEAN = Path(__file__).parents[3] / "lean_spec"

SPECIMEN_QUANTITY = """
[[quantity]]
case_kind = "specimen"
id = "outcome"
kind = "distribution"
entries = "rational"
"""
SPECIMEN_CASE = """
schema = "twinproof.catalog/1"
[[case]]
id = "specimen"
kind = "specimen"
title = "A distribution"
params = {}
"""

# Each in a case of its own, so that one run tries them all.
BY_THE_SPEC = {
    "evaluate.standard.blueprint:nash_conv": "rational",
    "evaluate.notebook.naive:expected_value.player_2": "rational",
    "port.enumeration:delta.naive": "rational",
    "openspiel.profile.uniform:nash_conv": "real",
    "evaluate.standard.naive:best_response_plan_count.player_2": "integer",
    "check.weight_audit:own.sentence": "boolean",
    "evaluate.standard.uniform:best_response_plans.player_1": "text",
    "evaluate.notebook.blueprint:profile/player_1/0/p": "strategy",
    "evaluate.standard.always_pass:reach_weights/0 1/pp": "table",
    "mixed.notebook.uniform:values/3/4": "matrix",
    "openspiel.cfr:nash_conv/100": "series",
    "cfr.kuhn:average_strategy.100/player_1/2/p": "strategy",
    "openspiel.tree:tree/0 1 p p/payoffs/0": "tree",
}
BY_MAJORITY = {
    "specimen:outcome/heads": "distribution",
    "check.reproduction:own.check": "boolean",
}


class Court:
    """A project in a temporary folder; the honest engine's answers are computed once, then remembered."""

    def __init__(self, root: Path) -> None:
        self.project = Project(root)
        (root / MARKER).parent.mkdir(parents=True)
        (root / MARKER).write_text("the engines are named in the test\n", encoding="utf-8")
        (root / "lean_spec").symlink_to(LEAN)
        (root / "decides.txt").write_text("what decides the answers\n", encoding="utf-8")
        quantities, cases = root / "quantities.toml", root / "specimen.toml"
        shipped = shipped_quantities().read_text(encoding="utf-8")
        quantities.write_text(shipped + SPECIMEN_QUANTITY, encoding="utf-8")
        cases.write_text(SPECIMEN_CASE, encoding="utf-8")
        self.catalog = load_catalog([*shipped_cases(), cases], quantities)

    def judge(self, spots: Sequence[str], *honest: str, cases: Sequence[str] = ()) -> RunResult:
        """Run honest engines and a tamperer on the cases of `spots`, or on `cases`."""
        entries = [entry(name) for name in honest]
        wanted = {spot.partition(":")[0] for spot in spots} or set(cases)
        return execute(
            self.project, [*entries, entry("tamperer", *spots)], only(self.catalog, wanted), (), {}
        )


def entry(name: str, *spots: str) -> EngineEntry:
    return EngineEntry(name, ("{python}", str(ENGINE), name, *spots), sources=("decides.txt",))


def only(catalog: Catalog, wanted: set[str]) -> Catalog:
    kept = tuple(case for case in catalog.cases if case.id in wanted)
    assert {case.id for case in kept} == wanted
    return Catalog(kept, (), (), {case.id: catalog.rules[case.id] for case in kept})


def case_of(result: RunResult, spot: str) -> CaseResult:
    (found,) = (case for case in result.cases if case.case.id == spot.partition(":")[0])
    return found


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Court:
    return Court(tmp_path_factory.mktemp("court"))


@pytest.fixture(scope="module")
def between_two(court: Court) -> RunResult:
    return court.judge(list(BY_THE_SPEC), "honest")


@pytest.fixture(scope="module")
def among_three(court: Court) -> RunResult:
    return court.judge(list(BY_MAJORITY), "honest", "honest_too")


@pytest.mark.parametrize(("spot", "kind"), BY_THE_SPEC.items())
def test_the_spec_tells_two_engines_apart(between_two: RunResult, spot: str, kind: str) -> None:
    quantity, *path = spot.partition(":")[2].split("/")
    found = case_of(between_two, spot)

    (cause,) = (each for each in found.parity.divergences if each.is_cause)

    assert (cause.quantity, cause.culprits) == (quantity, ("tamperer",))
    assert found.fixtures["honest"].quantities[quantity].kind == kind
    # What stands in an array is found under its player's name.
    place = tuple("player_1" if kind == "tree" and key == "0" else key for key in path)
    assert any(
        difference.path[: len(place)] == place for pair in cause.pairs for difference in pair.differences
    )


@pytest.mark.parametrize(("spot", "kind"), BY_MAJORITY.items())
def test_without_the_spec_two_honest_engines_outvote_the_third(
    among_three: RunResult, spot: str, kind: str
) -> None:
    quantity = spot.partition(":")[2].partition("/")[0]
    found = case_of(among_three, spot)

    (divergence,) = found.parity.divergences

    assert (divergence.quantity, divergence.is_cause, divergence.culprits) == (quantity, True, ("tamperer",))
    assert found.fixtures["honest"].quantities[quantity].kind == kind


def test_tampering_fails_the_run(between_two: RunResult, among_three: RunResult) -> None:
    assert (exit_code(between_two), exit_code(among_three)) == (1, 1)


def test_every_quantity_kind_was_tampered_with() -> None:
    # The kinds of harness/docs/protocol.md, "Fixtures".
    kinds = "rational real integer boolean text distribution strategy table matrix series tree"
    assert {*BY_THE_SPEC.values(), *BY_MAJORITY.values()} == set(kinds.split())


def test_one_word_against_another_blames_nobody_and_says_why(court: Court) -> None:
    result = court.judge(["specimen:outcome/heads"], "honest")

    assert result.cases[0].failures == ()
    (divergence,) = result.cases[0].parity.divergences
    assert (divergence.culprits, divergence.is_cause) == ((), True)
    assert divergence.why_no_culprit


def test_no_tampering_is_no_divergence(court: Court) -> None:
    cases = sorted({spot.partition(":")[0] for spot in (*BY_THE_SPEC, *BY_MAJORITY)})

    result = court.judge([], "honest", cases=cases)

    assert [case.parity.divergences for case in result.cases] == [()] * len(cases)
    assert all(case.parity.compared for case in result.cases)
    assert exit_code(result) == 0
