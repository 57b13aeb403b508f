"""Questions written short: a predicate, its operands by name, and its data."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from twinproof.claims.assertion import Assertion, Expected, Given, Named
from twinproof.claims.digits import printed_number
from twinproof.claims.predicates import Finding, answer
from twinproof.claims.values import Value


def given(text: str) -> Given:
    """A value as a claim states it."""
    number = printed_number(text)
    return Given(text, number.number if number else None)


def printed(text: str) -> Expected:
    """A value as a source prints it."""
    number = printed_number(text)
    assert number is not None
    return number


def question(predicate: str, *values: Value | int, **data: Any) -> Assertion[Named]:
    """A question about operands called a, b, c, ..."""
    operands = tuple(Named("abcdefgh"[index], _exact(value)) for index, value in enumerate(values))
    return Assertion(predicate, operands=operands, **data)


def ask(predicate: str, *values: Value | int, **data: Any) -> Finding:
    """The answer to it."""
    return answer(question(predicate, *values, **data))


def holds(predicate: str, *values: Value | int, **data: Any) -> bool:
    """The answer, without the evidence."""
    return ask(predicate, *values, **data).holds


def _exact(value: Value | int) -> Value:
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return Fraction(value)
