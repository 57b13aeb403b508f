"""The predicates a claim may use: one small documented set, each a pure function from values to yes or no."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from twinproof.claims.assertion import Named
from twinproof.claims.predicates import composition, equality, order, tables
from twinproof.claims.predicates.base import Finding, Predicate, Question

__all__ = ["PREDICATES", "Finding", "Predicate", "Question", "answer"]

_TABLE_PARTS = frozenset({"where"})
_ORDER = frozenset({"order"})
_VALUE = frozenset({"value"})

_SET = (
    Predicate("equals", "every operand is its expected value", equality.equals, 1, None, _VALUE),
    Predicate(
        "all_equal", "the operands, or the entries of one table, are the same", equality.all_equal, 1, None
    ),
    Predicate("differ", "no two operands are the same", equality.differ, 2, None),
    Predicate(
        "difference_equals", "first minus second is the value", equality.difference_equals, 2, 2, _VALUE
    ),
    Predicate("has_line", "the value is a line of the operand", equality.has_line, 1, 1, _VALUE),
    Predicate("less", "first < second", order.less, 2, 2),
    Predicate("at_most", "first <= second", order.at_most, 2, 2),
    Predicate("difference_at_most", "first minus second <= value", order.difference_at_most, 2, 2, _VALUE),
    Predicate(
        "ordered",
        "the operands follow one another as order says",
        order.ordered,
        2,
        None,
        frozenset(),
        _ORDER,
    ),
    Predicate("monotone", "so do the entries of a table, by key", order.monotone, 1, 1, frozenset(), _ORDER),
    Predicate(
        "argmax_is", "the table is largest at exactly keys", order.argmax_is, 1, 1, frozenset({"keys"})
    ),
    Predicate(
        "holds_for_every",
        "each says yes at every key that where selects",
        tables.holds_for_every,
        1,
        None,
        frozenset({"each"}),
        _TABLE_PARTS,
    ),
    Predicate(
        "count_is",
        "each says yes at exactly count of the keys that where selects",
        tables.count_is,
        1,
        None,
        frozenset({"each", "count"}),
        _TABLE_PARTS,
    ),
    Predicate(
        "determined_by",
        "entries whose keys agree in the word of that number are the same",
        tables.determined_by,
        1,
        1,
        frozenset({"word"}),
    ),
    Predicate("all_of", "every part says yes", composition.all_of, 0, 0, frozenset({"parts"})),
    Predicate("any_of", "a part says yes", composition.any_of, 0, 0, frozenset({"parts"})),
    Predicate(
        "cause",
        "effect says yes of the operands and no of changed",
        composition.cause,
        1,
        None,
        frozenset({"changed", "effect"}),
    ),
)

PREDICATES: Mapping[str, Predicate] = MappingProxyType({predicate.name: predicate for predicate in _SET})


def answer(question: Question) -> Finding:
    """What the question's predicate says of its values; raises UnfitOperandError where it can say nothing."""
    if question.names:
        values = zip(question.names, (operand.value for operand in question.operands), strict=True)
        question = replace(question, operands=(Named("the table", dict(values)),), names=())
    return PREDICATES[question.predicate].answer(question, answer)
