"""Takes in what engines computed: fixtures, failures, what the cache is to hold, how to run a case again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from twinproof.model import Case, CaseFailure, EngineDescription, Fixture
from twinproof.runner.batch import Batch
from twinproof.runner.errors import WorkFolderError
from twinproof.runner.job import Job
from twinproof.runner.ready import ReadyEngine, UnusableEngine
from twinproof.runner.recall import Plan
from twinproof.runner.repro import forget_repro, record_repro, record_unasked
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


class Ledger:
    """What `compute` passes its batches to; begins with what the plans know already."""

    def __init__(
        self,
        job: Job,
        ready: Mapping[str, ReadyEngine],
        plans: Mapping[str, Plan],
        trackers: Mapping[str, Tracker],
        unusable: Mapping[str, UnusableEngine],
    ) -> None:
        """Take in the plans and who is not there, all by engine."""
        self._unusable = unusable
        self._job, self._ready, self._plans, self._trackers = job, ready, plans, trackers
        self._fixtures = {name: dict(plan.known) for name, plan in plans.items()}
        self._failures = {name: list(plan.unsupported) for name, plan in plans.items()}
        self._notes: dict[str, None] = {}
        for name, plan in plans.items():
            trackers[name].recalled(plan.known, plan.unsupported)
            for case in job.cases:
                if case.id in plan.known:
                    self._write_down(name, case, None)
            self._write_down_unasked(name, plan)
        for name, engine in unusable.items():
            self._write_down_unusable(name, engine)

    def take(self, batch: Batch, outcomes: Sequence[CaseOutcome]) -> None:
        """Take in what became of a batch."""
        cases = {case.id: case for case in batch.cases}
        for outcome in outcomes:
            self._failures[batch.engine] += outcome.failures
            if outcome.found:
                self._fixtures[batch.engine][outcome.case] = outcome.found.fixture
            self._write_down(batch.engine, cases[outcome.case], outcome)
        self._trackers[batch.engine].settle(outcomes)

    def close(self) -> EnginesOutcome:
        """All of it, in the order of the cases."""
        order = {case.id: position for position, case in enumerate(self._job.cases)}
        failures = [
            failure
            for each in self._failures.values()
            for failure in sorted(each, key=lambda failure: order[failure.case])
        ]
        return EnginesOutcome(
            described={name: engine.description for name, engine in self._ready.items()},
            unusable={name: engine.why for name, engine in self._unusable.items()},
            fixtures={
                name: {case: kept[case] for case in order if case in kept}
                for name, kept in self._fixtures.items()
            },
            failures=tuple(failures),
            cached={name: frozenset(plan.known) for name, plan in self._plans.items()},
            notes=(*self._notes, *self._spared()),
        )

    def _write_down(self, engine: str, case: Case, outcome: CaseOutcome | None) -> None:
        """What can be done without: where the disk is full, that costs a note and no result."""
        key = self._plans[engine].keys.get(case.id)
        launch = self._ready[engine].program.launch

        def write() -> None:
            # A fixture beside a failure (a crash at the exit) is not kept: the failure would not come back.
            if outcome and outcome.found and not outcome.failures and key:
                self._job.cache.store(engine, key, outcome.found.content)
            record_repro(
                self._job.project,
                engine,
                case,
                launch=launch,
                spec_digest=self._job.spec_digest,
                outcome=outcome,
            )

        self._try(write)

    def _write_down_unasked(self, engine: str, plan: Plan) -> None:
        cases = {case.id: case for case in self._job.cases}
        for case in plan.spared:
            forget_repro(self._job.project, engine, case.id)
        for failure in plan.unsupported:
            self._try(
                partial(
                    record_unasked,
                    self._job.project,
                    engine,
                    cases[failure.case],
                    launch=self._ready[engine].program.launch,
                    spec_digest=self._job.spec_digest,
                    ending="not asked",
                    last_words=(),
                    failure=f"{failure.kind}: {failure.message}",
                )
            )

    def _write_down_unusable(self, name: str, engine: UnusableEngine) -> None:
        for case in self._job.cases:
            self._try(
                partial(
                    record_unasked,
                    self._job.project,
                    name,
                    case,
                    launch=engine.program.launch if engine.program else None,
                    spec_digest=self._job.spec_digest,
                    ending=engine.ending,
                    last_words=engine.last_words,
                    failure=engine.why,
                )
            )

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except WorkFolderError as failure:
            self._notes[f"{failure} (results are kept, but not for the next run)"] = None

    def _spared(self) -> list[str]:
        return [
            f"{name} is a partial engine: it was not asked for {len(plan.spared)} of {len(self._job.cases)} "
            "cases, whose kind or game it does not describe"
            for name, plan in self._plans.items()
            if plan.spared
        ]
