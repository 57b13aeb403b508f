"""What each party's quantity differs from: other engines, the spec, its own tables, the catalog."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from twinproof.catalog.tolerances import tolerance_for
from twinproof.compare import compare_pair, compare_quantities
from twinproof.model import Case, Difference, Fixture, PairDifference, Quantity, QuantityRule, Tolerance
from twinproof.parity.spec_side import Reported

SPEC = "spec"
CATALOG = "catalog"


def own_tables(party: str) -> str:
    """The name of the party that evaluates exactly what `party` itself reported."""
    return f"{SPEC} on {party}'s tables"


@dataclass(frozen=True)
class Evidence:
    """Everything known about one quantity of a case; all pairs are those that differ.

    `values` holds the quantity of each engine that reported it. `against_own` compares an engine with the
    exact evaluation of the tables and the tree that it reported itself, `against_catalog` with what the case
    must report. `evaluated`: there is such an evaluation of every engine that has the quantity.
    """

    quantity: str
    rule: QuantityRule | None
    values: Mapping[str, Quantity]
    spec: Quantity | None
    among_engines: tuple[PairDifference, ...]
    against_spec: tuple[PairDifference, ...]
    against_own: tuple[PairDifference, ...]
    against_catalog: tuple[PairDifference, ...]
    evaluated: bool = False

    @property
    def pairs(self) -> tuple[PairDifference, ...]:
        """All pairs that differ."""
        return (*self.among_engines, *self.against_spec, *self.against_own, *self.against_catalog)

    @property
    def compared(self) -> bool:
        """Whether two parties have the quantity."""
        return len(self.values) + (self.spec is not None) >= 2

    @property
    def exact(self) -> bool:
        """Whether the spec was among the parties, if only on reported trees, and no double was compared."""
        reported = [*self.values.values(), *([self.spec] if self.spec else [])]
        real = any("real" in (quantity.kind, quantity.entries) for quantity in reported)
        return self.compared and (self.spec is not None or self.evaluated) and not real


def gather(
    quantity: str,
    rule: QuantityRule | None,
    case: Case,
    fixtures: Mapping[str, Fixture],
    *,
    spec: Fixture | None,
    reported: Mapping[str, Reported],
) -> Evidence:
    """Compares every party on one quantity; `rule` is None for one that the case must not report."""
    tolerance = tolerance_for(case, quantity)
    values = {party: fixture.quantities.get(quantity) for party, fixture in fixtures.items()}
    exact = spec.quantities.get(quantity) if spec else None
    held = {party: value for party, value in values.items() if value is not None}
    among = [
        compare_pair(values[left], values[right], tolerance, None, (left, right))
        for left, right in combinations(values, 2)
        if left in held or right in held
    ]
    against_spec = [
        compare_pair(value, exact, tolerance, "right", (party, SPEC))
        for party, value in held.items()
        if exact
    ]
    against_own = [
        _against_own(party, value, own, tolerance)
        for party, value in held.items()
        if (own := reported.get(party, {}).get(quantity)) is not None
    ]
    against_catalog = [
        PairDifference(party, CATALOG, tuple(_misreported(value, rule)), tolerance)
        for party, value in values.items()
    ]
    return Evidence(
        quantity=quantity,
        rule=rule,
        values=held,
        spec=exact,
        among_engines=_differing(among),
        against_spec=_differing(against_spec),
        against_own=_differing(against_own),
        against_catalog=_differing(against_catalog),
        evaluated=all(isinstance(reported.get(party, {}).get(quantity), Quantity) for party in held),
    )


def _against_own(
    party: str, value: Quantity, own: Quantity | str, tolerance: Tolerance | None
) -> PairDifference:
    names = (party, own_tables(party))
    if isinstance(own, str):
        # The reason names the history; a whole tree beside it would only hide it.
        shown = None if value.kind == "tree" else value.value
        return PairDifference(*names, (Difference((), shown, None, None, own),), tolerance)
    return compare_pair(value, own, tolerance, "right", names)


def _differing(pairs: Sequence[PairDifference]) -> tuple[PairDifference, ...]:
    return tuple(pair for pair in pairs if pair.differences)


def agree(left: Quantity, right: Quantity, case: Case) -> bool:
    """Whether two engines say the same."""
    return not compare_quantities(left, right, tolerance_for(case, left.id)).differences


def _misreported(value: Quantity | None, rule: QuantityRule | None) -> Iterator[Difference]:
    if value is None or rule is None:
        if value is None and rule is not None:
            yield Difference((), None, rule.kind, None, "missing: the case must report it")
        if value is not None:
            yield Difference((), value.kind, None, None, "extra: the case does not report it")
        return
    for field in ("kind", "entries", "unit", "definition"):
        said, expected = getattr(value, field), getattr(rule, field)
        if said != expected:
            yield Difference((), said, expected, None, field)
    if rule.iterations and isinstance(value.value, dict):
        for key in [*value.value, *(key for key in rule.iterations if key not in value.value)]:
            if key not in rule.iterations:
                yield Difference(
                    (key,), value.value[key], None, None, "extra: the case has no such checkpoint"
                )
            elif key not in value.value:
                yield Difference((key,), None, None, None, "missing: the case has that checkpoint")
