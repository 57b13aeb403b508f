"""The exit code that a run deserves."""

from __future__ import annotations

from twinproof.model import CheckVerdict, FailureKind, RunResult, Verdict

AGREED, DIVERGED, MISTAKE, INCOMPLETE = 0, 1, 2, 3


def exit_code(result: RunResult) -> int:
    """The first of these that applies.

    2, the user's mistake: a case whose parameters make no sense to a party.
    3, incomplete: an engine that could not be described, or any other failure of a case.
    1: a divergence, an identity that does not hold, a shared formulation without leave, a spec that changed
    under its mirror, a verdict that is contested or not the accepted one.
    0: all agree, and every verdict is the accepted one.
    """
    kinds = {failure.kind for case in result.cases for failure in case.failures}
    if FailureKind.INVALID in kinds:
        return MISTAKE
    if kinds or result.engine_failures:
        return INCOMPLETE
    return DIVERGED if _diverged(result) else AGREED


def _diverged(result: RunResult) -> bool:
    return bool(
        any(case.parity.divergences for case in result.cases)
        or any(identity.pair.differences for identity in result.identities)
        or result.conflicts
        or result.lock_problems
        or any(
            judgment.changed
            or judgment.verdict is Verdict.CONTESTED
            or judgment.check is CheckVerdict.CONTESTED
            for judgment in result.judgments
        )
    )
