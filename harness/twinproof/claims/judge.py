"""Claims to judgments: three questions, each answered by computation alone, and the verdict that follows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from twinproof.claims.accepted import Accepted
from twinproof.claims.checks import check_verdict
from twinproof.claims.claim import Claim
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.opinions import Fixtures
from twinproof.claims.reply import Unanswered
from twinproof.claims.reproduced import reproduced
from twinproof.claims.stands import stands
from twinproof.claims.verdict import verdict
from twinproof.model import Catalog, Judgment


def judge(
    claims: Iterable[Claim], catalog: Catalog, fixtures: Fixtures, accepted: Mapping[str, Accepted]
) -> tuple[Judgment, ...]:
    """The judgments, in the order of the claims.

    A claim that no engine's answers reach (a case failed, or was not run) has no judgment, so that its
    verdict does not count as changed: `unjudged` names it. Raises UnfitOperandError for a claim that makes
    no sense of any party's values.
    """
    judged = (_judgment(claim, catalog, fixtures, accepted) for claim in claims)
    return tuple(each for each in judged if isinstance(each, Judgment))


def unjudged(claims: Iterable[Claim], catalog: Catalog, fixtures: Fixtures) -> tuple[str, ...]:
    """One line for each claim that `judge` leaves out: which, and what no engine reported."""
    tried = ((claim, _judgment(claim, catalog, fixtures, {})) for claim in claims)
    return tuple(
        f"claim {claim.id} was not judged: {each.why}"
        for claim, each in tried
        if isinstance(each, Unanswered)
    )


def _judgment(
    claim: Claim, catalog: Catalog, fixtures: Fixtures, accepted: Mapping[str, Accepted]
) -> Judgment | Unanswered:
    try:
        first = reproduced(claim, fixtures)
        second = stands(claim, catalog, fixtures)
        third = check_verdict(claim.check, fixtures)
    except UnfitOperandError as error:
        raise UnfitOperandError(f"claim {claim.id}: {error}") from None
    if isinstance(first, Unanswered):
        return first
    if isinstance(second, Unanswered):
        return second
    if isinstance(third, Unanswered):
        return third
    known = accepted.get(claim.id)
    return Judgment(
        claim=claim.id,
        source=claim.source,
        where=claim.where,
        statement=claim.statement,
        reproduced=first.answer,
        stands=second.answer,
        verdict=verdict(first.answer, second.answer, third.answer),
        check=third.answer,
        evidence=(*first.evidence, *second.evidence, *third.evidence),
        accepted=None if known is None else known.label,
        reason="" if known is None else known.reason,
    )
