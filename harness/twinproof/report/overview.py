"""The summary: for each case kind, what each engine finished and what the comparison gave."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.model import CaseResult, RunResult
from twinproof.report.outcome import parties


@dataclass(frozen=True)
class Finished:
    """One party on one kind's cases: how many it answered, and how many it lost."""

    answered: int
    failed: int

    @property
    def text(self) -> str:
        """`12`, or `11, 1 failed`."""
        return f"{self.answered}" + (f", {self.failed} failed" if self.failed else "")


@dataclass(frozen=True)
class KindRow:
    """One case kind; `finished` has one entry per party, in the order of `parties`."""

    kind: str
    cases: int
    finished: tuple[Finished, ...]
    compared: int
    exact: int
    diverging: int


def overview(result: RunResult) -> tuple[KindRow, ...]:
    """The rows of the summary table, kinds in the order in which the catalog brings them."""
    kinds = dict.fromkeys(case.case.kind for case in result.cases)
    return tuple(_row(kind, [c for c in result.cases if c.case.kind == kind], result) for kind in kinds)


def cached(result: RunResult) -> str:
    """Which answers were not computed anew: `from the cache: python 44 of 45`; empty where all were."""
    taken = []
    for name in parties(result):
        answered = [case for case in result.cases if name in case.fixtures]
        held = sum(name in case.cached for case in answered)
        if held:
            taken.append(f"{name} {held} of {len(answered)}")
    return f"from the cache: {', '.join(taken)}" if taken else ""


def _row(kind: str, cases: list[CaseResult], result: RunResult) -> KindRow:
    return KindRow(
        kind=kind,
        cases=len(cases),
        finished=tuple(_finished(name, cases) for name in parties(result)),
        compared=sum(case.parity.compared for case in cases),
        exact=sum(case.parity.exact for case in cases),
        diverging=sum(len(case.parity.divergences) for case in cases),
    )


def _finished(party: str, cases: list[CaseResult]) -> Finished:
    return Finished(
        answered=sum(party in case.fixtures for case in cases),
        failed=sum(failure.engine == party for case in cases for failure in case.failures),
    )
