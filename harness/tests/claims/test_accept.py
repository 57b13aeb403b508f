"""Accepting verdicts: what is written, byte for byte, and what is refused."""

from datetime import date
from pathlib import Path

import pytest

from twinproof.claims import accept, judge, load_accepted
from twinproof.claims.errors import AcceptedFileError, NotAcceptableError, UnknownClaimError
from twinproof.errors import InvalidDocumentError

from .toys import catalog, claims, fixture, fixtures

EQUALS = 'subject = "toy:value"\npredicate = { name = "equals", value = "-1/3" }'
DAY = date(2026, 2, 3)


def accepted(folder: Path, claim: str, reason: str) -> Path:
    loaded = claims(folder, EQUALS, EQUALS.replace("toy", "changed"))
    path = folder / "accepted.toml"
    judgments = judge(loaded, catalog(), fixtures("one"), {})
    accept(claim, reason, claims=loaded, judgments=judgments, path=path, today=DAY)
    return path


def test_the_file_is_sorted_and_says_who_writes_it(tmp_path: Path) -> None:
    accepted(tmp_path, "c1", "second")
    path = accepted(tmp_path, "c", ' a "quoted" reason, naïvement \\ ')
    assert path.read_text(encoding="utf-8") == (
        "# The accepted verdicts, sorted by claim.\n"
        "# Written by `twinproof claims accept ID --reason TEXT` and by nothing else.\n"
        'schema = "twinproof.accepted/1"\n'
        '\n[[accepted]]\nclaim = "c"\nverdict = "survives/none"\n'
        'reason = "a \\"quoted\\" reason, naïvement \\\\"\ndate = "2026-02-03"\n'
        '\n[[accepted]]\nclaim = "c1"\nverdict = "survives/none"\nreason = "second"\ndate = "2026-02-03"\n'
    )
    assert load_accepted([path])["c"].reason == 'a "quoted" reason, naïvement \\'
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []


def test_accepting_again_replaces_and_changes_nothing_else(tmp_path: Path) -> None:
    first = accepted(tmp_path, "c", "because").read_bytes()
    accepted(tmp_path, "c1", "other")
    both = accepted(tmp_path, "c1", "other").read_bytes()
    assert both.startswith(first)
    assert accepted(tmp_path, "c", "because").read_bytes() == both


def test_an_unknown_claim_is_refused_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(
        UnknownClaimError, match=r"expected the id of a claim, found 'c12'; did you mean 'c1'\?"
    ):
        accepted(tmp_path, "c12", "because")
    assert not (tmp_path / "accepted.toml").exists()


@pytest.mark.parametrize("reason", ["", "  ", "two\nlines", "a\ttab", "\x7f"])
def test_a_reason_is_one_line_of_text(tmp_path: Path, reason: str) -> None:
    with pytest.raises(NotAcceptableError, match="c: expected a reason, in one line of text"):
        accepted(tmp_path, "c", reason)


def test_what_was_not_judged_or_is_contested_cannot_be_accepted(tmp_path: Path) -> None:
    loaded = claims(tmp_path, EQUALS)
    path = tmp_path / "accepted.toml"
    given = fixtures("one", "two")
    given["toy"]["two"] = fixture("toy", value="0/1")
    with pytest.raises(NotAcceptableError, match="c: a contested verdict is a failure of ours"):
        accept("c", "r", claims=loaded, judgments=judge(loaded, catalog(), given, {}), path=path)
    with pytest.raises(NotAcceptableError, match="c: it was not judged"):
        accept("c", "r", claims=loaded, judgments=(), path=path)


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    loaded = claims(tmp_path, EQUALS)
    judgments = judge(loaded, catalog(), fixtures("one"), {})
    path = tmp_path / "absent" / "accepted.toml"
    with pytest.raises(NotAcceptableError, match="cannot be written: No such file or directory"):
        accept("c", "r", claims=loaded, judgments=judgments, path=path)


def test_a_link_stays_a_link_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "accepted.toml").symlink_to("far/verdicts.toml")
    accepted(tmp_path, "c", "because")
    assert (tmp_path / "accepted.toml").is_symlink()
    assert load_accepted([tmp_path / "far" / "verdicts.toml"]).keys() == {"c"}


def test_a_file_that_is_not_there_has_accepted_nothing(tmp_path: Path) -> None:
    assert load_accepted([tmp_path / "accepted.toml"]) == {}


def test_a_verdict_accepted_twice_and_one_that_cannot_be(tmp_path: Path) -> None:
    path = accepted(tmp_path, "c", "because")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("survives", "contested", 1), encoding="utf-8")
    with pytest.raises(InvalidDocumentError):
        load_accepted([tmp_path / "broken.toml", _written(tmp_path, text.replace("survives", "triumphs"))])
    with pytest.raises(AcceptedFileError, match="expected every claim once, found 'c' again"):
        load_accepted([_written(tmp_path, text + text[text.index("\n[[") :])])


def _written(folder: Path, text: str) -> Path:
    path = folder / "other.toml"
    path.write_text(text, encoding="utf-8")
    return path
