"""From claims and fixtures to judgments: who is asked, what is contested, what is left out."""

from pathlib import Path

import pytest

from twinproof.claims import Accepted, judge, unjudged
from twinproof.claims.errors import UnfitOperandError
from twinproof.model import Answer, CheckVerdict, Fixture, Judgment, Verdict

from .toys import catalog, claims, fixture, fixtures

EQUALS = 'subject = "toy:value"\npredicate = { name = "equals", value = "-1/3" }'
PRINTED = 'printed = "-0.3333"\nport = "toy:value"\nsubject = "toy:other"\npredicate = { name = "equals" }'


def judged(folder: Path, fields: str, given: dict[str, dict[str, Fixture]]) -> Judgment:
    (judgment,) = judge(claims(folder, fields), catalog(), given, {})
    return judgment


def test_the_three_questions_are_answered_apart(tmp_path: Path) -> None:
    one = judged(tmp_path, PRINTED + '\ncheck = "check.toy"', fixtures("one", "two", "spec"))
    assert (one.reproduced, one.stands) == (Answer.YES, Answer.NO)
    assert (one.verdict, one.check) == (Verdict.ARTIFACT, CheckVerdict.SOUND)
    assert one.evidence == (
        "reproduced: yes: toy:value is -1/3 (-0.3333), printed -0.3333",
        "stands: no: toy:other is 2/3 (0.6667), not -0.3333",
        "as defined by Spec.other",
        "check check.toy: sensitive: it says no of doubled, but yes of shifted",
        "check check.toy: it says yes of every variation: renamed",
    )


def test_a_printed_text_is_compared_line_by_line(tmp_path: Path) -> None:
    fields = '''printed = """
a:p b:p
a:p b:%s"""
port = "toy:plans"
subject = "toy:plans"
predicate = { name = "equals" }'''
    assert judged(tmp_path, fields % "b", fixtures("one", "two")).verdict is Verdict.SURVIVES
    other = judged(tmp_path, fields % "p", fixtures("one", "two"))
    assert (other.reproduced, other.verdict) == (Answer.NO, Verdict.REFUTED)
    assert other.evidence[0] == (
        'reproduced: no: toy:plans is "a:p b:p | a:p b:b", not as expected in line 2, column 7: '
        '"a:p b:b", not "a:p b:p"'
    )


def test_parties_that_differ_make_it_contested(tmp_path: Path) -> None:
    given = fixtures("one", "two", "spec")
    given["toy"]["two"] = fixture("toy", value="1/3")
    one = judged(tmp_path, EQUALS, given)
    assert (one.stands, one.verdict) == (Answer.CONTESTED, Verdict.CONTESTED)
    assert one.evidence[:3] == (
        "stands: one says yes: toy:value is -1/3 (-0.3333)",
        "stands: two says no: toy:value is 1/3 (0.3333), not -1/3",
        "stands: spec says yes: toy:value is -1/3 (-0.3333)",
    )
    port = judged(tmp_path, PRINTED, given)
    assert (port.reproduced, port.verdict) == (Answer.CONTESTED, Verdict.CONTESTED)


def test_values_that_differ_but_answer_alike_are_no_contest(tmp_path: Path) -> None:
    given = fixtures("one", "two")
    given["toy"]["two"] = fixture("toy", value="-2/3")
    fields = 'subject = ["toy:value", "0"]\npredicate = { name = "less" }'
    assert judged(tmp_path, fields, given).verdict is Verdict.SURVIVES


def test_the_evidence_is_the_specs_and_who_has_other_values_is_named(tmp_path: Path) -> None:
    given = fixtures("one", "two", "spec")
    given["toy"]["one"] = fixture("toy", value="-2/3")
    fields = 'subject = ["toy:value", "0"]\npredicate = { name = "less" }'
    stands, others, *_ = judged(tmp_path, fields, given).evidence
    assert "-1/3" in stands
    assert "one" not in stands
    assert others.startswith("one says so by other values: ")
    assert "-2/3" in others


def test_a_value_of_the_wrong_kind_is_contested_and_said(tmp_path: Path) -> None:
    given = fixtures("one", "two")
    given["toy"]["two"] = fixture("toy", by_deal={"0 1": "2/1"})
    fields = 'subject = "toy:by_deal/0 2"\npredicate = { name = "equals", value = "1" }'
    one = judged(tmp_path, fields, given)
    assert one.verdict is Verdict.CONTESTED
    assert one.evidence[1] == (
        "stands: two gives no answer: toy:by_deal/0 2: it has no entry '0 2'; did you mean '0 1'? "
        "(it has '0 1')"
    )


