"""run_engines with an engine that misbehaves: each misdeed costs the case it happens in, and no other."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from runner.toys import DIGEST, ROOMY, answered, entry, failures, leftovers, only, run, toy
from twinproof.documents import EngineEntry
from twinproof.model import Case, FailureKind
from twinproof.project import Project
from twinproof.runner import Limits, run_engines

BRISK = Limits(case_seconds=0.4, start_seconds=5, memory_bytes=1 << 30)


def test_all_is_well(project: Project) -> None:
    outcome = run(project, toy("a"), toy("b", answer=7))
    assert outcome.failures == ()
    assert outcome.notes == ()
    assert {
        case: fixture.quantities["answer"].value for case, fixture in outcome.fixtures["fake"].items()
    } == {
        "a": 42,
        "b": 7,
    }
    assert outcome.described["fake"].block.version == "1.0"


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ("kill", "crashed (killed by SIGKILL) while it computed this case"),
        ("exit", "crashed (exit 3) while it computed this case"),
    ],
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_crash_costs_its_case_wherever_it_stands(project: Project, act: str, says: str, place: int) -> None:
    cases = [toy(name, act if index == place else "") for index, name in enumerate("abc")]
    outcome = run(project, *cases)
    dead = "abc"[place]
    assert failures(outcome) == {dead: [f"crashed: {says}"]}
    assert answered(outcome) == [name for name in "abc" if name != dead]


def test_last_words_of_a_crash(project: Project) -> None:
    assert only(run(project, toy("a", "kill"))).last_words == ("about to fall over",)


def test_every_case_can_crash(project: Project, log: Path) -> None:
    outcome = run(project, toy("a", "kill"), toy("b", "exit"), toy("c", "kill"), toy("d"))
    assert sorted(failures(outcome)) == ["a", "b", "c"]
    assert answered(outcome) == ["d"]
    assert log.read_text().splitlines() == ["describe", "run a b c d", "run b c d", "run c d", "run d"]


def test_an_engine_that_dies_before_its_first_case_twice_is_given_up(project: Project, log: Path) -> None:
    outcome = run(project, toy("a"), toy("b"), act="crash at start")
    message = "not started: crashed (exit 1) before its first case, twice"
    assert failures(outcome) == {"a": [message], "b": [message]}
    assert outcome.failures[1].last_words == ("cannot load library",)
    assert log.read_text().splitlines() == ["describe", "run a b", "run a b"]


def test_an_engine_that_dies_before_its_first_case_once_gets_another_start(project: Project) -> None:
    outcome = run(
        project, toy("a"), toy("b"), act="crash at first start", FAKE_FLAG=str(project.root / "flag")
    )
    assert answered(outcome) == ["a", "b"]
    assert failures(outcome) == {"a": ["crashed: crashed (exit 1) before its first case"]}


def test_a_crash_after_the_last_case_keeps_its_fixtures_and_is_told(project: Project) -> None:
    outcome = run(project, toy("a"), toy("b"), act="crash at end")
    assert answered(outcome) == ["a", "b"]
    failure = only(outcome)
    assert (failure.case, failure.kind) == ("b", FailureKind.CRASHED)
    assert (
        failure.message == "after this case was finished, which stays as it is: crashed (killed by SIGKILL)"
    )
    assert failure.last_words == ("teardown went wrong",)


def test_a_crash_between_cases_keeps_both(project: Project) -> None:
    outcome = run(project, toy("a", "kill after finishing"), toy("b"))
    assert answered(outcome) == ["a", "b"]
    assert only(outcome).case == "a"


def test_a_fixture_that_was_written_before_the_crash_is_kept(project: Project) -> None:
    outcome = run(project, toy("a", "kill after writing"), toy("b"))
    assert answered(outcome) == ["a", "b"]
    assert only(outcome).kind is FailureKind.CRASHED


def test_a_hang_costs_its_case(project: Project) -> None:
    outcome = run(project, toy("a"), toy("b", "hang"), toy("c"), limits=BRISK)
    assert failures(outcome) == {
        "b": ["timed out: ended by the harness (limit: 0.4 s a case) while it computed this case"]
    }
    assert answered(outcome) == ["a", "c"]
    assert only(outcome).last_words == ("thinking",)


def test_repeating_a_start_buys_no_time(project: Project) -> None:
    outcome = run(project, toy("a", "restart the clock"), limits=BRISK)
    assert only(outcome).kind is FailureKind.TIMED_OUT


def test_the_clock_starts_again_with_each_case(project: Project) -> None:
    # Four cases of 0.25 s each keep a limit of 0.7 s a case, and take longer than that together.
    started = time.monotonic()
    outcome = run(
        project, *(toy(f"c{number}", "nap") for number in range(4)), limits=replace(BRISK, case_seconds=0.7)
    )
    assert outcome.failures == ()
    assert time.monotonic() - started > 4 * 0.25


@pytest.mark.parametrize(
    ("act", "kind", "kept"),
    [
        ("hang at start", FailureKind.NOT_STARTED, []),
        ("hang at end", FailureKind.TIMED_OUT, ["a"]),
    ],
)
def test_time_outside_cases_is_limited_too(
    project: Project, act: str, kind: FailureKind, kept: list[str]
) -> None:
    outcome = run(project, toy("a"), act=act, limits=Limits(case_seconds=20, start_seconds=0.4))
    assert only(outcome).kind is kind
    assert "limit: 0.4 s outside cases" in only(outcome).message
    assert answered(outcome) == kept


@pytest.mark.parametrize("act", ["eat", "child eats"])
def test_memory_costs_its_case(project: Project, act: str) -> None:
    limits = Limits(case_seconds=20, start_seconds=20, memory_bytes=150 << 20)
    outcome = run(project, toy("a"), toy("b", act), toy("c"), limits=limits)
    assert only(outcome).case == "b"
    assert only(outcome).kind is FailureKind.OUT_OF_MEMORY
    assert "(limit: 150 MiB)" in only(outcome).message
    assert answered(outcome) == ["a", "c"]


@pytest.mark.parametrize("act", ["flood", "flood stdout", "garbage"])
def test_noise_costs_nothing(project: Project, act: str) -> None:
    outcome = run(project, toy("a", act), toy("b"))
    assert outcome.failures == ()
    assert answered(outcome) == ["a", "b"]


@pytest.mark.parametrize(
    ("act", "kind", "says"),
    [
        (
            "vanish",
            "no fixture",
            "exit 0 without a fixture or a failure: expected DIR/a.json, found DIR empty",
        ),
        ("skip", "no fixture", "exit 0 without a fixture or a failure: expected DIR/a.json, found DIR empty"),
        (
            "promise",
            "no fixture",
            "called finished, but without a fixture: expected DIR/a.json, found DIR empty",
        ),
        (
            "elsewhere",
            "no fixture",
            "called finished, but without a fixture: expected DIR/a.json, found a.JSON",
        ),
        ("truncated", "bad fixture", "DIR/a.json: the document ends too early"),
        ("other case", "bad fixture", "DIR/a.json: at case.id: expected 'a', found 'other'"),
        ("other digest", "bad fixture", "DIR/a.json: at spec_digest: expected the request's, 'sha256:000"),
        ("pipe", "bad fixture", "DIR/a.json: expected a file, found a device, a pipe or a socket"),
    ],
)
def test_what_lies_in_the_folder_afterwards(project: Project, act: str, kind: str, says: str) -> None:
    outcome = run(project, toy("a", act))
    assert answered(outcome) == []
    assert only(outcome).kind == kind
    assert only(outcome).message.startswith(says)


def test_other_cases_outlive_a_bad_fixture(project: Project, log: Path) -> None:
    outcome = run(project, toy("a", "truncated"), toy("b"))
    assert answered(outcome) == ["b"]
    assert log.read_text().splitlines() == ["describe", "run a b"]


def test_an_engine_that_reports_nothing_is_judged_by_its_fixtures(project: Project) -> None:
    outcome = run(project, toy("a", "mute"), toy("b", "mute"))
    assert outcome.failures == ()
    assert answered(outcome) == ["a", "b"]


@pytest.mark.parametrize("kind", ["unsupported", "missing dependency", "invalid", "error"])
def test_failures_in_the_engines_words(project: Project, kind: str) -> None:
    outcome = run(project, toy("a", "fail", kind=kind), toy("b"))
    assert failures(outcome) == {"a": [f"{kind}: not here"]}
    assert answered(outcome) == ["b"]


def test_an_engine_cannot_state_the_runners_kinds(project: Project) -> None:
    failure = only(run(project, toy("a", "fail", kind="timed out")))
    assert failure.kind is FailureKind.ERROR
    assert failure.message == "not here (said with the kind 'timed out', which the protocol does not have)"


def test_exit_2_shows_what_the_engine_says(project: Project, log: Path) -> None:
    outcome = run(project, toy("a"), toy("b"), act="refuse")
    message = "error: refuses the request (exit 2): request: at cases[0].params: found nothing"
    assert failures(outcome) == {"a": [message], "b": [message]}
    assert log.read_text().splitlines() == ["describe", "run a b"]


def test_exit_4_without_a_failed_case(project: Project) -> None:
    outcome = run(project, toy("a"), act="exit 4")
    assert answered(outcome) == ["a"]
    assert failures(outcome) == {"a": ["error: exit 4 though every case has its fixture, which stays"]}


def test_descendants_go_with_their_engine(project: Project, log: Path) -> None:
    outcome = run(project, toy("a", "children"))
    assert outcome.failures == ()
    children = [int(line.split()[1]) for line in log.read_text().splitlines() if line.startswith("child")]
    assert len(children) == 2
    assert [pid for pid in children if _runs(pid)] == []


def _runs(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_an_unknown_kind_of_case_starts_no_process(project: Project, log: Path) -> None:
    outcome = run(project, Case("a", "chess", "", {}))
    assert failures(outcome) == {
        "a": ["unsupported: does not describe the case kind chess (it describes toy)"]
    }
    assert log.read_text().splitlines() == ["describe"]


def test_engines_run_side_by_side_and_one_failure_leaves_the_other(project: Project) -> None:
    bad = EngineEntry("bad", (str(project.root / "nowhere"),))
    outcome = run_engines(
        [entry(name="one"), bad, entry("crash at start", name="two")],
        [toy("a")],
        project=project,
        spec_digest=DIGEST,
        limits=ROOMY,
    )
    assert answered(outcome, "one") == ["a"]
    assert outcome.unusable == {
        "bad": f"{project.root / 'nowhere'}: no such program (looked from {project.root})"
    }
    assert [failure.engine for failure in outcome.failures] == ["two"]
    assert leftovers(project) == []


def test_jobs_split_the_cases_of_an_engine(project: Project, log: Path) -> None:
    outcome = run_engines(
        [entry()],
        [toy(name) for name in "abcde"],
        project=project,
        spec_digest=DIGEST,
        limits=ROOMY,
        jobs=2,
    )
    assert answered(outcome) == list("abcde")
    assert sorted(log.read_text().splitlines()) == ["describe", "run a c e", "run b d"]
