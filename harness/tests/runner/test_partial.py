"""A partial engine is not asked for what it does not describe, and the run says how much that was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from runner.toys import DIGEST, ROOMY, answered, entry, toy
from twinproof.errors import UserMistakeError
from twinproof.model import Case, EngineBlock, EngineDescription, Json
from twinproof.project import Project
from twinproof.runner import ProgressEvent, load_repro, run_engines
from twinproof.runner.recall import has

CHESS = Case("c", "chess", "", {})
PARTIAL = replace(entry(), partial=True)


def test_it_is_not_asked_and_the_notes_say_so(project: Project, log: Path) -> None:
    events: list[ProgressEvent] = []
    outcome = run_engines(
        [PARTIAL],
        [toy("a"), CHESS, toy("b")],
        project=project,
        spec_digest=DIGEST,
        limits=ROOMY,
        progress=events.append,
    )
    assert outcome.failures == ()
    assert answered(outcome) == ["a", "b"]
    assert outcome.notes == (
        "fake is a partial engine: it was not asked for 1 of 3 cases, "
        "whose kind or game it does not describe",
    )
    assert log.read_text().splitlines() == ["describe", "run a b"]
    assert (events[-1].done, events[-1].total, events[-1].fraction) == (2, 2, 1.0)


def test_without_the_word_it_stays_a_failure(project: Project) -> None:
    outcome = run_engines([entry()], [CHESS], project=project, spec_digest=DIGEST, limits=ROOMY)
    assert [failure.kind for failure in outcome.failures] == ["unsupported"]
    assert outcome.notes == ()


def test_what_it_says_of_what_it_describes_stays_a_failure(project: Project) -> None:
    case = toy("a", "fail", kind="unsupported")
    outcome = run_engines([PARTIAL], [case], project=project, spec_digest=DIGEST, limits=ROOMY)
    assert [failure.kind for failure in outcome.failures] == ["unsupported"]


def test_nothing_is_on_record_of_what_it_was_not_asked_for(project: Project) -> None:
    run_engines([entry()], [CHESS], project=project, spec_digest=DIGEST, limits=ROOMY)
    run_engines([PARTIAL], [CHESS], project=project, spec_digest=DIGEST, limits=ROOMY)
    with pytest.raises(UserMistakeError, match="no engine was started on it"):
        load_repro(project, "c")


@pytest.mark.parametrize(
    ("kind", "params", "described"),
    [
        ("cfr", {"game": {"name": "kuhn_poker", "payoffs": "standard"}}, True),
        ("cfr", {"game": {"name": "leduc_poker"}}, False),
        ("cfr", {"game": "kuhn_poker"}, True),
        ("cfr", {"game": "leduc_poker"}, False),
        # No game, or one of no known form: for the engine to say what is wrong with it.
        ("cfr", {}, True),
        ("cfr", {"game": 7}, True),
        ("anything", {"game": "leduc_poker"}, True),
        ("enumeration", {"game": "kuhn_poker"}, False),
    ],
)
def test_games_count_where_they_are_described(kind: str, params: dict[str, Json], described: bool) -> None:
    description = EngineDescription(
        "fake",
        EngineBlock("fake", "1", "Python", "any", {}),
        1,
        {"cfr": {"games": ["kuhn_poker"]}, "anything": {}},
        {},
    )
    assert has(description, Case("a", kind, "", params)) is described