def test_a_claim_that_no_value_fits_is_the_claims_fault(tmp_path: Path) -> None:
    fields = 'subject = "toy:by_deal/9 9"\npredicate = { name = "equals", value = "1" }'
    with pytest.raises(UnfitOperandError, match=r"^claim c: toy:by_deal/9 9: it has no entry '9 9'"):
        judged(tmp_path, fields, fixtures("one"))


def test_who_has_not_reported_an_operand_is_named_and_not_asked(tmp_path: Path) -> None:
    given = fixtures("one", "two", "spec")
    given["toy"]["two"] = fixture("toy", value=None)
    del given["toy"]["spec"]
    one = judged(tmp_path, EQUALS, given)
    assert one.verdict is Verdict.SURVIVES
    assert one.evidence[1:3] == (
        "two was not asked: it did not report toy:value",
        "spec was not asked: it did not report toy:value",
    )


@pytest.mark.parametrize("left", [("spec",), ()])
def test_what_no_engine_reported_is_not_judged_and_no_change(tmp_path: Path, left: tuple[str, ...]) -> None:
    given = fixtures("one", "spec")
    given["toy"] = {party: given["toy"][party] for party in left}
    loaded = claims(
        tmp_path, EQUALS, 'subject = "changed:value"\npredicate = { name = "equals", value = "0" }'
    )
    accepted = {each.id: Accepted(each.id, "survives/none", "r", "2026-01-01") for each in loaded}
    assert [each.claim for each in judge(loaded, catalog(), given, accepted)] == ["c1"]
    assert unjudged(loaded, catalog(), given) == ("claim c was not judged: no engine reported toy:value",)


def test_nothing_ran(tmp_path: Path) -> None:
    loaded = claims(tmp_path, EQUALS)
    assert judge(loaded, catalog(), {}, {}) == ()
    assert unjudged(loaded, catalog(), {}) == ("claim c was not judged: no engine ran",)


READINGS = """
predicate = { name = "equals", value = "2/3" }
[[claim.readings]]
name = "one way"
subject = "toy:other"
[[claim.readings]]
name = "another"
subject = "toy:%s"
"""


def test_readings_that_answer_differently_make_it_ambiguous(tmp_path: Path) -> None:
    one = judged(tmp_path, READINGS % "value", fixtures("one"))
    assert (one.stands, one.verdict) == (Answer.CONVENTION, Verdict.AMBIGUOUS)
    assert one.evidence[:2] == (
        "stands, read as 'one way': yes: toy:other is 2/3 (0.6667)",
        "stands, read as 'another': no: toy:value is -1/3 (-0.3333), not 2/3",
    )


def test_readings_that_answer_alike_do_not(tmp_path: Path) -> None:
    assert judged(tmp_path, READINGS % "other", fixtures("one")).verdict is Verdict.SURVIVES


def test_a_document_that_is_not_at_hand_puts_a_claim_out_of_reach(tmp_path: Path) -> None:
    one = judged(tmp_path, 'needs = "document: A paper, table 1"', fixtures("one"))
    assert (one.stands, one.verdict) == (Answer.OUT_OF_REACH, Verdict.NOT_CHECKABLE)
    assert one.evidence == (
        "stands: cannot be computed here: it needs A paper, table 1, which is not at hand",
    )


def test_a_printed_number_without_a_port_is_not_a_reproduction(tmp_path: Path) -> None:
    fields = 'printed = "0.6667"\nsubject = "toy:other"\npredicate = { name = "equals" }'
    one = judged(tmp_path, fields, fixtures("one"))
    assert (one.reproduced, one.verdict) == (Answer.NOT_APPLICABLE, Verdict.SURVIVES)


def test_the_accepted_verdict_is_compared_with_the_label(tmp_path: Path) -> None:
    loaded = claims(tmp_path, EQUALS)
    for label, changed in (("survives/none", False), ("survives/vacuous", True)):
        accepted = {"c": Accepted("c", label, "r", "2026-01-01")}
        (one,) = judge(loaded, catalog(), fixtures("one"), accepted)
        assert one.changed is changed
    (new,) = judge(loaded, catalog(), fixtures("one"), {})
    assert new.changed
    assert new.accepted is None
