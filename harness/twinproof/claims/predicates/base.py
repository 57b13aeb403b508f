"""What a predicate is made of: a pure function from evaluated operands to a finding, and what it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from twinproof.claims.assertion import Assertion, Named
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.values import Value, show


@dataclass(frozen=True)
class Finding:
    """Yes or no, and the sentence that says why, with the values."""

    holds: bool
    because: str


Question: TypeAlias = Assertion[Named]
Ask: TypeAlias = Callable[[Question], Finding]
"""Answers a question inside a question."""


@dataclass(frozen=True)
class Predicate:
    """One predicate: what it says, how many operands it takes, and which data it must and may have.

    `most` is None where any number of operands goes. Fields are those of `Assertion`; `value` stands for
    `expected`.
    """

    name: str
    says: str
    answer: Callable[[Question, Ask], Finding]
    least: int
    most: int | None
    must: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()


def number(operand: Named) -> Fraction:
    """The operand as a number; raises UnfitOperandError for anything else, booleans included."""
    if isinstance(operand.value, Fraction):
        return operand.value
    raise UnfitOperandError(f"{operand.label}: expected a number, found {show(operand.value)}")


def table(operand: Named) -> Mapping[str, Value]:
    """The operand as a table; raises UnfitOperandError for a single value and for an empty table."""
    if isinstance(operand.value, Mapping) and operand.value:
        return operand.value
    raise UnfitOperandError(f"{operand.label}: expected a table with entries, found {show(operand.value)}")


def entries(operand: Named) -> tuple[Named, ...]:
    """The entries of a table, each labelled by its key."""
    return tuple(Named(f"{operand.label}/{key}", value) for key, value in table(operand).items())


def shown(operand: Named) -> str:
    """`CASE:QUANTITY is VALUE`; a number that stands in the claim is itself."""
    value = show(operand.value)
    return value if operand.label == value else f"{operand.label} is {value}"


def listed(operands: Sequence[Named]) -> str:
    """The quantities among them, in order; numbers that stand in the claim itself are left out."""
    return "; ".join(shown(operand) for operand in operands if operand.label != show(operand.value))
