"""Predicates about being equal: to data, to one another, up to a difference."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from twinproof.claims.assertion import Expected, Named
from twinproof.claims.digits import Printed, prints_as
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates.base import Ask, Finding, Question, entries, listed, number, shown
from twinproof.claims.values import show
from twinproof.compare.scalar import compare_text


def equals(question: Question, _: Ask) -> Finding:
    """Each operand is the expected value: the one of all, or its own where there are as many as operands."""
    pairs = tuple(zip(question.operands, _one_each(question), strict=True))
    failing = tuple((operand, wanted) for operand, wanted in pairs if not _is(operand, wanted))
    if failing:
        return Finding(False, "; ".join(f"{shown(each)}{_unlike(each, wanted)}" for each, wanted in failing))
    return Finding(True, "; ".join(shown(operand) + _digits(wanted) for operand, wanted in pairs))


def all_equal(question: Question, _: Ask) -> Finding:
    """The operands (or the entries of a single table) are all the same."""
    operands = question.operands if len(question.operands) > 1 else entries(question.operands[0])
    return Finding(all(operand.value == operands[0].value for operand in operands), listed(operands))


def differ(question: Question, _: Ask) -> Finding:
    """No two of the operands are the same."""
    for left, right in combinations(question.operands, 2):
        if left.value == right.value:
            return Finding(False, f"{listed((left, right))}: the same")
    return Finding(True, listed(question.operands))


def difference_equals(question: Question, _: Ask) -> Finding:
    """The first operand minus the second is the expected value."""
    (wanted,) = question.expected
    left, right = question.operands
    gap = Named("the difference", number(left) - number(right))
    holds = _is(gap, wanted)
    return Finding(
        holds, f"{listed(question.operands)}; {shown(gap)}{_digits(wanted) if holds else _not(wanted)}"
    )


def has_line(question: Question, _: Ask) -> Finding:
    """The expected text is one of the lines of the operand, a text."""
    (operand,), (wanted,) = question.operands, question.expected
    if not isinstance(operand.value, str):
        raise UnfitOperandError(f"{operand.label}: expected a text, found {show(operand.value)}")
    lines = operand.value.split("\n")
    place = f"line {lines.index(wanted.text) + 1} of" if wanted.text in lines else "none of"
    return Finding(wanted.text in lines, f'"{wanted.text}" is {place} {shown(operand)}')


def _one_each(question: Question) -> tuple[Expected, ...]:
    few = len(question.expected) == 1
    return question.expected * len(question.operands) if few else question.expected


def _is(operand: Named, wanted: Expected) -> bool:
    value = operand.value
    if isinstance(value, bool):
        return wanted.text == ("true" if value else "false")
    if isinstance(value, str):
        return wanted.text == value
    if not isinstance(value, Fraction):
        raise UnfitOperandError(f"{operand.label}: expected a single value, found {show(value)}")
    if isinstance(wanted, Printed):
        return prints_as(value, wanted)
    return wanted.number is not None and value == wanted.number


def _digits(wanted: Expected) -> str:
    return f", printed {wanted.text}" if isinstance(wanted, Printed) else ""


def _not(wanted: Expected) -> str:
    return f", not {stated(wanted)}"


def _unlike(operand: Named, wanted: Expected) -> str:
    """How it differs: texts of several lines by the first line that does."""
    if isinstance(operand.value, str) and "\n" in wanted.text + operand.value:
        found = compare_text(wanted.text, operand.value, ())
        if found is not None:
            return f", not as expected in {found.note}: {show(str(found.right))}, not {show(str(found.left))}"
    return _not(wanted)


def stated(wanted: Expected) -> str:
    """What a claim expects, on one line."""
    return show(wanted.text) if "\n" in wanted.text else wanted.text
