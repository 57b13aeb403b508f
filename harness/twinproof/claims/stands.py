"""The second question: does what the sentence names, as the spec defines it, satisfy the sentence?"""

from __future__ import annotations

from twinproof.claims.assertion import grounded
from twinproof.claims.claim import Claim, Reading
from twinproof.claims.opinions import Fixtures, opinions
from twinproof.claims.predicates import answer
from twinproof.claims.references import rule_of
from twinproof.claims.reply import Reply, Unanswered, lacking_lines, unanswered
from twinproof.model import Answer, Catalog, QuantityRef


def stands(claim: Claim, catalog: Catalog, fixtures: Fixtures) -> Reply[Answer] | Unanswered:
    """Yes or no, or, where readings differ, a convention; out of reach without its documents."""
    if claim.missing:
        needed = ", ".join(claim.missing)
        return Reply(
            Answer.OUT_OF_REACH,
            (f"stands: cannot be computed here: it needs {needed}, which is not at hand",),
        )
    replies: list[Reply[Answer]] = []
    for reading in claim.readings:
        reply = _under(reading, fixtures)
        if isinstance(reply, Unanswered):
            return reply
        replies.append(reply)
    answers = {reply.answer for reply in replies}
    evidence = tuple(dict.fromkeys(line for reply in replies for line in reply.evidence))
    definitions = _definitions(claim, catalog)
    if Answer.CONTESTED in answers:
        return Reply(Answer.CONTESTED, evidence + definitions)
    return Reply(answers.pop() if len(answers) == 1 else Answer.CONVENTION, evidence + definitions)


def _under(reading: Reading, fixtures: Fixtures) -> Reply[Answer] | Unanswered:
    refs = [operand for operand in reading.assertion.leaves() if isinstance(operand, QuantityRef)]
    asked = opinions(refs, fixtures, lambda look_up: answer(grounded(reading.assertion, look_up)))
    if (none := unanswered(asked)) is not None:
        return none
    begin = f"stands, read as '{reading.name}'" if reading.name else "stands"
    if (finding := asked.agreed) is None:
        return Reply(Answer.CONTESTED, tuple(f"{begin}: {line}" for line in asked.dissent))
    word = Answer.YES if finding.holds else Answer.NO
    return Reply(word, (f"{begin}: {word}: {finding.because}", *asked.other_grounds, *lacking_lines(asked)))


def _definitions(claim: Claim, catalog: Catalog) -> tuple[str, ...]:
    refs = [
        operand
        for reading in claim.readings
        for operand in reading.assertion.leaves()
        if isinstance(operand, QuantityRef)
    ]
    rules = [rule_of(ref, catalog) for ref in refs]
    names = dict.fromkeys(
        rule.definition for rule in rules if rule is not None and rule.definition is not None
    )
    return (f"as defined by {', '.join(names)}",) if names else ()
