"""How a verification is called, and the sentence that closes it."""

from __future__ import annotations

from dataclasses import replace

from twinproof.games import answers
from twinproof.games.asking import contest_sentence, contested
from twinproof.games.verification import Verification
from twinproof.report.outcome import outcome_of
from twinproof.report.plain import one_line
from twinproof.report.wording import sentence


def title_of(found: Verification) -> str:
    """The game's title, or what the user called it where nobody said."""
    return one_line(answers.title_of(found.whole) or found.source.argument)


def closing_sentence(found: Verification) -> str:
    """How it went, in one sentence or two."""
    contest = contest_sentence(found.result)
    if not contest:
        return outcome_of(found.result).sentence
    refused = contested(found.result)
    cases = tuple(
        replace(case, failures=tuple(each for each in case.failures if each not in refused))
        for case in found.result.cases
    )
    rest = outcome_of(replace(found.result, cases=cases)).sentence if len(found.result.cases) > 1 else ""
    return f"{sentence(contest)} {rest}".strip()
