from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from twinproof.cli.group import Group
from twinproof.cli.guard import guarded
from twinproof.cli.main import twinproof
from twinproof.errors import EngineFailureError, UserMistakeError
from twinproof.project import Project


@click.group(cls=Group)
def command() -> None:
    """A group that can go wrong."""


@command.command()
@click.argument("how")
@click.pass_context
def end(ctx: click.Context, how: str) -> None:
    """End as asked."""
    failures: dict[str, BaseException] = {
        "mistake": UserMistakeError("two\nlines"),
        "engine": EngineFailureError("dead"),
        "interrupt": KeyboardInterrupt(),
        "fault": ZeroDivisionError("of ours"),
        "escape": UserMistakeError("\x1b[31mred"),
        "disk": OSError(errno.ENOSPC, "No space left on device", "build/x"),
    }
    if how in failures:
        raise failures[how]
    ctx.exit(int(how))


@pytest.mark.parametrize(
    ("how", "code", "says"),
    [
        ("0", 0, ""),
        ("1", 1, ""),
        ("mistake", 2, "twinproof: two lines\n"),
        ("engine", 3, "twinproof: dead\n"),
        ("escape", 2, "twinproof: \ufffd[31mred\n"),
        ("disk", 2, "twinproof: build/x: No space left on device; make room\n"),
        ("interrupt", 130, "twinproof: interrupted\n"),
    ],
)
def test_every_end_is_a_code_and_at_most_a_line(
    how: str, code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert guarded(command, ["end", how]) == code
    assert capsys.readouterr().err.lstrip() == says


def test_a_fault_of_ours_is_a_line_and_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "harness").mkdir()
    (tmp_path / "harness" / "engines.toml").touch()
    monkeypatch.chdir(tmp_path)
    assert guarded(command, ["end", "fault"]) == 70
    log = tmp_path / "build" / "crash.log"
    what = "twinproof: a fault of twinproof's own: ZeroDivisionError: of ours"
    assert capsys.readouterr().err == f"{what}; the log is {log}\n"
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_the_log_lies_in_the_project_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("here", "named"):
        (tmp_path / name / "harness").mkdir(parents=True)
        (tmp_path / name / "harness" / "engines.toml").touch()
    monkeypatch.chdir(tmp_path / "here")

    def crash(_: Project) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(sys.modules["twinproof.cli.doctor"], "examine", crash)
    assert guarded(twinproof, ["--project", "../named", "doctor"]) == 70
    assert f"the log is {tmp_path / 'named' / 'build' / 'crash.log'}" in capsys.readouterr().err
    assert not (tmp_path / "here" / "build").exists()


def test_an_unknown_command_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(command, ["ned"]) == 2
    assert "did you mean 'end'?" in capsys.readouterr().err


def test_a_group_alone_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(command, []) == 0
    assert "Usage:" in capsys.readouterr().out


def test_an_unknown_option_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(command, ["end", "--how"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


SAYS = "import click; say = click.Command(None, callback=lambda: print(chr(233)));"
GUARDED = f"import sys; from twinproof.cli.guard import guarded; {SAYS} sys.exit(guarded(say, []))"


@pytest.mark.parametrize(
    ("redirected", "encoding", "code", "out", "err"),
    [
        ("", "utf-8", 0, "\u00e9\n", ""),
        ("", "ascii", 0, "\\xe9\n", ""),
        (">&-", "utf-8", 0, "", ""),
        pytest.param(
            ">/dev/full",
            "utf-8",
            2,
            "",
            "twinproof: standard output or an open file: No space left on device; make room\n",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux"),
        ),
    ],
)
def test_standard_output_may_be_narrow_or_closed_or_full(
    redirected: str, encoding: str, code: int, out: str, err: str
) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -c "$1" {redirected}', sys.executable, GUARDED],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, out, err)
