"""Who is wrong: who is against the catalog, the spec, its own tables or the majority; else nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.model import Case, PairDifference
from twinproof.parity.evidence import Evidence, agree


@dataclass(frozen=True)
class Attribution:
    """The parties that stand against the truth; `why_not` says why there are none."""

    culprits: tuple[str, ...]
    why_not: str = ""


def attribute(
    evidence: Evidence, later: Sequence[Evidence], case: Case, parties: Sequence[str]
) -> Attribution:
    """Who is wrong on a quantity that diverges; `later` is the evidence on everything computed from it.

    In this order: (1) who departs from the catalog, the spec, or the exact evaluation of what it reported
    itself; (2) whose later quantities contradict this one, evaluated exactly, while another party's do not;
    (3) whoever the majority of three or more parties is against.
    """
    direct = {
        pair.left for pair in (*evidence.against_catalog, *evidence.against_spec, *evidence.against_own)
    }
    if direct:
        return Attribution(tuple(party for party in parties if party in direct))
    involved = {side for pair in evidence.among_engines for side in (pair.left, pair.right)}
    contradicted = {
        pair.left
        for other in later
        for pair in other.against_own
        if pair.left in involved and _concerns(pair, other, evidence.quantity)
    }
    if contradicted and contradicted != involved:
        return Attribution(tuple(party for party in parties if party in contradicted))
    if minority := _minority(evidence, case):
        return Attribution(tuple(party for party in parties if party in minority))
    return Attribution((), _why_nobody(evidence, contradicted))


def _concerns(pair: PairDifference, other: Evidence, quantity: str) -> bool:
    # A series' entry at iteration T rests on the table of iteration T (`average_strategy.T`) and on no other.
    value = other.values[pair.left].value
    keys = value if isinstance(value, Mapping) and other.values[pair.left].kind == "series" else ()
    own = [key for key in keys if quantity.endswith(f".{key}")]
    return not own or any(difference.path[:1] == (own[0],) for difference in pair.differences)


def _minority(evidence: Evidence, case: Case) -> set[str]:
    """Whoever is against a majority that agrees within itself and with nobody else (not transitive)."""
    values = evidence.values
    if len(values) < 3:
        return set()
    agreeing = {(a, b) for a in values for b in values if a == b or agree(values[a], values[b], case)}
    for party in values:
        same = {other for other in values if (party, other) in agreeing}
        others = set(values) - same
        among_itself = all((a, b) in agreeing for a in same for b in same)
        with_nobody_else = not any((a, b) in agreeing for a in same for b in others)
        if among_itself and with_nobody_else and 2 * len(same) > len(values):
            return others
    return set()


def _why_nobody(evidence: Evidence, contradicted: set[str]) -> str:
    if evidence.spec is not None:
        return (
            "every party is within the tolerance of what the spec says; "
            "only what it does not say, or their distance from one another, differs"
        )
    if contradicted:
        return "the spec has no value for it, and every party's later figures contradict its own tables"
    if len(evidence.values) < 3:
        return (
            "the spec has no value for it, no party's later figures contradict it, "
            f"and {len(evidence.values)} parties make no majority"
        )
    return "the spec has no value for it, and no majority agrees on one"
