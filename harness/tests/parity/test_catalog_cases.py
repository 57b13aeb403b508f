"""Every quantity of every kind of case that we ship: one tampering, one cause, one culprit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from compare.quantities import spots, tampered

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.documents import dump_fixture, parse_fixture, parse_rational
from twinproof.model import Case, Fixture, Json, Quantity, QuantityRule
from twinproof.parity import check_case, spec_fixture

CATALOG = load_catalog(shipped_cases())
DIGEST = "sha256:" + "0" * 64


def one_of_each_kind() -> Iterator[Case]:
    """The first case of each kind and task that the spec answers."""
    met = set()
    for case in CATALOG.cases:
        key = (case.kind, case.params.get("task"))
        if key not in met and spec_fixture(case, CATALOG.rules[case.id], DIGEST) is not None:
            met.add(key)
            yield case


CASES = list(one_of_each_kind())


def as_reported(spec: Fixture, case: Case) -> Fixture:
    """What an engine without fault would say: doubles where the case asks for reals.

    Where the spec has no answer (the source's checks, renderings), anything: engines alike.
    """
    return replace(
        spec,
        quantities={
            rule.id: Quantity(
                rule.id, rule.kind, _reported(rule, spec), rule.entries, rule.unit, rule.definition
            )
            for rule in CATALOG.rules[case.id]
        },
    )


def _reported(rule: QuantityRule, spec: Fixture) -> Json:
    exact = spec.quantities.get(rule.id)
    if exact is None:
        return {"table": {"x": True}, "text": "x"}.get(rule.kind, True)
    return _in_doubles(exact.value) if "real" in (rule.kind, rule.entries) else exact.value


def _in_doubles(value: Json) -> Json:
    if isinstance(value, dict):
        labels = ("type", "infoset", "player", "actions")
        return {key: child if key in labels else _in_doubles(child) for key, child in value.items()}
    if isinstance(value, list):
        return [_in_doubles(child) for child in value]
    return float(parse_rational(value)) if isinstance(value, str) else value


def test_the_spec_answers_every_kind_but_cfr() -> None:
    assert {(case.kind, case.params.get("task")) for case in CASES} == {
        ("ported_enumeration", None),
        ("ported_check", None),
        ("profile_evaluation", None),
        ("best_response_mixed", None),
        ("openspiel_reference", "tree"),
        ("openspiel_reference", "profile"),
        ("extensive_game", None),
    }


@pytest.mark.parametrize("case", CATALOG.cases, ids=lambda case: case.id)
def test_the_spec_says_nothing_that_the_catalog_does_not_ask_for(case: Case) -> None:
    spec = spec_fixture(case, CATALOG.rules[case.id], DIGEST)
    if spec is not None:
        # The spec's fixtures are documents like the engines': they pass the same reading.
        assert parse_fixture(dump_fixture(spec, with_run=False).encode(), "spec", case) == spec


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_engines_that_say_what_the_spec_says_do_not_diverge(case: Case) -> None:
    rules = CATALOG.rules[case.id]
    spec = spec_fixture(case, rules, DIGEST)
    assert spec is not None
    honest = as_reported(spec, case)
    parity = check_case(case, rules, {"x": honest, "y": honest}, spec)
    assert parity.divergences == ()
    assert parity.compared == len(rules)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_each_tampered_quantity_is_the_one_cause(case: Case) -> None:
    rules = CATALOG.rules[case.id]
    spec = spec_fixture(case, rules, DIGEST)
    assert spec is not None
    honest = as_reported(spec, case)
    for rule in rules:
        quantity = honest.quantities[rule.id]
        spot = spots(quantity.value, quantity.kind)
        if not spot:
            # A check without variations has an empty table: nothing to tamper with.
            continue
        liar = replace(honest, quantities={**honest.quantities, rule.id: tampered(quantity, spot[-1])})
        parity = check_case(case, rules, {"x": honest, "y": liar}, spec)
        found = [(each.quantity, each.is_cause, each.culprits) for each in parity.divergences]
        # What a check of the source says, the spec does not know: two engines without a third opinion.
        assert found == [(rule.id, True, ("y",) if rule.id in spec.quantities else ())]
