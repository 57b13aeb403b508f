"""The first question: does a faithful port of what the source does give what it prints, to its digits?"""

from __future__ import annotations

from twinproof.claims.assertion import Assertion, Operand, grounded
from twinproof.claims.claim import Claim
from twinproof.claims.opinions import Fixtures, opinions
from twinproof.claims.predicates import answer
from twinproof.claims.predicates.equality import stated
from twinproof.claims.reply import Reply, Unanswered, lacking_lines, unanswered
from twinproof.model import Answer


def reproduced(claim: Claim, fixtures: Fixtures) -> Reply[Answer] | Unanswered:
    """Yes or no; not applicable where the source prints nothing, or prints what it did not compute."""
    if not claim.port:
        printed = ", ".join(map(stated, claim.printed))
        note = (
            (f"reproduced: not applicable: the source states {printed} without computing it",)
            if printed
            else ()
        )
        return Reply(Answer.NOT_APPLICABLE, note)
    port: Assertion[Operand] = Assertion("equals", operands=claim.port, expected=claim.printed)
    asked = opinions(claim.port, fixtures, lambda look_up: answer(grounded(port, look_up)))
    if (none := unanswered(asked)) is not None:
        return none
    if (finding := asked.agreed) is None:
        return Reply(Answer.CONTESTED, tuple(f"reproduced: {line}" for line in asked.dissent))
    word = Answer.YES if finding.holds else Answer.NO
    return Reply(
        word, (f"reproduced: {word}: {finding.because}", *asked.other_grounds, *lacking_lines(asked))
    )
