"""Whether what claims refer to is in the catalog; what is not gets the nearest known name suggested."""

from __future__ import annotations

from twinproof.catalog.refs import format_ref
from twinproof.claims.errors import UnknownClaimReferenceError
from twinproof.documents.wording import listed, nearest
from twinproof.model import Catalog, QuantityRef, QuantityRule

_SINGLE = frozenset({"rational", "real", "integer", "boolean", "text"})


def rule_of(ref: QuantityRef, catalog: Catalog) -> QuantityRule | None:
    """What the catalog says about the quantity that `ref` lies in; None where it says nothing."""
    return next((rule for rule in catalog.rules.get(ref.case, ()) if rule.id == ref.quantity), None)


def check_reference(ref: QuantityRef, catalog: Catalog, where: str) -> None:
    """Raises UnknownClaimReferenceError where the case, or its quantity, or a path into it does not exist."""
    if ref.case not in catalog.rules:
        raise UnknownClaimReferenceError(
            f"{where}: expected the id of a case, found {ref.case!r}{nearest(ref.case, catalog.rules)}"
        )
    rule = rule_of(ref, catalog)
    if rule is None:
        known = [each.id for each in catalog.rules[ref.case]]
        near = nearest(ref.quantity, known) or f" (it has {listed(known)})"
        raise UnknownClaimReferenceError(
            f"{where}: expected a quantity of {ref.case}, found {ref.quantity!r}{near}"
        )
    if ref.path and rule.kind in _SINGLE:
        raise UnknownClaimReferenceError(
            f"{where}: {format_ref(ref)}: {ref.quantity} is a single value ({rule.kind}), it has no entries"
        )


def check_case(case: str, kind: str, catalog: Catalog, where: str) -> None:
    """Raises UnknownClaimReferenceError where there is no such case of that kind."""
    known = [each.id for each in catalog.cases if each.kind == kind]
    if case not in known:
        raise UnknownClaimReferenceError(
            f"{where}: expected the id of a case of kind {kind}, found {case!r}{nearest(case, known)}"
        )
