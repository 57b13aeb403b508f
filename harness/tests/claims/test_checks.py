"""The verdict on a source's check, and the faults of our own lists that must not pass for one."""

import pytest

from twinproof.claims.checks import check_verdict
from twinproof.claims.reply import Reply, Unanswered
from twinproof.model import CheckVerdict, Json

from .toys import fixture

T, F = True, False


def verdict(**changes: Json) -> Reply[CheckVerdict]:
    reply = check_verdict("check.toy", {"check.toy": {"one": fixture("check.toy", **changes)}})
    assert isinstance(reply, Reply)
    return reply


@pytest.mark.parametrize(
    ("mutations", "variations", "expected"),
    [
        ({"doubled": F, "shifted": F}, {"renamed": T}, CheckVerdict.SOUND),
        ({"doubled": F, "shifted": T}, {"renamed": T}, CheckVerdict.SOUND),
        ({"doubled": T, "shifted": T}, {"renamed": T}, CheckVerdict.VACUOUS),
        ({"doubled": F, "shifted": F}, {"renamed": F}, CheckVerdict.UNSOUND),
        ({"doubled": T, "shifted": T}, {"renamed": F}, CheckVerdict.VACUOUS),
    ],
)
def test_sensitive_and_sound(
    mutations: dict[str, Json], variations: dict[str, Json], expected: CheckVerdict
) -> None:
    assert verdict(mutations__check=mutations, variations__check=variations).answer is expected


def test_a_vacuous_check_names_the_mutations_tried() -> None:
    reply = verdict(mutations__check={"doubled": T, "shifted": T})
    assert reply.evidence[0] == (
        "check check.toy: insensitive: it says yes of every mutation tried: doubled, shifted"
    )


def test_no_variation_is_said() -> None:
    reply = verdict(variations__check={}, variations__sentence={})
    assert reply == Reply(
        CheckVerdict.SOUND,
        (
            "check check.toy: sensitive: it says no of doubled, but yes of shifted",
            "check check.toy: no variation is listed",
        ),
    )


def test_a_mutation_that_changes_nothing_is_our_fault_by_name() -> None:
    reply = verdict(mutations__sentence={"doubled": F, "shifted": T})
    assert reply.answer is CheckVerdict.CONTESTED
    assert reply.evidence == ("check check.toy: one says no: mutation shifted leaves the sentence true",)


def test_a_variation_that_changes_the_sentence_is_our_fault_by_name() -> None:
    reply = verdict(variations__sentence={"renamed": F})
    assert reply.answer is CheckVerdict.CONTESTED
    assert reply.evidence == ("check check.toy: one says no: variation renamed makes the sentence false",)


def test_without_mutations_nothing_is_known() -> None:
    assert verdict(mutations__check={}, mutations__sentence={}).answer is CheckVerdict.CONTESTED


def test_engines_that_differ_make_it_contested() -> None:
    other = fixture("check.toy", mutations__check={"doubled": T, "shifted": T})
    reply = check_verdict("check.toy", {"check.toy": {"one": fixture("check.toy"), "two": other}})
    assert isinstance(reply, Reply)
    assert reply.answer is CheckVerdict.CONTESTED
    assert reply.evidence[1].startswith("check check.toy: two says no: insensitive")


def test_the_spec_speaks_of_the_sentences_only_and_is_heard() -> None:
    spec = fixture("check.toy", mutations__check=None, variations__check=None)
    wrong = fixture(
        "check.toy", mutations__check=None, variations__check=None, variations__sentence={"renamed": F}
    )
    one = fixture("check.toy")
    alike = check_verdict("check.toy", {"check.toy": {"one": one, "spec": spec}})
    apart = check_verdict("check.toy", {"check.toy": {"one": one, "spec": wrong}})
    assert isinstance(alike, Reply)
    assert isinstance(apart, Reply)
    assert (alike.answer, apart.answer) == (CheckVerdict.SOUND, CheckVerdict.CONTESTED)


def test_a_check_that_no_engine_ran_is_not_answered() -> None:
    spec = fixture("check.toy", mutations__check=None, variations__check=None)
    assert isinstance(check_verdict("check.toy", {"check.toy": {"spec": spec}}), Unanswered)


def test_no_check() -> None:
    assert check_verdict(None, {}) == Reply(CheckVerdict.NONE)
