"""From what one process said, left and died of: what became of each case, and which cases remain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from twinproof.model import Case, CaseFailure, FailureKind, Fixture
from twinproof.runner.attempt import Attempt, SaidFailure
from twinproof.runner.limits import Limits
from twinproof.runner.process import Cause

COMPUTED, REFUSED, SOME_FAILED = 0, 2, 4
"""The exits of the protocol."""

ENGINES_OWN = (
    FailureKind.UNSUPPORTED,
    FailureKind.MISSING_DEPENDENCY,
    FailureKind.INVALID,
    FailureKind.ERROR,
)
"""The kinds of failure that an engine can state."""


@dataclass(frozen=True)
class Found:
    """A sound fixture and the bytes that the engine wrote."""

    fixture: Fixture
    content: bytes


@dataclass(frozen=True)
class Missing:
    """No fixture lies where it should; `instead` names what lies there."""

    instead: str


@dataclass(frozen=True)
class Bad:
    """A file lies where the fixture should, and is none: why."""

    why: str


Look = Callable[[Case], Found | Missing | Bad]


@dataclass(frozen=True)
class CaseOutcome:
    """What became of a case in an engine: a fixture, failures, or both (a crash after it was written)."""

    case: str
    found: Found | None
    failures: tuple[CaseFailure, ...]
    ending: str
    last_words: tuple[str, ...]


@dataclass(frozen=True)
class Trouble:
    """Why a process did not end by itself with an exit of the protocol."""

    kind: FailureKind
    message: str


def trouble_of(attempt: Attempt, limits: Limits) -> Trouble | None:
    """What went wrong with the process as a whole, in words that fit behind `while it computed this case`."""
    ending = attempt.ending
    match ending.cause:
        case Cause.TIMED_OUT:
            outside = attempt.current is None
            limit = (
                f"{limits.start_seconds:g} s outside cases"
                if outside
                else f"{limits.case_seconds:g} s a case"
            )
            return Trouble(FailureKind.TIMED_OUT, f"ended by the harness (limit: {limit})")
        case Cause.OUT_OF_MEMORY:
            held, limit = _mebibytes(ending.resident_bytes), _mebibytes(limits.memory_bytes)
            return Trouble(FailureKind.OUT_OF_MEMORY, f"ended by the harness at {held} (limit: {limit})")
        case Cause.EXITED if ending.exit_code not in (COMPUTED, REFUSED, SOME_FAILED):
            return Trouble(FailureKind.CRASHED, f"crashed ({ending.text})")
    return None


def settle(
    engine: str, attempt: Attempt, pending: Sequence[Case], look: Look, limits: Limits
) -> tuple[dict[str, CaseOutcome], tuple[Case, ...]]:
    """The outcomes that the attempt brought, and the cases that it did not reach.

    A process in trouble loses the case it was in; outside cases the trouble goes on record with the case it
    ended last, whose fixture stays. Trouble before the first case brings no outcome.
    """
    found = {case.id: look(case) for case in pending}
    trouble = trouble_of(attempt, limits)
    outcomes: dict[str, CaseOutcome] = {}
    for case in pending:
        outcome = _outcome(engine, attempt, case, found[case.id], trouble)
        if outcome is not None:
            outcomes[case.id] = outcome
    late = _late_failure(engine, attempt, trouble, list(outcomes.values()))
    if late is not None:
        outcomes[late.case] = _with_failure(outcomes[late.case], late)
    return outcomes, tuple(case for case in pending if case.id not in outcomes)


def _outcome(
    engine: str, attempt: Attempt, case: Case, found: Found | Missing | Bad, trouble: Trouble | None
) -> CaseOutcome | None:
    """None where the case was not reached."""
    died = trouble if case.id == attempt.current else None
    said = attempt.failed.get(case.id)
    if said is not None:
        return _closed(attempt, _said(engine, case.id, said))
    if isinstance(found, Found):
        failures = (_died_in(engine, attempt, case.id, died),) if died else ()
        return CaseOutcome(case.id, found, failures, attempt.ending.text, attempt.last_words)
    if isinstance(found, Bad):
        return _closed(attempt, _failure(engine, attempt, case.id, FailureKind.BAD_FIXTURE, found.why))
    if died:
        return _closed(attempt, _died_in(engine, attempt, case.id, died))
    over = trouble is None and attempt.ending.cause is not Cause.STOPPED
    if over or case.id in attempt.finished:
        return _closed(attempt, _unaccounted(engine, attempt, case.id, found.instead))
    return None


def _unaccounted(engine: str, attempt: Attempt, case: str, instead: str) -> CaseFailure:
    """No fixture and no failure, from a process that called the case finished or ended by the protocol."""
    expected = f"expected DIR/{case}.json, {instead}"
    if case in attempt.finished:
        message = f"called finished, but without a fixture: {expected}"
        return _failure(engine, attempt, case, FailureKind.NO_FIXTURE, message)
    if attempt.ending.exit_code == REFUSED:
        why = attempt.last_words[-1] if attempt.last_words else "it does not say why"
        return _failure(engine, attempt, case, FailureKind.ERROR, f"refuses the request (exit 2): {why}")
    message = f"{attempt.ending.text} without a fixture or a failure: {expected}"
    return _failure(engine, attempt, case, FailureKind.NO_FIXTURE, message)


def _late_failure(
    engine: str, attempt: Attempt, trouble: Trouble | None, outcomes: Sequence[CaseOutcome]
) -> CaseFailure | None:
    """What went wrong outside cases, on the case that was ended last; None where nothing did."""
    if not outcomes or attempt.current is not None:
        return None
    settled = [outcome.case for outcome in outcomes]
    last = attempt.last if attempt.last in settled else settled[-1]
    if trouble is not None:
        message = f"after this case was finished, which stays as it is: {trouble.message}"
        return _failure(engine, attempt, last, trouble.kind, message)
    said_so = any(outcome.failures for outcome in outcomes)
    if attempt.ending.cause is Cause.EXITED and attempt.ending.exit_code != COMPUTED and not said_so:
        message = f"{attempt.ending.text} though every case has its fixture, which stays"
        return _failure(engine, attempt, last, FailureKind.ERROR, message)
    return None


def _died_in(engine: str, attempt: Attempt, case: str, trouble: Trouble) -> CaseFailure:
    return _failure(engine, attempt, case, trouble.kind, f"{trouble.message} while it computed this case")


def _said(engine: str, case: str, said: SaidFailure) -> CaseFailure:
    if said.kind in ENGINES_OWN:
        return CaseFailure(engine, case, FailureKind(said.kind), said.message, said.last_words)
    message = f"{said.message} (said with the kind {said.kind!r}, which the protocol does not have)"
    return CaseFailure(engine, case, FailureKind.ERROR, message, said.last_words)


def _failure(engine: str, attempt: Attempt, case: str, kind: FailureKind, message: str) -> CaseFailure:
    return CaseFailure(engine, case, kind, message, attempt.last_words)


def _closed(attempt: Attempt, failure: CaseFailure) -> CaseOutcome:
    return CaseOutcome(failure.case, None, (failure,), attempt.ending.text, failure.last_words)


def _with_failure(outcome: CaseOutcome, failure: CaseFailure) -> CaseOutcome:
    return replace(outcome, failures=(*outcome.failures, failure), last_words=failure.last_words)


def _mebibytes(size: int) -> str:
    return f"{size / (1 << 20):.0f} MiB"
