"""Identities between cases: what one engine says in two places must agree."""

from __future__ import annotations

from collections.abc import Mapping

from twinproof.catalog.refs import entry_at, format_ref
from twinproof.compare import compare_values
from twinproof.model import (
    Catalog,
    Difference,
    Fixture,
    Identity,
    IdentityResult,
    Json,
    PairDifference,
    Quantity,
    QuantityRef,
)

_Found = tuple[Quantity, Json]


def check_identities(
    catalog: Catalog, fixtures: Mapping[str, Mapping[str, Fixture]]
) -> tuple[IdentityResult, ...]:
    """Every identity, for every party with a fixture of both cases; `fixtures`: case -> party -> fixture.

    A quantity or an entry that is missing in such a fixture is a difference. The sides of each pair are named
    by their references.
    """
    results: list[IdentityResult] = []
    for identity in catalog.identities:
        left, right = fixtures.get(identity.left.case, {}), fixtures.get(identity.right.case, {})
        results.extend(
            IdentityResult(identity, party, _compare(identity, left[party], right[party]))
            for party in left
            if party in right
        )
    return tuple(results)


def _compare(identity: Identity, left: Fixture, right: Fixture) -> PairDifference:
    names = (format_ref(identity.left), format_ref(identity.right))
    a, b = _find(left, identity.left), _find(right, identity.right)
    if a is None or b is None:
        missing = " and ".join(name for name, side in zip(names, (a, b), strict=True) if side is None)
        values = (a[1] if a else None, b[1] if b else None)
        difference = Difference((), *values, None, f"not reported: {missing}")
        return PairDifference(*names, (difference,), identity.tolerance)
    comparison = compare_values(*a, *b, identity.tolerance)
    return PairDifference(
        *names, comparison.differences, identity.tolerance, comparison.compared, comparison.left_out
    )


def _find(fixture: Fixture, ref: QuantityRef) -> _Found | None:
    quantity = fixture.quantities.get(ref.quantity)
    try:
        return None if quantity is None else (quantity, entry_at(quantity.value, ref.path))
    except KeyError:
        return None
