"""Claims: what a source publishes, as data, and the verdict that computation gives on it."""

from twinproof.claims.accept import accept
from twinproof.claims.accepted import Accepted, load_accepted, shipped_accepted
from twinproof.claims.claim import Claim, Reading
from twinproof.claims.judge import judge, unjudged
from twinproof.claims.load import load_claims, shipped_claims
from twinproof.claims.predicates import PREDICATES, Finding, Predicate
from twinproof.claims.probe import Problem, probe

__all__ = [
    "PREDICATES",
    "Accepted",
    "Claim",
    "Finding",
    "Predicate",
    "Problem",
    "Reading",
    "accept",
    "judge",
    "load_accepted",
    "load_claims",
    "probe",
    "shipped_accepted",
    "shipped_claims",
    "unjudged",
]
