"""Parity: what diverges first, who is wrong, and what different cases must say alike."""

from twinproof.parity.check import check_case
from twinproof.parity.drill import Explanation, Spot, UnknownQuantityError, explain, locate
from twinproof.parity.evidence import CATALOG, SPEC, own_tables
from twinproof.parity.formulations import conflicts
from twinproof.parity.identities import check_identities
from twinproof.parity.idle_tolerances import idle_tolerances
from twinproof.parity.order import direct_sources, upstream
from twinproof.parity.spec_side import Answer, Remember, Reported, evaluate_reported, spec_fixture

__all__ = [
    "CATALOG",
    "SPEC",
    "Answer",
    "Explanation",
    "Remember",
    "Reported",
    "Spot",
    "UnknownQuantityError",
    "check_case",
    "check_identities",
    "conflicts",
    "direct_sources",
    "evaluate_reported",
    "explain",
    "idle_tolerances",
    "locate",
    "own_tables",
    "spec_fixture",
    "upstream",
]
