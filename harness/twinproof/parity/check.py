"""One case, all parties: what diverges, which divergence explains which, and who is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from twinproof.model import Case, CaseParity, Divergence, Fixture, QuantityRule
from twinproof.parity.attribution import attribute
from twinproof.parity.evidence import Evidence, gather
from twinproof.parity.order import upstream
from twinproof.parity.spec_side import Reported


def check_case(
    case: Case,
    rules: Sequence[QuantityRule],
    fixtures: Mapping[str, Fixture],
    spec: Fixture | None,
    reported: Mapping[str, Reported] | None = None,
) -> CaseParity:
    """Compares all engines with one another, with the spec, with their own tables and with the catalog.

    `rules` is what the case must report, in the order of dependence. `fixtures` are the engines' (without the
    spec), by entry name; an engine that has none is not compared. `spec` may say less than the case asks for,
    and may be exact where an engine is real. `reported` is what `evaluate_reported` makes of the tables in
    each engine's fixture. Divergences come in the order of dependence, undeclared quantities last.
    """
    evidence = _all_evidence(case, rules, fixtures, spec, reported or {})
    before = upstream(rules)
    diverging = {id_: each for id_, each in evidence.items() if each.pairs}
    divergences: dict[str, Divergence] = {}
    for id_, each in diverging.items():
        later = [other for other_id, other in diverging.items() if id_ in before.get(other_id, ())]
        found = attribute(each, later, case, list(fixtures))
        divergences[id_] = Divergence(
            case=case.id,
            quantity=id_,
            pairs=each.pairs,
            cause=_cause(
                id_, found.culprits, [divergences[d] for d in before.get(id_, ()) if d in divergences]
            ),
            culprits=found.culprits,
            why_no_culprit=found.why_not,
        )
    return CaseParity(
        case=case.id,
        divergences=tuple(divergences.values()),
        compared=sum(each.compared for each in evidence.values()),
        exact=sum(each.exact for each in evidence.values()),
    )


def _all_evidence(
    case: Case,
    rules: Sequence[QuantityRule],
    fixtures: Mapping[str, Fixture],
    spec: Fixture | None,
    reported: Mapping[str, Reported],
) -> dict[str, Evidence]:
    by_id: dict[str, QuantityRule | None] = {rule.id: rule for rule in rules}
    undeclared = (id_ for fixture in fixtures.values() for id_ in fixture.quantities if id_ not in by_id)
    for id_ in list(dict.fromkeys(undeclared)):
        by_id[id_] = None
    return {
        id_: gather(id_, rule, case, fixtures, spec=spec, reported=reported) for id_, rule in by_id.items()
    }


def _cause(quantity: str, culprits: Sequence[str], earlier: Sequence[Divergence]) -> str:
    """The first earlier cause that accounts for this divergence, or the quantity itself.

    Causes account for a divergence if every party that is wrong here was wrong in one of them; a cause that
    nobody is blamed for may account for anyone.
    """
    causes = [each for each in earlier if each.is_cause]
    blamed = {party for each in causes for party in each.culprits}
    somebody_always = all(each.culprits for each in causes)
    if not causes or (somebody_always and not blamed.issuperset(culprits)):
        return quantity
    return next(
        each.quantity
        for each in causes
        if not culprits or not each.culprits or not set(each.culprits).isdisjoint(culprits)
    )
