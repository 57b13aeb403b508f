"""Batches handed to an executor, and taken back one by one; nothing runs on when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future, as_completed, wait

from twinproof.errors import TwinproofError
from twinproof.model import CaseFailure, FailureKind
from twinproof.runner.batch import Batch, run_batch
from twinproof.runner.settle import CaseOutcome
from twinproof.runner.speech import Report, printable

ENDING_SECONDS = 10.0
"""How long the end of stopped batches is waited for: killing a process tree takes a fraction of a second."""

Taken = Callable[[Batch, Sequence[CaseOutcome]], None]


def compute(
    batches: Sequence[Batch],
    executor: Executor,
    taken: Taken,
    listen: Callable[[Batch], Callable[[Report], None]] | None = None,
) -> None:
    """Run `batches` in `executor` and pass each on to `taken`, in this thread, as it ends.

    `listen` gives a batch its listener; it must be None for an executor in other processes, to which only the
    batch itself can be sent. Interrupted, it ends what runs and still passes on the cases that were finished.
    Raises what a batch raises on purpose (WorkFolderError); a batch that is lost otherwise fails its cases.
    """
    futures: dict[Future[tuple[CaseOutcome, ...]], Batch] = {}
    try:
        for batch in batches:
            arguments = (batch, listen(batch)) if listen else (batch,)
            try:
                futures[executor.submit(run_batch, *arguments)] = batch
            except Exception as failure:
                taken(batch, _lost(batch, failure))
        for future in as_completed(list(futures)):
            batch = futures.pop(future)
            taken(batch, _result(batch, future))
    except BaseException:
        for batch, finished in _end(futures):
            taken(batch, finished)
        raise


def _result(batch: Batch, future: Future[tuple[CaseOutcome, ...]]) -> tuple[CaseOutcome, ...]:
    try:
        return future.result()
    except TwinproofError:
        raise
    except (Exception, CancelledError) as failure:
        return _lost(batch, failure)


def _end(
    futures: dict[Future[tuple[CaseOutcome, ...]], Batch],
) -> Iterator[tuple[Batch, tuple[CaseOutcome, ...]]]:
    for future, batch in futures.items():
        future.cancel()
        if batch.lease is not None:
            batch.lease.end()
    wait(futures, ENDING_SECONDS)
    for future, batch in futures.items():
        if future.done() and not future.cancelled() and future.exception() is None:
            yield batch, future.result()


def _lost(batch: Batch, failure: BaseException) -> tuple[CaseOutcome, ...]:
    message = f"its batch was lost by the executor: {type(failure).__name__}: {printable(str(failure))}"
    return tuple(
        CaseOutcome(
            case.id, None, (CaseFailure(batch.engine, case.id, FailureKind.CRASHED, message),), "lost", ()
        )
        for case in batch.cases
    )
