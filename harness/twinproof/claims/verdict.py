"""The table that turns the answers to the three questions into a verdict."""

from __future__ import annotations

from twinproof.model import Answer, CheckVerdict, Verdict


def verdict(reproduced: Answer, stands: Answer, check: CheckVerdict) -> Verdict:
    """Contested where any answer is; else by the table, whose columns are `reproduced` and `stands`.

    `reproduced` is yes, no, n/a or contested.
    """
    if Answer.CONTESTED in (reproduced, stands) or check is CheckVerdict.CONTESTED:
        return Verdict.CONTESTED
    match stands:
        case Answer.CONVENTION:
            return Verdict.AMBIGUOUS
        case Answer.OUT_OF_REACH:
            return Verdict.NOT_CHECKABLE
        case Answer.YES:
            return Verdict.MISQUOTED if reproduced is Answer.NO else Verdict.SURVIVES
        case _:
            return Verdict.ARTIFACT if reproduced is Answer.YES else Verdict.REFUTED
