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

_NOISE = re.compile(
    r"^(npm (notice|warn)|\[notice\]|WARNING:|$)|A complete log of this run|^npm error\s*$", re.I
)


@dataclass(frozen=True)
class Finished:
    """What a program left: its exit code and both its streams as text."""

    code: int
    stdout: str
    stderr: str

    def last_words(self) -> str:
        """The last line that says something, of stderr or else of stdout."""
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
