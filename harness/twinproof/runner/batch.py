"""A batch: the cases of one engine that one process computes, started again on what a dead one left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from twinproof.model import Case, CaseFailure, EngineBlock, FailureKind, QuantityRule
from twinproof.runner.attempt import Attempt, attempt
from twinproof.runner.errors import EngineStartError
from twinproof.runner.files import scratch_folder, write_whole
from twinproof.runner.lease import Lease
from twinproof.runner.limits import Limits
from twinproof.runner.process import Launch
from twinproof.runner.reading import look_in, request_bytes
from twinproof.runner.settle import CaseOutcome, settle, trouble_of
from twinproof.runner.speech import Report

FRUITLESS_STARTS = 2
"""So many times in a row an engine may die before its first case."""


@dataclass(frozen=True)
class Batch:
    """What `run_batch` needs; it can be pickled and sent to another process.

    `argv` is the engine's command, to which `run REQUEST --out DIR` is added; `block` is what the engine says
    it is; `rules` are the catalog's, by case id; `scratch` is where requests and fixtures lie while the batch
    runs; None for `lease` is a batch that nobody stops.
    """

    engine: str
    argv: tuple[str, ...]
    env: Mapping[str, str]
    cwd: Path
    cases: tuple[Case, ...]
    spec_digest: str
    block: EngineBlock
    rules: Mapping[str, tuple[QuantityRule, ...]]
    limits: Limits
    scratch: Path
    lease: Lease | None = None

    def keep_going(self) -> bool:
        """Whether the run goes on."""
        return self.lease is None or self.lease.holds()


def run_batch(batch: Batch, report: Callable[[Report], None] | None = None) -> tuple[CaseOutcome, ...]:
    """One outcome per case, in order; fewer only where the run was stopped.

    A process that dies loses the case it died in; the next one computes the cases after it. Raises
    WorkFolderError where the request cannot be written.
    """
    outcomes: dict[str, CaseOutcome] = {}
    pending = batch.cases
    fruitless: list[CaseFailure] = []
    with scratch_folder(batch.scratch, batch.engine) as folder:
        number = 0
        while pending and batch.keep_going():
            number += 1
            try:
                done, settled, pending = _once(batch, pending, folder / str(number), report)
            except EngineStartError as failure:
                outcomes |= _not_started(batch.engine, pending, str(failure), ())
                break
            if fruitless and settled:
                first = fruitless.pop()
                settled[first.case] = _with(settled[first.case], first)
            outcomes |= settled
            trouble = trouble_of(done, batch.limits)
            if settled or trouble is None:
                continue
            message = f"{trouble.message} before its first case"
            fruitless.append(CaseFailure(batch.engine, pending[0].id, trouble.kind, message, done.last_words))
            if len(fruitless) == FRUITLESS_STARTS:
                outcomes |= _not_started(batch.engine, pending, f"{message}, twice", done.last_words)
                break
    return tuple(outcomes[case.id] for case in batch.cases if case.id in outcomes)


def _once(
    batch: Batch, pending: tuple[Case, ...], folder: Path, report: Callable[[Report], None] | None
) -> tuple[Attempt, dict[str, CaseOutcome], tuple[Case, ...]]:
    request, out = folder / "request.json", folder / "out"
    write_whole(request, request_bytes(pending, batch.spec_digest))
    done = attempt(
        Launch((*batch.argv, "run", str(request), "--out", str(out)), batch.env, batch.cwd),
        [case.id for case in pending],
        batch.limits,
        report=report or _unheard,
        keep_going=batch.keep_going,
    )
    look = look_in(out, spec_digest=batch.spec_digest, block=batch.block, rules=batch.rules)
    settled, remaining = settle(batch.engine, done, pending, look, batch.limits)
    return done, settled, remaining


def _not_started(
    engine: str, cases: tuple[Case, ...], message: str, last_words: tuple[str, ...]
) -> dict[str, CaseOutcome]:
    return {
        case.id: CaseOutcome(
            case.id,
            None,
            (CaseFailure(engine, case.id, FailureKind.NOT_STARTED, message, last_words),),
            "not started",
            last_words,
        )
        for case in cases
    }


def _with(outcome: CaseOutcome, failure: CaseFailure) -> CaseOutcome:
    return replace(outcome, failures=(*outcome.failures, failure))


def _unheard(_: Report) -> None:
    """Nobody listens."""
