"""Tolerances of a case: one for each real quantity, none for what is compared exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from twinproof.documents.errors import ToleranceError
from twinproof.documents.wording import nearest
from twinproof.model import Case, Json, QuantityRule, Tolerance, ToleranceRule


def tolerance_for(case: Case, quantity: str) -> Tolerance | None:
    """The tolerance of that quantity of the case; None where it has none and is compared exactly."""
    for rule in case.tolerances:
        if fnmatchcase(quantity, rule.quantity):
            return rule.tolerance
    return None


def is_real(rule: QuantityRule) -> bool:
    """Whether the quantity's numbers are doubles, compared within a tolerance."""
    return "real" in (rule.kind, rule.entries)


def read_tolerance(item: Mapping[str, Json]) -> Tolerance:
    """A schema-checked tolerance; absent bounds are 0."""
    return Tolerance(abs=_bound(item, "abs"), rel=_bound(item, "rel"), reason=str(item["reason"]))


def _bound(item: Mapping[str, Json], name: str) -> float:
    bound = item.get(name, 0)
    assert isinstance(bound, (int, float))
    return float(bound)


def check_tolerances(tolerances: Sequence[ToleranceRule], rules: Sequence[QuantityRule], where: str) -> None:
    """Raises ToleranceError unless each real quantity has exactly one tolerance and no other has any."""
    for tolerance in tolerances:
        if not any(fnmatchcase(rule.id, tolerance.quantity) for rule in rules):
            near = nearest(tolerance.quantity, (rule.id for rule in rules))
            raise ToleranceError(
                f"{where}: tolerance {tolerance.quantity!r}: expected a quantity of this case, "
                f"found none{near}"
            )
    for rule in rules:
        met = [each for each in tolerances if fnmatchcase(rule.id, each.quantity)]
        if len(met) > 1:
            raise ToleranceError(
                f"{where}: quantity {rule.id!r}: expected one tolerance, found {len(met)}: "
                + " and ".join(repr(each.quantity) for each in met)
            )
        if is_real(rule) and not met:
            raise ToleranceError(
                f"{where}: quantity {rule.id!r}: expected a tolerance with a reason, "
                "as for everything real, found none"
            )
        if met and not is_real(rule):
            raise ToleranceError(
                f"{where}: quantity {rule.id!r}: expected no tolerance, "
                f"it is {_exactly(rule)} and compared exactly, found {met[0].quantity!r}"
            )


def _exactly(rule: QuantityRule) -> str:
    return f"a {rule.kind} of {rule.entries} entries" if rule.entries else f"of kind {rule.kind}"
