from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cli.conftest import Cli, ToyProject
from twinproof.report import load_report


def accept_all(cli: Cli) -> None:
    for claim in ("paper.six", "paper.eleven"):
        assert cli("claims", "accept", claim, "--reason", "computed").code == 0


def test_agreement_and_accepted_verdicts_are_exit_0(cli: Cli, toys: ToyProject) -> None:
    accept_all(cli)
    done = cli("run")
    assert done.code == 0, done.out + done.err
    assert "paper.eleven: misquoted" in done.words or "paper.eleven: refuted" in done.words
    out = toys.project.build_dir / "report"
    assert str(out / "report.html") in done.words.replace("\n", "")
    assert sorted(path.name for path in out.iterdir()) == [
        "junit.xml",
        "report.html",
        "report.json",
        "report.md",
    ]


def test_the_report_has_its_date_the_titles_of_sources_and_the_reasons_of_verdicts(
    cli: Cli, toys: ToyProject
) -> None:
    accept_all(cli)
    before = datetime.now(UTC).replace(microsecond=0)
    assert cli("run").code == 0
    result = load_report(toys.project.build_dir / "report" / "report.json")
    assert result.sources == {"paper": "A paper"}  # the claims file of conftest.py
    assert {judgment.reason for judgment in result.judgments} == {"computed"}
    assert before <= datetime.fromisoformat(result.date) <= datetime.now(UTC)


def test_a_verdict_that_was_never_accepted_is_exit_1(cli: Cli, toys: ToyProject) -> None:
    done = cli("run")
    assert done.code == 1
    assert "not accepted yet" in done.words


def test_a_claim_does_not_go_without_its_accepted_verdict(cli: Cli, toys: ToyProject) -> None:
    accept_all(cli)
    file = toys.project.catalog_dir / "claims" / "paper.toml"
    file.write_text(file.read_text("utf-8").replace('id = "paper.eleven"', 'id = "paper.other"'), "utf-8")
    done = cli("run")
    assert done.code == 2
    assert "accepted.toml: expected verdicts of claims that there are, found paper.eleven; put" in done.err


def test_a_lie_is_exit_1_with_its_cause(cli: Cli, toys: ToyProject) -> None:
    accept_all(cli)
    toys.engines(right=("lie:toy.five:number",))
    done = cli("run")
    assert done.code == 1
    assert "first in toy.five: number" in done.words
    toys.engines(right=("lie:toy.five:double",))
    assert "first in toy.five: double" in cli("run").words


def test_a_crash_is_exit_3_and_costs_one_case_only(cli: Cli, toys: ToyProject) -> None:
    accept_all(cli)
    toys.engines(right=("crash:toy.three",))
    done = cli("run")
    assert done.code == 3
    assert "toy.three in right: crashed" in done.words
    assert "the last words" in done.words
    result = load_report(toys.project.build_dir / "report" / "report.json")
    held = {case.case.id: sorted(case.fixtures) for case in result.cases}
    assert held == {"toy.three": ["left"], "toy.five": ["left", "right"]}


def test_an_unknown_engine_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("run", "--engine", "rihgt")
    assert done.code == 2
    assert "did you mean right?" in done.err
    assert len(done.err.splitlines()) == 1


def test_a_glob_that_matches_nothing_is_exit_2_with_the_nearest(cli: Cli, toys: ToyProject) -> None:
    done = cli("run", "--case", "toy.thre")
    assert done.code == 2
    assert "did you mean toy.three" in done.err


def test_part_of_the_cases_judges_part_of_the_claims_and_says_how_many(cli: Cli, toys: ToyProject) -> None:
    accept_all(cli)
    done = cli("run", "--case", "*.three")
    assert done.code == 0
    assert "1 claim was not judged" in done.words
    assert "paper.eleven" not in done.words


def test_a_claim_about_no_case_is_not_judged_where_cases_are_chosen(cli: Cli, toys: ToyProject) -> None:
    file = toys.project.catalog_dir / "claims" / "paper.toml"
    text = (
        '[[document]]\nname = "Their data"\npath = "data.csv"\n[[claim]]\nid = "paper.data"\n'
        'source = "paper"\nwhere = "Section 3"\nstatement = "It is in the data."\n'
        'needs = "document: Their data"\n'
    )
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")
    assert "paper.data: not checkable" in cli("run").words
    done = cli("run", "--case", "toy.*")
    assert "paper.data" not in done.words
    assert "1 claim was not judged" in done.words


def test_one_engine_alone_is_run_alone(cli: Cli, toys: ToyProject) -> None:
    cli("run", "--engine", "left")
    result = load_report(toys.project.build_dir / "report" / "report.json")
    assert list(result.engines) == ["left"]


