"""All engines on all cases, side by side: what is known from the cache, the rest in batches to an executor."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from twinproof.documents import EngineEntry
from twinproof.model import Case, CaseFailure, EngineDescription, Fixture, QuantityRule
from twinproof.project import Project
from twinproof.runner.batch import Batch
from twinproof.runner.cache import Cache
from twinproof.runner.compute import compute
from twinproof.runner.errors import WorkFolderError
from twinproof.runner.events import Progress, silent
from twinproof.runner.files import cannot_write, scratch_folder
from twinproof.runner.interrupt import interruptible
from twinproof.runner.lease import Lease, new_lease
from twinproof.runner.limits import Limits
from twinproof.runner.ready import ReadyEngine, prepare_engines
from twinproof.runner.recall import Plan, recall
from twinproof.runner.repro import record_repro
from twinproof.runner.settle import CaseOutcome
from twinproof.runner.tracker import Tracker


@dataclass(frozen=True)
class EnginesOutcome:
    """What the engines gave, by entry name and case id.

    `unusable` holds one line per engine that could not be asked at all; `cached` the cases whose fixture was
    known already; `notes` what went wrong without costing a result.
    """

    described: Mapping[str, EngineDescription]
    unusable: Mapping[str, str]
    fixtures: Mapping[str, Mapping[str, Fixture]]
    failures: tuple[CaseFailure, ...]
    cached: Mapping[str, frozenset[str]]
    notes: tuple[str, ...]


def run_engines(
    entries: Sequence[EngineEntry],
    cases: Sequence[Case],
    *,
    project: Project,
    spec_digest: str,
    rules: Mapping[str, tuple[QuantityRule, ...]] | None = None,
    limits: Limits | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    progress: Progress = silent,
    fresh: bool = False,
) -> EnginesOutcome:
    """Compute `cases` with every engine.

    `jobs` is how many engine processes run at once (by default one per engine); each engine's cases are split
    into ceil(jobs / engines) batches. `executor` takes the place of threads: batches can be pickled, and one
    in another process tells `progress` of its cases when it is over. `fresh` ignores what is cached. Raises
    UserMistakeError (a wrong entry; WorkFolderError where the build folder cannot be written) and
    KeyboardInterrupt, after which no engine runs and what was finished is cached.
    """
    jobs = jobs or max(len(entries), 1)
    run = _Run(
        project=project,
        cache=Cache(project.build_dir / "cache", fresh),
        spec_digest=spec_digest,
        rules=rules or {},
        cases=tuple(cases),
    )
    with (
        interruptible(),
        scratch_folder(project.build_dir / "run", "run") as scratch,
        ThreadPoolExecutor(jobs) as threads,
        _leased(scratch) as lease,
    ):
        ready, unusable = prepare_engines(
            entries,
            project,
            limits or Limits(),
            run.cache,
            progress=progress,
            keep_going=lease.holds,
            executor=threads,
        )
        plans = {name: run.plan(engine) for name, engine in ready.items()}
        lock = Lock()
        trackers = {name: Tracker(name, len(cases), progress, lock) for name in ready}
        for name, plan in plans.items():
            trackers[name].recalled(plan.known, plan.unsupported)
        ledger = _Ledger(run, ready, plans, trackers)
        batches = [
            batch
            for name, engine in ready.items()
            for batch in run.batches(engine, plans[name], math.ceil(jobs / len(ready)), scratch, lease)
        ]
        listen = None if executor else lambda batch: trackers[batch.engine].report
        compute(batches, executor or threads, ledger.take, listen)
    return ledger.close(unusable)


@contextmanager
def _leased(folder: Path) -> Iterator[Lease]:
    try:
        lease = new_lease(folder)
    except OSError as failure:
        raise cannot_write(folder, failure) from None
    try:
        yield lease
    finally:
        lease.end()


@dataclass(frozen=True)
class _Run:
    """What all engines of a run have in common."""

    project: Project
    cache: Cache
    spec_digest: str
    rules: Mapping[str, tuple[QuantityRule, ...]]
    cases: tuple[Case, ...]

    def plan(self, engine: ReadyEngine) -> Plan:
        return recall(engine, self.cases, self.cache, spec_digest=self.spec_digest, rules=self.rules)

    def batches(
        self, engine: ReadyEngine, plan: Plan, count: int, scratch: Path, lease: Lease
    ) -> Iterator[Batch]:
        # Dealt out in turn: costly cases of one kind stand side by side in a catalog.
        for start in range(min(count, len(plan.remaining))):
            cases = plan.remaining[start::count]
            program = engine.program
            yield Batch(
                engine=program.name,
                argv=program.launch.argv,
                env=program.launch.env,
                cwd=program.launch.cwd,
                cases=cases,
                spec_digest=self.spec_digest,
                block=engine.description.block,
                rules={case.id: self.rules[case.id] for case in cases if case.id in self.rules},
                limits=program.limits,
                scratch=scratch,
                lease=lease,
            )


class _Ledger:
    """Takes batches in: keeps fixtures and failures, fills the cache, writes down how to run a case again."""

    def __init__(
        self,
        run: _Run,
        ready: Mapping[str, ReadyEngine],
        plans: Mapping[str, Plan],
        trackers: Mapping[str, Tracker],
    ) -> None:
        self._run, self._ready, self._plans, self._trackers = run, ready, plans, trackers
        self._fixtures = {name: dict(plan.known) for name, plan in plans.items()}
        self._failures = {name: list(plan.unsupported) for name, plan in plans.items()}
        self._notes: dict[str, None] = {}
        for name, plan in plans.items():
            for case in run.cases:
                if case.id in plan.known:
                    self._write_down(name, case, None)

    def take(self, batch: Batch, outcomes: Sequence[CaseOutcome]) -> None:
        """Take in what became of a batch."""
        cases = {case.id: case for case in batch.cases}
        for outcome in outcomes:
            self._failures[batch.engine] += outcome.failures
            if outcome.found:
                self._fixtures[batch.engine][outcome.case] = outcome.found.fixture
            self._write_down(batch.engine, cases[outcome.case], outcome)
        self._trackers[batch.engine].settle(outcomes)

    def close(self, unusable: Mapping[str, str]) -> EnginesOutcome:
        """All of it, in the order of the cases."""
        order = {case.id: position for position, case in enumerate(self._run.cases)}
        failures = [
            failure
            for each in self._failures.values()
            for failure in sorted(each, key=lambda failure: order[failure.case])
        ]
        return EnginesOutcome(
            described={name: engine.description for name, engine in self._ready.items()},
            unusable=dict(unusable),
            fixtures={
                name: {case: kept[case] for case in order if case in kept}
                for name, kept in self._fixtures.items()
            },
            failures=tuple(failures),
            cached={name: frozenset(plan.known) for name, plan in self._plans.items()},
            notes=tuple(self._notes),
        )

    def _write_down(self, engine: str, case: Case, outcome: CaseOutcome | None) -> None:
        """What can be done without: where the disk is full, that costs a note and no result."""
        key = self._plans[engine].keys.get(case.id)
        launch = self._ready[engine].program.launch
        try:
            # A fixture beside a failure (a crash at the exit) is not kept: the failure would not come back.
            if outcome and outcome.found and not outcome.failures and key:
                self._run.cache.store(engine, key, outcome.found.content)
            record_repro(
                self._run.project,
                engine,
                case,
                launch=launch,
                spec_digest=self._run.spec_digest,
                outcome=outcome,
            )
        except WorkFolderError as failure:
            self._notes[f"{failure} (results are kept, but not for the next run)"] = None
