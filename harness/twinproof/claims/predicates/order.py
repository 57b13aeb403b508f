"""Predicates about being less: pairs, chains, series, and where the largest lies."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from types import MappingProxyType

from twinproof.claims.assertion import Named, Order
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates.base import Ask, Finding, Question, entries, listed, number, shown, table
from twinproof.claims.values import show

_STEPS: Mapping[Order, Callable[[Fraction, Fraction], bool]] = MappingProxyType(
    {
        Order.INCREASING: operator.lt,
        Order.DECREASING: operator.gt,
        Order.NON_DECREASING: operator.le,
        Order.NON_INCREASING: operator.ge,
    }
)


def less(question: Question, _: Ask) -> Finding:
    """The first operand is less than the second."""
    left, right = question.operands
    holds = number(left) < number(right)
    return Finding(holds, _compared(left, "<" if holds else ">=", right))


def at_most(question: Question, _: Ask) -> Finding:
    """The first operand is at most the second."""
    left, right = question.operands
    holds = number(left) <= number(right)
    return Finding(holds, _compared(left, "<=" if holds else ">", right))


def difference_at_most(question: Question, _: Ask) -> Finding:
    """The first operand minus the second is at most the expected number."""
    (wanted,) = question.expected
    if wanted.number is None:
        raise UnfitOperandError(f"difference_at_most: expected a number as its value, found {wanted.text!r}")
    left, right = question.operands
    gap = Named("the difference", number(left) - number(right))
    holds = number(gap) <= wanted.number
    return Finding(
        holds, f"{listed(question.operands)}; {shown(gap)}, {'at most' if holds else 'above'} {wanted.text}"
    )


def ordered(question: Question, _: Ask) -> Finding:
    """Each operand is to the next as `order` says."""
    return _chain(question.operands, question.order)


def monotone(question: Question, _: Ask) -> Finding:
    """The entries of a table, by key (numbers as numbers), follow one another as `order` says."""
    (operand,) = question.operands
    labelled = tuple(zip(table(operand), entries(operand), strict=True))
    return _chain([entry for _, entry in sorted(labelled, key=lambda pair: _key(pair[0]))], question.order)


def argmax_is(question: Question, _: Ask) -> Finding:
    """The keys at which a table is largest are exactly `keys`."""
    (operand,) = question.operands
    values = {key: number(entry) for key, entry in zip(table(operand), entries(operand), strict=True)}
    best = max(values.values())
    at = sorted(key for key, value in values.items() if value == best)
    return Finding(set(at) == set(question.keys), f"{shown(operand)}; largest at {', '.join(at)}")


def _compared(left: Named, sign: str, right: Named) -> str:
    return f"{_term(left)} {sign} {_term(right)}"


def _term(operand: Named) -> str:
    value = show(operand.value)
    return value if operand.label == value else f"{operand.label} [{value}]"


def _chain(operands: Sequence[Named], order: Order) -> Finding:
    step = _STEPS[order]
    for left, right in pairwise(operands):
        if not step(number(left), number(right)):
            return Finding(False, f"not {order}: {listed((left, right))}")
    return Finding(True, f"{order}: {listed(operands)}")


def _key(key: str) -> tuple[int, Fraction, str]:
    try:
        return (0, Fraction(key), key)
    except (ValueError, ZeroDivisionError):
        return (1, Fraction(0), key)
