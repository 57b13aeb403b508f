"""Values as fixtures encode them (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from twinproof.documents.rationals import format_rational
from twinproof.spec import kuhn, labels
from twinproof.spec.answers.errors import MissingValueError
from twinproof.spec.profile import Table
from twinproof.spec.tree import Deal

Value = TypeVar("Value")


def present(value: Value | None) -> Value:
    """The value. Raises MissingValueError where there is none: validated parameters leave none missing."""
    if value is None:
        raise MissingValueError("expected the spec to have a value for validated parameters, found none")
    return value


def rational(value: Fraction | None) -> str:
    """`p/q` in lowest terms, q always written."""
    return format_rational(present(value))


def by_deal(values: Iterable[tuple[Deal, Fraction]] | None) -> dict[str, str]:
    """Deal -> rational."""
    return {labels.deal(deal): rational(value) for deal, value in present(values)}


def in_deal_order(values: Sequence[Value] | None) -> dict[str, Value]:
    """Deal -> value, of a list with one entry for each deal."""
    return {labels.deal(deal): value for deal, value in zip(kuhn.DEALS, present(values), strict=True)}


def strategy(table: Table | None) -> dict[str, dict[str, str]]:
    """Infoset -> action -> probability."""
    return {
        labels.infoset(infoset): {labels.action(action): rational(p) for action, p in row.items()}
        for infoset, row in present(table).items()
    }


def lines(texts: Iterable[str]) -> str:
    """Lines of a text."""
    return "\n".join(texts)


Answer = dict[str, Any]
"""Quantity id -> value."""

Params = Mapping[str, Any]