def test_what_did_not_change_is_not_computed_again(cli: Cli, toys: ToyProject) -> None:
    cli("run")
    assert "from the cache: left 2 of 2, right 2 of 2" in cli("run").words
    assert "from the cache" not in cli("run", "--fresh").words


def test_files_of_ones_own_take_the_place_of_the_projects(cli: Cli, toys: ToyProject, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    case = '[[case]]\nid = "mine"\nkind = "toy"\ntitle = "Mine"\nparams = { number = 8 }\n'
    (own / "cases.toml").write_text(f'schema = "twinproof.catalog/1"\n{case}', encoding="utf-8")
    claim = (
        '[[source]]\nid = "me"\ntitle = "Me"\n[[claim]]\nid = "me.sixteen"\nsource = "me"\nwhere = "here"\n'
        'statement = "Sixteen."\nprinted = "16"\nsubject = "mine:double"\npredicate = { name = "equals" }\n'
    )
    (own / "claims.toml").write_text(f'schema = "twinproof.claims/1"\n{claim}', encoding="utf-8")
    files = ("--catalog", own / "cases.toml", "--claims", own / "claims.toml")
    assert cli("run", *files).code == 1
    assert cli("claims", "accept", "me.sixteen", "--reason", "8 + 8", *files).code == 0
    assert (own / "accepted.toml").exists()
    done = cli("run", *files)
    assert done.code == 0, done.out
    assert cli("run", "--catalog", own / "cases.toml").code == 0


def test_out_below_a_file_is_one_line_before_anything_runs(cli: Cli, toys: ToyProject) -> None:
    done = cli("run", "--out", toys.project.root / "toy.txt" / "report")
    assert done.code == 2
    assert "is not a folder" in done.err
    assert len(done.err.splitlines()) == 1
    assert not toys.project.build_dir.exists()


def test_an_empty_path_is_one_line(cli: Cli, toys: ToyProject) -> None:
    done = cli("run", "--out", "")
    assert (done.code, done.out) == (2, "")
    assert done.err == "twinproof: Invalid value for '--out': expected a path, found none\n"


def test_no_project_is_one_line(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("run")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert "--project" in done.err


def test_the_project_can_be_named(
    cli: Cli, toys: ToyProject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli("--project", toys.project.root, "run").code == 1
    assert (toys.project.build_dir / "report" / "report.json").exists()


def test_a_malformed_catalog_is_one_line(cli: Cli, toys: ToyProject, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("schema = ", encoding="utf-8")
    done = cli("run", "--catalog", file)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert "bad.toml" in done.err


def command(*arguments: str) -> list[str]:
    code = "import sys; from twinproof.start import main; sys.exit(main())"
    return [sys.executable, "-c", code, *arguments]


def test_a_catalog_without_a_case_is_one_line(cli: Cli, toys: ToyProject, tmp_path: Path) -> None:
    empty = tmp_path / "c.toml"
    empty.write_text('schema = "twinproof.catalog/1"\n', "utf-8")
    done = cli("run", "--catalog", str(empty))
    assert (done.code, done.err) == (2, f"twinproof: {empty}: expected a [[case]], found none\n")


def test_ctrl_c_is_exit_130_and_one_line(toys: ToyProject) -> None:
    sleeper = toys.project.root / "sleeper.py"
    sleeper.write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    toys.project.engines_file.write_text(
        f'schema = "twinproof.engines/1"\n[[engine]]\nname = "slow"\ncommand = ["{{python}}", "{sleeper}"]\n',
        encoding="utf-8",
    )
    process = subprocess.Popen(command("run"), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err.strip().splitlines()[-1] == "twinproof: interrupted"
    assert "Traceback" not in err
    assert not (toys.project.build_dir / "report").exists()


def test_a_closed_pipe_is_no_error(toys: ToyProject) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command("list"), stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert done.returncode == 141
    assert done.stderr == ""


def test_a_pipe_gets_80_columns_and_no_colour(toys: ToyProject) -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "FORCE_COLOR")}
    done = subprocess.run(command("run"), capture_output=True, text=True, check=False, env=environment)
    assert "\x1b" not in done.stdout
    lines = [line for line in done.stdout.splitlines() if str(toys.project.root) not in line]
    assert max(map(len, lines)) <= 80


def test_the_report_holds_what_the_terminal_says(cli: Cli, toys: ToyProject) -> None:
    cli("run", "--out", toys.project.root / "there")
    document = json.loads((toys.project.root / "there" / "report.json").read_text(encoding="utf-8"))
    assert document["outcome"]["cases"] == 2
    assert document["outcome"]["compared"] == 4  # two quantities of two cases
