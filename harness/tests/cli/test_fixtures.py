from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from cli.conftest import Cli, ToyProject


def files(toys: ToyProject) -> list[str]:
    folder = toys.project.fixtures_dir
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.json"))


def test_update_writes_what_the_engines_say_without_the_run_block(cli: Cli, toys: ToyProject) -> None:
    done = cli("fixtures", "update", "--yes")
    assert done.code == 0, done.err
    assert {"left/toy.five.json", "right/toy.five.json", "left/toy.three.json"} <= set(files(toys))
    held = json.loads((toys.project.fixtures_dir / "left" / "toy.five.json").read_text(encoding="utf-8"))
    assert "run" not in held
    assert held["quantities"][1]["value"] == 10  # 2 * 5
    assert cli("fixtures", "check").code == 0
    assert "nothing to update" in cli("fixtures", "update").words


def test_a_changed_value_is_told_with_its_difference(cli: Cli, toys: ToyProject) -> None:
    cli("fixtures", "update", "--yes")
    file = toys.project.fixtures_dir / "left" / "toy.five.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"value": 10', '"value": 14'), encoding="utf-8")
    done = cli("fixtures", "check")
    assert done.code == 1
    assert "left/toy.five.json: values changed" in done.words
    assert "14 10 4" in done.words  # committed, now, difference


def test_a_missing_a_superfluous_and_a_broken_file_are_told(cli: Cli, toys: ToyProject) -> None:
    cli("fixtures", "update", "--yes")
    folder = toys.project.fixtures_dir / "right"
    (folder / "toy.five.json").unlink()
    (folder / "toy.three.json").write_text("{", encoding="utf-8")
    (folder / "old.json").write_text("{}", encoding="utf-8")
    done = cli("fixtures", "check")
    assert done.code == 1
    for said in ("toy.five.json: new", "toy.three.json: cannot be read", "old.json: no case has it"):
        assert said in done.words
    assert cli("fixtures", "update", "--yes").code == 0
    assert "right/old.json" not in files(toys)
    assert cli("fixtures", "check").code == 0


def test_update_refuses_while_engines_diverge(cli: Cli, toys: ToyProject) -> None:
    toys.engines(right=("lie:toy.five:double",))
    done = cli("fixtures", "update", "--yes")
    assert done.code == 1
    assert "1 quantity diverges" in done.err
    assert files(toys) == []


@pytest.mark.parametrize("typed", ["n\n", "\n", ""])
def test_update_asks_first(
    cli: Cli, toys: ToyProject, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str
) -> None:
    answers = tmp_path / "answers"
    answers.write_text(typed, encoding="utf-8")
    with answers.open(encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        done = cli("fixtures", "update")
    assert done.code == 1  # as `fixtures check`: they differ still
    assert "nothing written" in done.out
    assert done.err.count("interrupted") == 0
    assert files(toys) == []


def test_a_no_where_only_versions_changed_is_exit_0(
    cli: Cli, toys: ToyProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("fixtures", "update", "--yes")
    file = toys.project.fixtures_dir / "left" / "toy.five.json"
    older = file.read_text(encoding="utf-8").replace('"version": "1.0"', '"version": "0.9"')
    file.write_text(older, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    assert cli("fixtures", "update").code == 0
    assert file.read_text(encoding="utf-8") == older


def test_ctrl_c_at_the_question_is_an_interruption(
    cli: Cli, toys: ToyProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("click.termui.visible_prompt_func", interrupt)
    assert cli("fixtures", "update").code == 130
    assert files(toys) == []
