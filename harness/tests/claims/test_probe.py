"""The probe finds what no answer depends on, and nothing else."""

from pathlib import Path

import pytest

from twinproof.claims import probe
from twinproof.model import Json

from .toys import catalog, claims, fixture, fixtures


def problems(folder: Path, fields: str, **changes: Json) -> list[str]:
    given = fixtures("one", "two", "spec")
    given["toy"] = {party: fixture("toy", **changes) for party in ("one", "two", "spec")}
    return [each.what for each in probe(claims(folder, fields), catalog(), given)]


@pytest.mark.parametrize(
    "fields",
    [
        'printed = "-0.3333"\nport = "toy:value"\nsubject = "toy:value"\npredicate = { name = "equals" }',
        'printed = "-0.3333"\nport = "toy:value"\nsubject = "toy:other"\npredicate = { name = "equals" }',
        'printed = "9.9"\nport = "toy:value"\nsubject = "toy:other"\npredicate = { name = "equals" }',
        'printed = """a:p\nb:b"""\nport = "toy:plans"\nsubject = "toy:fair"\n'
        'predicate = { name = "equals", value = "true" }',
        'subject = "toy:fair"\npredicate = { name = "equals", value = "true" }',
        'subject = "toy:plans"\npredicate = { name = "has_line", value = "b:b" }',
        'subject = ["toy:value", "toy:other"]\npredicate = { name = "differ" }',
        'subject = "toy:grid/1"\npredicate = { name = "argmax_is", keys = ["1"] }',
        'subject = "toy:weights"\npredicate = { name = "determined_by", word = 2 }',
        'subject = ["toy:by_deal", "toy:weights"]\n'
        'predicate = { name = "holds_for_every", each = { name = "at_most" } }',
        'subject = "toy:by_deal"\n[claim.predicate]\nname = "count_is"\ncount = 1\n'
        'each = { name = "equals", value = "2" }\n'
        'where = { subject = "toy:weights", name = "equals", value = "1" }',
        'subject = "toy:value"\n[claim.predicate]\nname = "cause"\nchanged = "changed:value"\n'
        'effect = { name = "equals", value = "0" }',
        'check = "check.toy"\nsubject = "toy:rate"\npredicate = { name = "equals", value = "1" }',
        'needs = "document: A paper"',
    ],
)
def test_what_can_move_is_left_alone(tmp_path: Path, fields: str) -> None:
    assert problems(tmp_path, fields) == []


def test_a_conjunction_that_fails_twice_is_moved_by_altering_both(tmp_path: Path) -> None:
    fields = (
        'subject = ["toy:value", "toy:other", "toy:count"]\n'
        'predicate = { name = "equals", value = ["1", "2", "3"] }'
    )
    assert problems(tmp_path, fields) == []


def test_an_operand_that_cannot_matter_is_named(tmp_path: Path) -> None:
    # 1 < 0 is false whatever the other part says.
    fields = (
        'predicate = { name = "all_of", parts = [{ name = "less", subject = ["1", "0"] },'
        ' { name = "equals", subject = "toy:value", value = "0" }] }'
    )
    assert problems(tmp_path, fields) == ["toy:value"]


def test_an_operand_beside_the_point_is_named(tmp_path: Path) -> None:
    # 0 < 1 is true whatever the other part says.
    fields = (
        'predicate = { name = "any_of", parts = [{ name = "less", subject = ["0", "1"] },'
        ' { name = "less", subject = ["toy:value", "toy:other"] }] }'
    )
    assert problems(tmp_path, fields) == ["toy:value", "toy:other"]


def test_the_message_is_one_line(tmp_path: Path) -> None:
    fields = (
        'predicate = { name = "any_of", parts = [{ name = "less", subject = ["0", "1"] },'
        ' { name = "equals", subject = "toy:value", value = "0" }] }'
    )
    (problem,) = probe(claims(tmp_path, fields), catalog(), fixtures("one"))
    assert str(problem) == (
        "claim c: no answer moves when toy:value is altered: it is no part of the question"
    )
