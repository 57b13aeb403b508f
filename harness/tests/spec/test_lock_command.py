from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from spec.games import LEAN

PROJECT = LEAN.parent


def run(*arguments: str, folder: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "twinproof.spec.lock", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_lock_that_holds_is_silent() -> None:
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_an_unknown_name_is_one_line() -> None:
    done = run("--update", "GameSpec.Nothing")
    assert done.returncode == 2
    assert (
        done.stderr
        == "expected a definition of the Lean spec or an entry of the lock, found GameSpec.Nothing\n"
    )


def test_names_and_update_go_together() -> None:
    assert run("--update").returncode == 2
    assert run("GameSpec.Evaluate.nashConv").returncode == 2


def test_outside_a_project_it_says_so(tmp_path: Path) -> None:
    done = run(folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("no twinproof project at or above")
    assert done.stderr.count("\n") == 1
