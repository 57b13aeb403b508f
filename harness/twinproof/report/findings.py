"""What a run teaches: divergences under their causes, and the verdicts worth reading."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from twinproof.model import (
    CaseFailure,
    CaseResult,
    CheckVerdict,
    Divergence,
    IdentityResult,
    Judgment,
    RunResult,
    Verdict,
)

_WEAK_CHECKS = frozenset({CheckVerdict.VACUOUS, CheckVerdict.UNSOUND, CheckVerdict.CONTESTED})


@dataclass(frozen=True)
class Cause:
    """The first divergence in a case's order of dependence, and those that it explains."""

    case: CaseResult
    divergence: Divergence
    consequences: tuple[Divergence, ...]


@dataclass(frozen=True)
class Section:
    """The claims that a source makes in one section: its `where` up to the first comma or colon."""

    source: str
    name: str
    judgments: tuple[Judgment, ...]


def causes(result: RunResult) -> tuple[Cause, ...]:
    """Every cause of the run, in the order of its cases; no divergence is left out."""
    return tuple(cause for case in result.cases for cause in causes_of(case))


def causes_of(case: CaseResult) -> tuple[Cause, ...]:
    """The causes in one case.

    A divergence filed under one that is not itself in the list stands for itself.
    """
    found = case.parity.divergences
    heads = {d.quantity for d in found if d.is_cause}
    return tuple(
        Cause(case, d, tuple(e for e in found if e.cause == d.quantity and not e.is_cause))
        for d in found
        if d.is_cause or d.cause not in heads
    )


def failures(result: RunResult) -> tuple[CaseFailure, ...]:
    """Every case that an engine did not finish."""
    return tuple(failure for case in result.cases for failure in case.failures)


def broken_identities(result: RunResult) -> tuple[IdentityResult, ...]:
    """The identities between cases that do not hold."""
    return tuple(identity for identity in result.identities if identity.pair.differences)


def teaches(judgment: Judgment) -> bool:
    """Whether a verdict is a maturation result: the claim falls, or its check could not have said no."""
    return judgment.verdict is not Verdict.SURVIVES or judgment.check in _WEAK_CHECKS


def changed(result: RunResult) -> tuple[Judgment, ...]:
    """The claims whose verdict is not the accepted one."""
    return tuple(judgment for judgment in result.judgments if judgment.changed)


def contested(result: RunResult) -> tuple[Judgment, ...]:
    """The claims on which, or on whose check, the parties answer differently."""
    return tuple(judgment for judgment in result.judgments if is_contested(judgment))


def is_contested(judgment: Judgment) -> bool:
    """Whether the parties answer differently on the claim or on its check."""
    return judgment.verdict is Verdict.CONTESTED or judgment.check is CheckVerdict.CONTESTED


def sections(judgments: Sequence[Judgment]) -> tuple[Section, ...]:
    """`judgments` grouped by source, and in it by section, each in the order in which they come first."""
    grouped: dict[tuple[str, str], list[Judgment]] = {}
    sources = list(dict.fromkeys(judgment.source for judgment in judgments))
    for judgment in sorted(judgments, key=lambda each: sources.index(each.source)):
        section = re.split("[,:]", judgment.where, maxsplit=1)[0]
        grouped.setdefault((judgment.source, section), []).append(judgment)
    return tuple(Section(source, name, tuple(group)) for (source, name), group in grouped.items())
