"""Tolerances so large that no comparison within them can fail."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from twinproof.catalog.tolerances import tolerance_for
from twinproof.compare.numbers import exact_value
from twinproof.model import Case, Fixture, Json, Tolerance


def idle_tolerances(case: Case, fixture: Fixture, spec: Fixture | None = None) -> Iterator[str]:
    """A line for each quantity of `fixture` whose tolerance would accept 0 in place of every number in it.

    Where the spec has the quantity, its numbers are the ones meant. A quantity without numbers other than 0
    is not spoken of.
    """
    exact = spec.quantities if spec else {}
    for quantity in fixture.quantities.values():
        if (tolerance := tolerance_for(case, quantity.id)) is None:
            continue
        sizes = [abs(number) for number in _numbers(exact.get(quantity.id, quantity).value) if number]
        if sizes and all(_accepts_zero(tolerance, size) for size in sizes):
            yield (
                f"{case.id}: {quantity.id}: agreement says nothing: the tolerance, {tolerance.abs:g} + "
                f"{tolerance.rel:g} of the reference, would accept 0 in place of every value; make it smaller"
            )


def _accepts_zero(tolerance: Tolerance, size: Fraction) -> bool:
    return size <= Fraction(tolerance.abs) + Fraction(tolerance.rel) * size


def _numbers(value: Json) -> Iterator[Fraction]:
    """The numbers in a value, at any depth."""
    if isinstance(value, dict | list):
        for child in value.values() if isinstance(value, dict) else value:
            yield from _numbers(child)
    elif (number := exact_value(value)) is not None:
        yield number
