from __future__ import annotations

from dataclasses import replace

import pytest

from report.runs import agreeing, diverging, judgment, troubled
from twinproof.model import CaseParity, CheckVerdict, Verdict
from twinproof.report import findings


def test_a_cause_holds_what_follows_from_it() -> None:
    (cause,) = findings.causes_of(diverging())
    assert cause.divergence.quantity == "value_by_deal"
    assert [other.quantity for other in cause.consequences] == ["nash_conv"]


def test_no_divergence_is_lost_where_its_cause_is_not_in_the_list() -> None:
    case = diverging()
    orphan = replace(case.parity.divergences[1], cause="reach_weights")
    alone = replace(case, parity=CaseParity(case.case.id, (orphan,), 1, 1))
    assert [cause.divergence.quantity for cause in findings.causes_of(alone)] == ["nash_conv"]


@pytest.mark.parametrize(
    ("verdict", "check", "expected"),
    [
        (Verdict.SURVIVES, CheckVerdict.NONE, False),
        (Verdict.SURVIVES, CheckVerdict.SOUND, False),
        (Verdict.SURVIVES, CheckVerdict.VACUOUS, True),
        (Verdict.SURVIVES, CheckVerdict.UNSOUND, True),
        (Verdict.ARTIFACT, CheckVerdict.SOUND, True),
        (Verdict.NOT_CHECKABLE, CheckVerdict.NONE, True),
    ],
)
def test_what_falls_or_could_not_have_fallen_teaches(
    verdict: Verdict, check: CheckVerdict, expected: bool
) -> None:
    assert findings.teaches(judgment("c", verdict, check)) is expected


def test_claims_are_grouped_by_section_in_the_order_of_the_source() -> None:
    sections = findings.sections(agreeing().judgments)
    assert [(s.name, [j.claim for j in s.judgments]) for s in sections] == [
        ("Section 1", ["holds", "holds-unchecked"]),
        ("Section 2", ["falls"]),
    ]


def test_changed_are_the_claims_whose_verdict_is_not_the_accepted_one() -> None:
    assert [j.claim for j in findings.changed(troubled())] == ["moved", "hostile"]
