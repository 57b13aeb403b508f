"""Runs another program to its end, and leaves nothing of it behind when that end does not come."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.errors import ToolStartError, ToolTimeoutError

_NOISE = re.compile(r"^(\[notice\]|WARNING:|npm (notice|warn)|$)", re.I)
# npm says first what went wrong, after three lines of codes, and then gives a stack and general advice.
_NPM_REASON = re.compile(r"^npm (?:error|ERR!) (?!code |syscall |errno )(.*)", re.M)


@dataclass(frozen=True)
class Finished:
    """What a program left: its exit code and both its streams as text."""

    code: int
    stdout: str
    stderr: str

    def last_words(self) -> str:
        """The line that says what went wrong: the last telling one of stderr, or else of stdout."""
        npm = _NPM_REASON.search(self.stderr)
        if npm is not None:
            return npm.group(1).strip()
        for stream in (self.stderr, self.stdout):
            lines = [line.strip() for line in stream.splitlines()]
            telling = [line for line in lines if not _NOISE.search(line)] or [line for line in lines if line]
            if telling:
                return telling[-1]
        return f"exit code {self.code}, without a word"


def run(argv: Sequence[str], *, env: Mapping[str, str], cwd: Path | None = None, timeout: float) -> Finished:
    """Run `argv` with `env` in `cwd`, for at most `timeout` seconds.

    The program gets a process group of its own, which is killed whole on a timeout or an interrupt: npm and
    `dotnet build` start children that would outlive them. Raises ToolTimeoutError, and ToolStartError where
    `argv[0]` cannot be started.
    """
    try:
        started = subprocess.Popen(
            argv,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=dict(env),
            cwd=cwd,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
    except OSError as failure:
        raise ToolStartError(f"{argv[0]} cannot be started: {failure.strerror}") from None
    with started as process:
        try:
            stdout, stderr = process.communicate(timeout=timeout)
        except BaseException as stop:
            _kill_group(process)
            if isinstance(stop, subprocess.TimeoutExpired):
                raise ToolTimeoutError(
                    f"{Path(argv[0]).name} did not finish within {timeout:.0f} s"
                ) from None
            raise
        return Finished(process.returncode, stdout, stderr)


def _kill_group(process: subprocess.Popen[str]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        process.kill()
