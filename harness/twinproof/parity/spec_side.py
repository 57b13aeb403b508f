"""The spec as a party: its answers as a fixture, and what it makes of the tables that engines report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

from twinproof.model import Case, EngineBlock, Fixture, Quantity, QuantityRule
from twinproof.spec.answers import InvalidParametersError, answer, answer_reported

Reported: TypeAlias = Mapping[str, Mapping[str, Fraction] | str]
"""Quantity -> its exact value by checkpoint, from what an engine reported; or why that table has none."""

TABLES = "average_strategy."

_BLOCK = EngineBlock(
    name="spec",
    version="1",
    language="Lean 4, mirrored in Python",
    runtime="exact rational arithmetic",
    libraries={},
)
_EXACT = {"real": "rational"}


def spec_fixture(case: Case, rules: Sequence[QuantityRule], spec_digest: str) -> Fixture | None:
    """What the spec says about a case, exact also where engines report reals; None where it says nothing.

    Raises InvalidParametersError for parameters that do not make sense.
    """
    answers = answer(case.kind, case.params)
    if not answers:
        return None
    quantities = {
        rule.id: Quantity(
            id=rule.id,
            kind=_EXACT.get(rule.kind, rule.kind),
            value=answers[rule.id],
            entries=_EXACT.get(rule.entries, rule.entries) if rule.entries else None,
            unit=rule.unit,
            definition=rule.definition,
        )
        for rule in rules
        if rule.id in answers
    }
    return Fixture(case, _BLOCK, spec_digest, quantities)


def evaluate_reported(case: Case, fixtures: Mapping[str, Fixture]) -> dict[str, Reported]:
    """What each engine's own strategy tables come to, exactly: party -> quantity -> checkpoint -> value.

    A table that is no profile of the game is named with the reason instead, under its own id.
    """
    return {party: _evaluated(case, fixture) for party, fixture in fixtures.items()}


def _evaluated(case: Case, fixture: Fixture) -> Reported:
    series: dict[str, dict[str, Fraction]] = {}
    faults: dict[str, str] = {}
    for id_, quantity in fixture.quantities.items():
        if not id_.startswith(TABLES):
            continue
        try:
            # One table at a time: a broken one must not hide what the others are worth.
            values = answer_reported(case.kind, case.params, {id_: quantity.value})
        except InvalidParametersError as error:
            faults[id_] = str(error)
            continue
        for name, by_checkpoint in values.items():
            series.setdefault(name, {}).update(by_checkpoint)
    return {**series, **faults}
