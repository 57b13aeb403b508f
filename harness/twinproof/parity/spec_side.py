"""The spec as a party: its answers as a fixture, and what it makes of what engines report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, cast

from twinproof.documents.rationals import format_rational
from twinproof.documents.tree import tree_digest
from twinproof.model import Case, EngineBlock, Fixture, Json, Quantity, QuantityRule
from twinproof.spec.answers import (
    InvalidParametersError,
    InvalidTreeError,
    TreeAnswer,
    answer,
    answer_reported,
    answer_tree,
)

Reported: TypeAlias = Mapping[str, Quantity | str]
"""Quantity -> what it must be by what the engine itself reported.

Or why there is no such value: a reported table or tree is none, or the quantity does not follow from it.
"""

Answer: TypeAlias = Mapping[str, Json]
Remember: TypeAlias = Callable[[Mapping[str, Json], Callable[[], Answer]], Answer]
"""The answer under a key, which holds all that decides it: the one kept, or else the computed one."""

TABLES = "average_strategy."
TREE = "tree"

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
        rule.id: _exact(
            Quantity(rule.id, rule.kind, None, rule.entries, rule.unit, rule.definition), answers[rule.id]
        )
        for rule in rules
        if rule.id in answers
    }
    return Fixture(case, _BLOCK, spec_digest, quantities)


def compute_anew(key: Mapping[str, Json], compute: Callable[[], Answer]) -> Answer:
    """Remembers nothing."""
    return compute()


def evaluate_reported(
    case: Case, fixtures: Mapping[str, Fixture], remember: Remember = compute_anew
) -> dict[str, Reported]:
    """What follows exactly from what each engine reported itself: party -> quantity -> value.

    From the strategy tables of a CFR run, and from the tree of an `extensive_game`; the same tree is
    evaluated once, whoever reports it, and not at all where `remember` has the answer. A table or tree that
    is none is named with the reason instead, under its own id; so is a quantity that does not follow from the
    tree, such as a best response where the spec finds imperfect recall.
    """
    trees: dict[str, Answer | str] = {}
    return {
        party: {**_from_tables(case, fixture), **_from_tree(case, fixture, trees, remember)}
        for party, fixture in fixtures.items()
    }


def _from_tables(case: Case, fixture: Fixture) -> Reported:
    series: dict[str, dict[str, Json]] = {}
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
            exact = {checkpoint: format_rational(value) for checkpoint, value in by_checkpoint.items()}
            series.setdefault(name, {}).update(exact)
    return {**{id_: Quantity(id_, "series", values, "rational") for id_, values in series.items()}, **faults}


def _from_tree(case: Case, fixture: Fixture, known: dict[str, Answer | str], remember: Remember) -> Reported:
    """`known` holds the answers to the trees of this case, by their digests."""
    tree = fixture.quantities.get(TREE)
    if case.kind != "extensive_game" or tree is None or not isinstance(tree.value, dict):
        return {}
    nodes = tree.value
    digest = tree_digest(nodes)
    if digest not in known:
        key: dict[str, Json] = {"kind": case.kind, "params": dict(case.params), TREE: digest}
        try:
            known[digest] = remember(key, lambda: cast(Answer, answer_tree(case.params, nodes)))
        except InvalidTreeError as error:
            known[digest] = str(error)
        except InvalidParametersError:
            # Of parameters that fit no tree, the spec's own answer to the case has said so.
            known[digest] = {"answers": {}, "refused": {}}
    found = known[digest]
    if isinstance(found, str):
        return {TREE: found}
    follows = cast(TreeAnswer, found)
    # What a quantity claims to be is between the engine and the catalog.
    said: dict[str, Quantity | str] = {
        id_: _exact(fixture.quantities[id_], value)
        for id_, value in follows["answers"].items()
        if id_ in fixture.quantities
    }
    return {**said, **{id_: why for id_, why in follows["refused"].items() if id_ in fixture.quantities}}


def _exact(quantity: Quantity, value: Json) -> Quantity:
    entries = _EXACT.get(quantity.entries, quantity.entries) if quantity.entries else None
    return replace(quantity, kind=_EXACT.get(quantity.kind, quantity.kind), value=value, entries=entries)
