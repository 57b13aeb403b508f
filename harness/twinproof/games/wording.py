"""How a verification is called, and the sentence that closes it."""

from __future__ import annotations

from dataclasses import replace

from twinproof.games import answers
from twinproof.games.asking import contest_sentence, contested
from twinproof.games.verification import Verification
from twinproof.model import RunResult
from twinproof.parity import SPEC
from twinproof.report.outcome import outcome_of
from twinproof.report.plain import one_line
from twinproof.report.wording import count, sentence


def title_of(found: Verification) -> str:
    """The game's title, or what the user called it where nobody said."""
    return one_line(answers.title_of(found.whole) or found.source.argument)


def closing_sentence(found: Verification) -> str:
    """How it went, in one sentence or two."""
    contest = contest_sentence(found.result)
    if not contest:
        return _sentence(found, found.result)
    refused = contested(found.result)
    cases = tuple(
        replace(case, failures=tuple(each for each in case.failures if each not in refused))
        for case in found.result.cases
    )
    rest = _sentence(found, replace(found.result, cases=cases)) if len(found.result.cases) > 1 else ""
    return f"{sentence(contest)} {rest}".strip()


def _sentence(found: Verification, result: RunResult) -> str:
    """The sentence of a run, which must not claim the spec for what it has no value of."""
    compared = sum(case.parity.compared for case in result.cases)
    exact = sum(case.parity.exact for case in result.cases)
    which = f"{exact:,}" if exact else "none"
    numbers = (
        f"{count(compared, 'quantity', 'quantities')} compared, {which} of them exactly and with the spec"
    )
    if exact and found.spec_on_tree:
        numbers += ", which worked on the tree that the engines report"
    return outcome_of(_without_spec(result), numbers).sentence


def _without_spec(result: RunResult) -> RunResult:
    """`result` with engines alone as parties, if there are several: that they agree is about them."""
    engines = {party for case in result.cases for party in case.fixtures if party != SPEC}
    if len(engines) < 2 and any(case.parity.compared for case in result.cases):
        return result
    return replace(
        result,
        cases=tuple(
            replace(case, fixtures={party: each for party, each in case.fixtures.items() if party != SPEC})
            for case in result.cases
        ),
    )
