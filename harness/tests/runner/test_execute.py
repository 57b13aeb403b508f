"""The whole job on a real engine: everyone agrees, and what goes wrong stays where it happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from runner.toys import ROOMY, entry
from twinproof.catalog import load_catalog
from twinproof.documents import EngineEntry
from twinproof.errors import UserMistakeError
from twinproof.model import Catalog
from twinproof.project import Project
from twinproof.runner import EventKind, ProgressEvent, execute, exit_code

CATALOG = """
schema = "twinproof.catalog/1"

[[case]]
id = "uniform"
kind = "profile_evaluation"
title = "Everyone plays at random"
params = { game = { name = "kuhn_poker", payoffs = "standard" }, profile = { name = "uniform" } }
"""
REFENGINE = EngineEntry("python", ("{python}", "-m", "refengine"), sources=("harness/*",))


@pytest.fixture(autouse=True)
def _lean(project: Project) -> None:
    (project.root / "lean_spec").symlink_to(Path(__file__).parents[3] / "lean_spec")


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    file = tmp_path / "catalog.toml"
    file.write_text(CATALOG)
    return load_catalog([file])


def test_an_engine_and_the_spec_agree(project: Project, catalog: Catalog) -> None:
    result = execute(project, [REFENGINE], catalog, (), {}, limits=ROOMY)
    assert exit_code(result) == 0
    (case,) = result.cases
    assert list(case.fixtures) == ["python", "spec"]
    for party in case.fixtures.values():
        # OpenSpiel 2.0.2: exploitability.nash_conv(kuhn_poker, UniformRandomPolicy) = 0.916666..., 11/12.
        assert party.quantities["nash_conv"].value == "11/12"
    assert case.parity.exact == case.parity.compared == len(catalog.rules["uniform"])
    assert case.cached == frozenset()

    again = execute(project, [REFENGINE], catalog, (), {}, limits=ROOMY)
    assert again.cases[0].cached == {"python", "spec"}
    assert again.cases[0].fixtures == case.fixtures
    assert again.cases[0].parity == case.parity


def test_what_comes_after_the_engines_is_told(project: Project, catalog: Catalog) -> None:
    events: list[ProgressEvent] = []
    execute(project, [], catalog, (), {}, limits=ROOMY, progress=events.append)
    assert [(event.kind, event.detail) for event in events] == [(EventKind.PHASE, "comparing 1 case")]


def test_an_engine_that_fails_leaves_the_others_result(project: Project, catalog: Catalog) -> None:
    broken = EngineEntry("broken", ("no-such-engine",))
    result = execute(project, [REFENGINE, entry(), broken], catalog, (), {}, limits=ROOMY)
    assert exit_code(result) == 3
    assert list(result.engines) == ["python", "fake"]
    assert list(result.engine_failures) == ["broken"]
    (case,) = result.cases
    assert list(case.fixtures) == ["python", "spec"]
    assert [(failure.engine, failure.kind) for failure in case.failures] == [("fake", "unsupported")]
    assert case.parity.divergences == ()


def test_a_project_without_a_spec(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(UserMistakeError, match="expected the Lean spec"):
        execute(Project(tmp_path), [REFENGINE], catalog, (), {})
