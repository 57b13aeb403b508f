"""Takes in what engines computed: fixtures, failures, what the cache is to hold, how to run a case again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.model import Case, CaseFailure, EngineDescription, Fixture
from twinproof.runner.batch import Batch
from twinproof.runner.errors import WorkFolderError
from twinproof.runner.job import Job
from twinproof.runner.ready import ReadyEngine
from twinproof.runner.recall import Plan
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


class Ledger:
    """What `compute` passes its batches to; begins with what the plans know already."""

    def __init__(
        self,
        job: Job,
        ready: Mapping[str, ReadyEngine],
        plans: Mapping[str, Plan],
        trackers: Mapping[str, Tracker],
    ) -> None:
        """Take in the plans, all by engine."""
        self._job, self._ready, self._plans, self._trackers = job, ready, plans, trackers
        self._fixtures = {name: dict(plan.known) for name, plan in plans.items()}
        self._failures = {name: list(plan.unsupported) for name, plan in plans.items()}
        self._notes: dict[str, None] = {}
        for name, plan in plans.items():
            trackers[name].recalled(plan.known, plan.unsupported)
            for case in job.cases:
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
        order = {case.id: position for position, case in enumerate(self._job.cases)}
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
                self._job.cache.store(engine, key, outcome.found.content)
            record_repro(
                self._job.project,
                engine,
                case,
                launch=launch,
                spec_digest=self._job.spec_digest,
                outcome=outcome,
            )
        except WorkFolderError as failure:
            self._notes[f"{failure} (results are kept, but not for the next run)"] = None
