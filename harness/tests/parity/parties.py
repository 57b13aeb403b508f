"""Parties that say what they are told to: a case, its rules, and fixtures made of quantities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from twinproof.model import Case, EngineBlock, Fixture, Json, Quantity, QuantityRule, Tolerance, ToleranceRule

TOLERANCE = Tolerance(1e-9, 0.0, "a test's")
CASE = Case("case", "kind", "A case", {}, (ToleranceRule("*", TOLERANCE),))
BLOCK = EngineBlock("engine", "1", "any", "any", {})


def rule(quantity: Quantity, *sources: str, **more: tuple[str, ...]) -> QuantityRule:
    """What asks for that quantity."""
    return QuantityRule(
        quantity.id, quantity.kind, quantity.entries, quantity.unit, quantity.definition, sources, **more
    )


def party(*quantities: Quantity, case: Case = CASE) -> Fixture:
    """The fixture of someone who reports these."""
    return Fixture(case, BLOCK, "sha256:" + "0" * 64, {quantity.id: quantity for quantity in quantities})


def rational(id_: str, value: Json) -> Quantity:
    """A rational quantity."""
    return Quantity(id_, "rational", value)


def real(id_: str, value: Json) -> Quantity:
    """A real quantity."""
    return Quantity(id_, "real", value)


def with_quantity(fixture: Fixture, quantity: Quantity) -> Fixture:
    """The fixture with one quantity exchanged or added."""
    return replace(fixture, quantities={**fixture.quantities, quantity.id: quantity})


def without(fixture: Fixture, id_: str) -> Fixture:
    """The fixture without one quantity."""
    kept: Mapping[str, Quantity] = {key: each for key, each in fixture.quantities.items() if key != id_}
    return replace(fixture, quantities=kept)
