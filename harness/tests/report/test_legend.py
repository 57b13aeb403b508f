from __future__ import annotations

from twinproof.model import CheckVerdict, Verdict
from twinproof.report.legend import CHECKS, VERDICTS


def test_every_verdict_that_a_report_can_show_is_explained() -> None:
    assert [term for term, _ in VERDICTS] == list(Verdict)
    assert [term for term, _ in CHECKS] == list(CheckVerdict)
