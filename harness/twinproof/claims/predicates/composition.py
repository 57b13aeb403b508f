"""Predicates about other predicates' answers: both, either, and what an effect goes away with."""

from __future__ import annotations

from dataclasses import replace

from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates.base import Ask, Finding, Question


def all_of(question: Question, ask: Ask) -> Finding:
    """Every part says yes."""
    found = [ask(part) for part in question.parts]
    failing = [finding for finding in found if not finding.holds]
    return Finding(not failing, "; ".join(finding.because for finding in failing or found))


def any_of(question: Question, ask: Ask) -> Finding:
    """At least one part says yes."""
    found = [ask(part) for part in question.parts]
    holding = [finding for finding in found if finding.holds]
    return Finding(bool(holding), "; ".join(finding.because for finding in holding or found))


def cause(question: Question, ask: Ask) -> Finding:
    """`effect` says yes of the operands, and no of `changed`: the same, with the named thing changed."""
    if question.effect is None:
        raise UnfitOperandError("cause: expected the predicate 'effect', found none")
    before = ask(replace(question.effect, operands=question.operands))
    after = ask(replace(question.effect, operands=question.changed))
    if not before.holds:
        return Finding(False, f"there is no effect to explain: {before.because}")
    return Finding(
        not after.holds,
        f"the effect {'stays' if after.holds else 'goes'} with the change: "
        f"before, {before.because}; after, {after.because}",
    )
