"""Adds up what the batches of one engine report into one fraction of its work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import Lock

from twinproof.model import CaseFailure
from twinproof.runner.events import EventKind, Progress, ProgressEvent
from twinproof.runner.settle import CaseOutcome
from twinproof.runner.speech import Advanced, Failed, Report, Started


class Tracker:
    """Counts `engine`'s cases; may be told from several threads, and tells `progress` one event at a time.

    A case that its engine calls finished is over; what `settle` finds out later about it (a bad fixture) is
    told as a failure, and does not count twice.
    """

    def __init__(self, engine: str, total: int, progress: Progress, lock: Lock) -> None:
        """`lock` is shared by all engines that tell the same `progress`."""
        self._engine = engine
        self._total = total
        self._progress = progress
        self._lock = lock
        self._over: set[str] = set()
        self._failed: set[str] = set()
        self._running: dict[str, float] = {}

    def recalled(self, known: Iterable[str], failures: Iterable[CaseFailure]) -> None:
        """These cases need not be computed, and those cannot be."""
        with self._lock:
            for case in known:
                self._close(case, EventKind.CACHED, "")
            for failure in failures:
                self._close(failure.case, EventKind.FAILED, f"{failure.kind}: {failure.message}")

    def report(self, said: Report) -> None:
        """An engine said something about a case."""
        with self._lock:
            if said.case in self._over:
                return
            if isinstance(said, Started):
                self._running[said.case] = 0.0
                self._tell(EventKind.STARTED, said.case, "")
            elif isinstance(said, Advanced):
                self._running[said.case] = said.fraction
                self._tell(EventKind.ADVANCED, said.case, "")
            elif isinstance(said, Failed):
                self._close(said.case, EventKind.FAILED, f"{said.kind}: {said.message}")
            else:
                self._close(said.case, EventKind.FINISHED, "")

    def settle(self, outcomes: Sequence[CaseOutcome]) -> None:
        """A batch is over: tell of what the engine itself did not say."""
        with self._lock:
            for outcome in outcomes:
                unsaid = outcome.case not in self._over
                if outcome.case in self._failed:
                    continue
                if outcome.failures and (unsaid or outcome.found is None):
                    failure = outcome.failures[-1]
                    self._close(outcome.case, EventKind.FAILED, f"{failure.kind}: {failure.message}")
                elif unsaid:
                    self._close(outcome.case, EventKind.FINISHED, "")

    def _close(self, case: str, kind: EventKind, detail: str) -> None:
        self._running.pop(case, None)
        self._over.add(case)
        if kind is EventKind.FAILED:
            self._failed.add(case)
        self._tell(kind, case, detail)

    def _tell(self, kind: EventKind, case: str, detail: str) -> None:
        done = len(self._over)
        fraction = (done + sum(self._running.values())) / self._total if self._total else 1.0
        self._progress(ProgressEvent(kind, self._engine, case, done, self._total, fraction, detail))
