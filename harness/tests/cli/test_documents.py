"""`schema`, `validate`, `diff` and `list`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Cli, ToyProject
from twinproof.documents import DOCUMENT_KINDS


def test_schema_lists_and_prints_every_kind(cli: Cli) -> None:
    assert [line.split()[0] for line in cli("schema").out.splitlines()] == list(DOCUMENT_KINDS)
    for kind in DOCUMENT_KINDS:
        assert "$schema" in json.loads(cli("schema", kind).out)


def test_an_unknown_schema_is_exit_2_with_the_nearest(cli: Cli) -> None:
    done = cli("schema", "fixtures")
    assert done.code == 2
    assert "'fixture'" in done.err


def test_validate_says_what_a_file_is(cli: Cli, toys: ToyProject) -> None:
    done = cli("validate", "harness/engines.toml", "harness/twinproof/catalog/quantities.toml")
    assert done.code == 0, done.err
    assert "kind engines" in done.out
    assert "kind quantities" in done.out


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", b"{"),
        ("a.json", b'{"schema": "twinproof.fixture/1", "schema": 1}'),
        ("a.json", b'{"schema": "twinproof.fixture/1", "x": NaN}'),
        ("a.json", b"\xff"),
        ("a.toml", b"= 1"),
        ("a.toml", b'schema = "twinproof.claims/1"\nsurprise = 1'),
        ("a.toml", b'schema = "twinproof.catalogue/1"'),
    ],
)
def test_a_faulty_file_is_exit_2_and_one_line(cli: Cli, tmp_path: Path, name: str, text: bytes) -> None:
    (tmp_path / name).write_bytes(text)
    done = cli("validate", tmp_path / name)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert name in done.err


def test_diff_of_a_fixture_with_itself_and_with_another(cli: Cli, toys: ToyProject) -> None:
    cli("fixtures", "update", "--yes")
    left, right = (toys.project.fixtures_dir / side / "toy.five.json" for side in ("left", "right"))
    assert cli("diff", left, left).code == 0
    assert cli("diff", left, right).code == 0  # who computed it is not compared
    right.write_text(right.read_text(encoding="utf-8").replace('"value": 10', '"value": 7'), encoding="utf-8")
    done = cli("diff", left, right)
    assert done.code == 1
    assert "double" in done.words
    assert "10 7 3" in done.words
    folders = cli("diff", left.parent, right.parent)
    assert folders.code == 1
    assert "1 of 2 cases differ" in folders.words


def test_diff_of_what_is_not_there_is_exit_2(cli: Cli, tmp_path: Path) -> None:
    done = cli("diff", tmp_path / "a.json", tmp_path / "b.json")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def test_list_names_engines_cases_and_claims(cli: Cli, toys: ToyProject) -> None:
    done = cli("list")
    assert done.code == 0
    for name in ("left", "right", "toy.three", "toy.five", "paper.six", "Twice five is eleven."):
        assert name in done.words
    part = cli("list", "--case", "*.three").words
    assert "toy.five" not in part
    assert "paper.six" in part
    assert "paper.eleven" not in part
    assert "List the cases whose id matches" in cli("list", "--help").words
