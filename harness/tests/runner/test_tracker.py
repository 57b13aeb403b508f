"""Progress adds up: never backwards, complete at the end, one event for each thing that happened."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from runner.toys import DIGEST, ROOMY, answered, entry, leftovers, toy
from twinproof.model import Case
from twinproof.project import Project
from twinproof.runner import EventKind, ProgressEvent, run_engines


def told(project: Project, *cases: Case, **options: object) -> list[ProgressEvent]:
    events: list[ProgressEvent] = []
    run_engines(
        [entry()],
        cases,
        project=project,
        spec_digest=DIGEST,
        limits=ROOMY,
        progress=events.append,
        **options,  # type: ignore[arg-type]  # each test passes what run_engines takes
    )
    return events


def test_the_events_of_a_run(project: Project) -> None:
    events = told(project, toy("a", "progress"), toy("b", "kill"), toy("c", "truncated"))
    assert [(event.kind, event.case, event.done) for event in events] == [
        (EventKind.READY, "", 0),
        (EventKind.STARTED, "a", 0),
        (EventKind.ADVANCED, "a", 0),
        (EventKind.ADVANCED, "a", 0),
        (EventKind.FINISHED, "a", 1),
        (EventKind.STARTED, "b", 1),
        (EventKind.STARTED, "c", 1),
        (EventKind.FINISHED, "c", 2),
        (EventKind.FAILED, "b", 3),
        (EventKind.FAILED, "c", 3),
    ]
    # A quarter, then three quarters of the first of three cases.
    assert [event.fraction for event in events[2:4]] == pytest.approx([1 / 12, 3 / 12])
    fractions = [event.fraction for event in events]
    assert fractions == sorted(fractions)
    assert events[-1].fraction == 1.0
    assert events[-2].detail.startswith("crashed: ")
    assert events[-1].detail.startswith("bad fixture: ")


def test_a_failure_in_the_engines_words_is_told_once(project: Project) -> None:
    events = told(project, toy("a", "fail", kind="error"), toy("b"))
    assert [(event.case, event.detail) for event in events if event.kind is EventKind.FAILED] == [
        ("a", "error: not here")
    ]


def test_another_executor_takes_the_place_of_threads(project: Project) -> None:
    # A fresh process stands in for Dask's workers: both are sent the batch and send back what it gave.
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        events: list[ProgressEvent] = []
        outcome = run_engines(
            [entry()],
            [toy("a"), toy("b", "kill"), toy("c")],
            project=project,
            spec_digest=DIGEST,
            limits=ROOMY,
            executor=executor,
            progress=events.append,
        )
    assert answered(outcome) == ["a", "c"]
    assert [failure.case for failure in outcome.failures] == ["b"]
    assert [event.case for event in events if event.kind is EventKind.FINISHED] == ["a", "c"]
    assert leftovers(project) == []


def test_an_executor_that_loses_batches(project: Project) -> None:
    executor = ProcessPoolExecutor(1)
    executor.shutdown()
    outcome = run_engines(
        [entry()], [toy("a")], project=project, spec_digest=DIGEST, limits=ROOMY, executor=executor
    )
    assert [failure.message for failure in outcome.failures] == [
        "its batch was lost by the executor: RuntimeError: cannot schedule new futures after shutdown"
    ]


def test_a_listener_that_fails_leaves_no_process(project: Project) -> None:
    def fail(event: ProgressEvent) -> None:
        if event.kind is EventKind.STARTED:
            raise RuntimeError("the terminal is gone")

    outcome = run_engines(
        [entry()], [toy("a", "hang")], project=project, spec_digest=DIGEST, limits=ROOMY, progress=fail
    )
    assert "the terminal is gone" in outcome.failures[0].message
    assert leftovers(project) == []
