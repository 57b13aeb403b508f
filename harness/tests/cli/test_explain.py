from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

from cli.conftest import Cli, ToyProject


def test_a_consequence_is_led_back_to_its_cause(cli: Cli, toys: ToyProject) -> None:
    toys.engines(right=("lie:toy.five:number", "lie:toy.five:double"))
    cli("run")
    done = cli("explain", "toy.five", "double")
    assert done.code == 1
    assert "number diverges" in done.words
    assert "it follows: number -> double" in done.words
    assert "left 10" in done.words  # 2 * 5
    assert "right 11" in done.words  # the lie adds one
    assert "difference 1" in done.words


def test_it_speaks_of_the_last_run(cli: Cli, toys: ToyProject) -> None:
    toys.engines(right=("lie:toy.five:number",))
    cli("run")
    toys.engines()
    done = cli("explain", "toy.five")
    assert done.code == 1
    assert "number diverges" in done.words
    assert f"from the last run, {date.today().isoformat()} " in done.words


def test_the_last_run_is_the_last_wherever_its_report_went(
    cli: Cli, toys: ToyProject, tmp_path: Path
) -> None:
    cli("run")
    toys.engines(right=("lie:toy.five:number",))
    cli("run", "--out", tmp_path / "elsewhere")
    done = cli("explain", "toy.five")
    assert done.code == 1
    assert str(tmp_path / "elsewhere") in done.out
    shutil.rmtree(tmp_path / "elsewhere")
    toys.engines()
    done = cli("explain", "toy.five")
    assert done.code == 0
    assert "the report of the last run" in done.words
    assert "is gone" in done.words


def test_a_case_that_the_last_run_did_not_have_is_run(cli: Cli, toys: ToyProject) -> None:
    cli("run", "--case", "toy.three")
    assert "did not have it" in cli("explain", "toy.five").words


def test_a_damaged_note_of_the_last_run_is_one_line(cli: Cli, toys: ToyProject) -> None:
    cli("run")
    (toys.project.build_dir / "last-run.json").write_text("{}", encoding="utf-8")
    done = cli("explain", "toy.five")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert "last-run.json" in done.err


def test_repro_leaves_out_engines_that_are_gone(cli: Cli, toys: ToyProject) -> None:
    cli("run")
    file = toys.project.engines_file
    file.write_text(file.read_text(encoding="utf-8").replace('name = "right"', 'name = "other"'), "utf-8")
    cli("run", "--engine", "other")
    done = cli("repro", "toy.three")
    assert "left: exit 0" in done.words
    assert "other: exit 0" in done.words
    assert "right: exit 0" not in done.words


def test_without_a_run_it_runs_the_case(cli: Cli, toys: ToyProject) -> None:
    done = cli("explain", "toy.three")
    assert done.code == 0
    assert "nothing was run before" in done.words
    assert "all parties agree on 2 quantities" in done.words
    assert "number 3 left = right" in done.words


def test_an_unknown_case_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("explain", "toy.tree")
    assert done.code == 2
    assert "did you mean toy.three" in done.err


def test_an_unknown_quantity_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("explain", "toy.three", "dubble")
    assert done.code == 2
    assert "did you mean 'double'" in done.err


def test_a_crash_leads_to_repro(cli: Cli, toys: ToyProject) -> None:
    toys.engines(right=("crash:toy.three",))
    cli("run")
    assert "twinproof repro toy.three" in cli("explain", "toy.three").words
    done = cli("repro", "toy.three")
    assert done.code == 0
    assert "the last words" in done.out
    assert '"number": 3' in done.out
    assert "toy_engine.py" in done.out


def test_repro_of_what_was_never_run_is_exit_2(cli: Cli, toys: ToyProject) -> None:
    done = cli("repro", "toy.three")
    assert done.code == 2
    assert "twinproof run --case toy.three" in done.err
