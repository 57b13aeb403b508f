"""What the tests of the runner share: toy cases, entries for the fake engine, and looking for leftovers."""

from __future__ import annotations

from pathlib import Path

import psutil

from twinproof.documents import EngineEntry
from twinproof.model import Case, CaseFailure, Json
from twinproof.project import Project
from twinproof.runner import EnginesOutcome, Limits, run_engines
from twinproof.runner.process import MARK

SCRIPT = Path(__file__).with_name("start_fake_engine.py")
DIGEST = "sha256:" + "0" * 64
ROOMY = Limits(case_seconds=20, start_seconds=20, memory_bytes=1 << 30)


def toy(name: str, act: str = "", **params: Json) -> Case:
    return Case(name, "toy", "", {**({"act": act} if act else {}), **params})


def entry(act: str = "", name: str = "fake", sources: tuple[str, ...] = (), **env: str) -> EngineEntry:
    return EngineEntry(
        name=name,
        command=("{python}", "-S", "-E", str(SCRIPT)),
        env={**({"FAKE_ACT": act} if act else {}), **env},
        sources=sources,
    )


def run(project: Project, *cases: Case, act: str = "", limits: Limits = ROOMY, **env: str) -> EnginesOutcome:
    """One fake engine on `cases`; afterwards nothing of it may be left."""
    outcome = run_engines(
        [entry(act, sources=(), **env)], cases, project=project, spec_digest=DIGEST, limits=limits
    )
    assert leftovers(project) == []
    return outcome


def failures(outcome: EnginesOutcome) -> dict[str, list[str]]:
    """Case -> `kind: message` of each failure."""
    told: dict[str, list[str]] = {}
    for failure in outcome.failures:
        told.setdefault(failure.case, []).append(f"{failure.kind}: {failure.message}")
    return told


def answered(outcome: EnginesOutcome, engine: str = "fake") -> list[str]:
    return list(outcome.fixtures.get(engine, {}))


def only(outcome: EnginesOutcome) -> CaseFailure:
    (failure,) = outcome.failures
    return failure


def leftovers(project: Project) -> list[str]:
    """Processes of engines, and files of runs, that should be gone."""
    run_folder = project.build_dir / "run"
    files = [str(path) for path in run_folder.rglob("*")] if run_folder.is_dir() else []
    partial = [str(path) for path in project.root.rglob(".*") if path.is_file()]
    return [*files, *partial, *(str(process.pid) for process in engine_processes(project))]


def engine_processes(project: Project) -> list[psutil.Process]:
    """Living processes that an engine of `project`, or a descendant of one, is or was."""
    found = []
    for process in psutil.process_iter():
        try:
            environment = process.environ()
            if MARK in environment and environment.get("FAKE_LOG", "").startswith(str(project.root)):
                found.append(process)
        except (psutil.Error, OSError):
            continue
    return found
