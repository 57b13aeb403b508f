from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import psutil
import pytest

from twinproof.toolchain.commands import Finished, run
from twinproof.toolchain.errors import ToolStartError, ToolTimeoutError


def test_it_returns_the_code_and_both_streams() -> None:
    script = "import sys; print('out'); print('wörds', file=sys.stderr); sys.exit(7)"
    done = run([sys.executable, "-c", script], env={"PYTHONIOENCODING": "utf-8"}, timeout=30)
    assert done == Finished(7, "out\n", "wörds\n")


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    with pytest.raises(ToolStartError, match=r"absent cannot be started: No such file or directory"):
        run([str(tmp_path / "absent")], env={}, timeout=1)


def test_a_timeout_leaves_no_grandchild(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    grandchild = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {grandchild!r}])"
    with pytest.raises(ToolTimeoutError, match="did not finish within 2 s"):
        run([sys.executable, "-c", child], env=os.environ, timeout=2)
    deadline = time.monotonic() + 5
    while psutil.pid_exists(int(note.read_text())) and time.monotonic() < deadline:
        if psutil.Process(int(note.read_text())).status() == psutil.STATUS_ZOMBIE:
            break
        time.sleep(0.02)
    else:
        assert not psutil.pid_exists(int(note.read_text()))


@pytest.mark.parametrize(
    ("stderr", "expected"),
    [
        # What npm 11.19.1 says of a mirror that does not answer, shortened.
        (
            "npm warn Unknown user config\nnpm error code ECONNREFUSED\nnpm error syscall connect\n"
            "npm error errno ECONNREFUSED\nnpm error FetchError: request to X failed, reason: connect Y\n"
            "npm error     at ClientRequest.<anonymous> (a.js:1:1)\nnpm error\n"
            "npm error If you are behind a proxy, please make sure\nnpm error A complete log is in: x\n",
            "FetchError: request to X failed, reason: connect Y",
        ),
        # And of a version that is not there.
        (
            "npm error code ETARGET\nnpm error notarget No matching version found for a@99.\n"
            "npm error notarget In most cases you or one of your dependencies are requesting a version\n",
            "notarget No matching version found for a@99.",
        ),
        (
            "ERROR: No matching distribution found for a==1\n\n[notice] A new release of pip\n",
            "ERROR: No matching",
        ),
        ("", "the last of stdout"),
    ],
)
def test_the_last_words_are_the_last_that_say_something(stderr: str, expected: str) -> None:
    assert Finished(1, "first\nthe last of stdout\n", stderr).last_words().startswith(expected)


def test_silence_is_told_as_such() -> None:
    assert Finished(9, "", " \n").last_words() == "exit code 9, without a word"
