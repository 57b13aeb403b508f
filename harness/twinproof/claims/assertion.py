"""What a claim asserts, as data: a predicate, what it is asked about, and what it is asked with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Generic, TypeAlias, TypeVar

from twinproof.claims.digits import Printed
from twinproof.claims.values import Value
from twinproof.model import QuantityRef

T = TypeVar("T")
S = TypeVar("S")


class Order(StrEnum):
    """How numbers follow one another."""

    INCREASING = "increasing"
    DECREASING = "decreasing"
    NON_DECREASING = "non-decreasing"
    NON_INCREASING = "non-increasing"


@dataclass(frozen=True)
class Given:
    """A value that a claim's data states: compared exactly, a number with numbers, a text with texts."""

    text: str
    number: Fraction | None


Expected: TypeAlias = Printed | Given


@dataclass(frozen=True)
class Named:
    """An operand, evaluated: what it is called in evidence, and its value."""

    label: str
    value: Value


@dataclass(frozen=True)
class Assertion(Generic[T]):
    """A predicate with its operands (references at first, values once they were looked up) and its data.

    Which fields a predicate reads is in its entry in `twinproof.claims.predicates`. `each`, `where` and
    `effect` are asked about what the outer predicate hands them: a table's entries at one key, or operands
    before and after.
    """

    predicate: str
    operands: tuple[T, ...] = ()
    names: tuple[str, ...] = ()
    """Where there are names, one for each operand, the operands are together one table with these keys."""
    expected: tuple[Expected, ...] = ()
    order: Order = Order.INCREASING
    keys: tuple[str, ...] = ()
    count: int = 0
    word: int = 0
    at: tuple[str, ...] = ()
    changed: tuple[T, ...] = ()
    each: Assertion[T] | None = None
    where: Assertion[T] | None = None
    effect: Assertion[T] | None = None
    parts: tuple[Assertion[T], ...] = ()

    def all(self) -> Iterator[Assertion[T]]:
        """This assertion and those inside it."""
        yield self
        for inner in (self.each, self.where, self.effect, *self.parts):
            if inner is not None:
                yield from inner.all()

    def leaves(self) -> Iterator[T]:
        """Every operand, of this assertion and of those inside it."""
        for inner in self.all():
            yield from (*inner.operands, *inner.changed)


Operand: TypeAlias = QuantityRef | Fraction
"""A quantity, or a number that stands in the claim itself."""


def grounded(assertion: Assertion[T], look_up: Callable[[T], S]) -> Assertion[S]:
    """The same assertion with every operand looked up."""

    def inside(inner: Assertion[T] | None) -> Assertion[S] | None:
        return None if inner is None else grounded(inner, look_up)

    return Assertion(
        predicate=assertion.predicate,
        operands=tuple(look_up(operand) for operand in assertion.operands),
        names=assertion.names,
        expected=assertion.expected,
        order=assertion.order,
        keys=assertion.keys,
        count=assertion.count,
        word=assertion.word,
        at=assertion.at,
        changed=tuple(look_up(operand) for operand in assertion.changed),
        each=inside(assertion.each),
        where=inside(assertion.where),
        effect=inside(assertion.effect),
        parts=tuple(grounded(part, look_up) for part in assertion.parts),
    )
