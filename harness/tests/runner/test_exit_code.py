"""The exit code of every way in which a run can end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from runner.toys import toy
from twinproof.model import (
    Answer,
    CaseFailure,
    CaseParity,
    CaseResult,
    CheckVerdict,
    Difference,
    Divergence,
    FailureKind,
    FormulationConflict,
    Identity,
    IdentityResult,
    Judgment,
    PairDifference,
    QuantityRef,
    RunResult,
    Tolerance,
    Verdict,
)
from twinproof.runner import exit_code

CASE = CaseResult(toy("a"), {}, (), CaseParity("a", (), 1, 1))
WELL = RunResult({}, {}, (CASE,), (), (), (), "sha256:0")
DIVERGENCE = Divergence("a", "answer", (), "answer", ())
TOLERANCE = Tolerance(0, 0, "exact")
IDENTITY = Identity(QuantityRef("a", "answer"), QuantityRef("b", "answer"), TOLERANCE)
JUDGMENT = Judgment(
    claim="c",
    source="s",
    where="w",
    statement="t",
    reproduced=Answer.YES,
    stands=Answer.YES,
    verdict=Verdict.SURVIVES,
    check=CheckVerdict.SOUND,
    evidence=(),
    accepted="survives/sound",
)


def with_failure(*kinds: FailureKind) -> RunResult:
    failures = tuple(CaseFailure("python", "a", kind, "why") for kind in kinds)
    return replace(WELL, cases=(replace(CASE, failures=failures),))


def with_pair(*differences: Difference) -> RunResult:
    pair = PairDifference("a:answer", "b:answer", differences, TOLERANCE, 1)
    return replace(WELL, identities=(IdentityResult(IDENTITY, "python", pair),))


DIVERGES = replace(WELL, cases=(replace(CASE, parity=CaseParity("a", (DIVERGENCE,), 1, 1)),))


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (WELL, 0),
        (with_pair(), 0),
        (replace(WELL, judgments=(JUDGMENT,)), 0),
        (replace(WELL, notes=("a note",)), 0),
        (DIVERGES, 1),
        (with_pair(Difference((), 1, 2, None)), 1),
        (replace(WELL, conflicts=(FormulationConflict("d", ("python", "dotnet"), "f"),)), 1),
        (replace(WELL, lock_problems=("changed",)), 1),
        (replace(WELL, judgments=(replace(JUDGMENT, accepted="refuted/none"),)), 1),
        (replace(WELL, judgments=(replace(JUDGMENT, accepted=None),)), 1),
        (
            replace(
                WELL, judgments=(replace(JUDGMENT, verdict=Verdict.CONTESTED, accepted="contested/sound"),)
            ),
            1,
        ),
        (replace(DIVERGES, engine_failures={"dotnet": "no toolchain"}), 3),
        *((with_failure(kind), 2 if kind is FailureKind.INVALID else 3) for kind in FailureKind),
        (with_failure(FailureKind.CRASHED, FailureKind.INVALID), 2),
    ],
)
def test_exit_code(result: RunResult, code: int) -> None:
    assert exit_code(result) == code
