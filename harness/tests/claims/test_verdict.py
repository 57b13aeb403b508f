"""The verdict table, row by row as the design states it."""

import pytest

from twinproof.claims.verdict import verdict
from twinproof.model import Answer, CheckVerdict, Verdict

Y, N, NA = Answer.YES, Answer.NO, Answer.NOT_APPLICABLE


@pytest.mark.parametrize(
    ("reproduced", "stands", "expected"),
    [
        (Y, Y, Verdict.SURVIVES),
        (NA, Y, Verdict.SURVIVES),
        (Y, N, Verdict.ARTIFACT),
        (N, Y, Verdict.MISQUOTED),
        (N, N, Verdict.REFUTED),
        (NA, N, Verdict.REFUTED),
        *((each, Answer.CONVENTION, Verdict.AMBIGUOUS) for each in (Y, N, NA)),
        *((each, Answer.OUT_OF_REACH, Verdict.NOT_CHECKABLE) for each in (Y, N, NA)),
        (Answer.CONTESTED, Y, Verdict.CONTESTED),
        (Y, Answer.CONTESTED, Verdict.CONTESTED),
        (Answer.CONTESTED, Answer.OUT_OF_REACH, Verdict.CONTESTED),
    ],
)
def test_verdict(reproduced: Answer, stands: Answer, expected: Verdict) -> None:
    assert verdict(reproduced, stands, CheckVerdict.NONE) is expected


@pytest.mark.parametrize("check", list(CheckVerdict))
def test_a_check_changes_the_verdict_only_where_it_is_contested(check: CheckVerdict) -> None:
    expected = Verdict.CONTESTED if check is CheckVerdict.CONTESTED else Verdict.SURVIVES
    assert verdict(Y, Y, check) is expected
