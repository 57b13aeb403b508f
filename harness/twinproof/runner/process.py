"""One supervised process: started apart, heard, watched, and gone with all its descendants at the end."""

from __future__ import annotations

import errno
import os
import selectors
import signal
import subprocess
import time
import uuid
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import IO, Protocol

import psutil

from twinproof.runner.errors import EngineStartError
from twinproof.runner.memory import resident_bytes

POLL_SECONDS = 0.05
CHUNK = 64 * 1024
DRAINED_AT_MOST = 16 << 20
SWEEPS = 20
SWEEP_SECONDS = 0.02
MARK = "TWINPROOF_PROCESS"
"""Every descendant inherits this variable: those that left the process group are found by it."""


@dataclass(frozen=True)
class Launch:
    """A command, what is added to the environment, and where it runs."""

    argv: tuple[str, ...]
    env: Mapping[str, str]
    cwd: Path


class Cause(StrEnum):
    """Why a process is no more."""

    EXITED = "exited"
    TIMED_OUT = "timed out"
    OUT_OF_MEMORY = "out of memory"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Ending:
    """How a process ended; `resident_bytes` is the most that was seen of it."""

    cause: Cause
    exit_code: int
    resident_bytes: int

    @property
    def text(self) -> str:
        """`exit 3`, or `killed by SIGSEGV`."""
        if self.exit_code >= 0:
            return f"exit {self.exit_code}"
        with suppress(ValueError):
            return f"killed by {signal.Signals(-self.exit_code).name}"
        return f"killed by signal {-self.exit_code}"


class Listener(Protocol):
    """Hears a process and says how long it may go on."""

    def stdout(self, data: bytes) -> None:
        """Hear standard output."""

    def stderr(self, data: bytes) -> None:
        """Hear standard error."""

    def deadline(self) -> float:
        """When patience ends, by time.monotonic()."""


def supervise(
    launch: Launch, listener: Listener, *, memory_bytes: int, keep_going: Callable[[], bool]
) -> Ending:
    """Run `launch` to its end, or to the first limit it breaks, or until `keep_going` says no.

    On return neither the process nor any descendant of it runs. Raises EngineStartError.
    """
    mark = uuid.uuid4().hex
    process = _start(launch, mark)
    try:
        cause, most = _watch(process, listener, memory_bytes, keep_going)
    finally:
        _end_all(process, mark)
        _drain(process, listener)
    return Ending(cause, process.returncode, most)


def _start(launch: Launch, mark: str) -> subprocess.Popen[bytes]:
    program = launch.argv[0]
    try:
        return subprocess.Popen(
            launch.argv,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=launch.cwd,
            env={**os.environ, **launch.env, MARK: mark},
            start_new_session=True,
        )
    except FileNotFoundError:
        raise EngineStartError(f"{program}: no such program (looked from {launch.cwd})") from None
    except PermissionError:
        raise EngineStartError(f"{program}: not executable") from None
    except OSError as failure:
        what = "not a program" if failure.errno == errno.ENOEXEC else f"cannot be started: {failure.strerror}"
        raise EngineStartError(f"{program}: {what}") from None
    except ValueError as failure:
        raise EngineStartError(f"{program}: cannot be started: {failure}") from None


def _watch(
    process: subprocess.Popen[bytes],
    listener: Listener,
    memory_bytes: int,
    keep_going: Callable[[], bool],
) -> tuple[Cause, int]:
    most = 0
    next_look = 0.0
    with selectors.DefaultSelector() as selector:
        for stream, hear in _streams(process, listener):
            os.set_blocking(stream.fileno(), False)
            selector.register(stream, selectors.EVENT_READ, hear)
        while True:
            if selector.get_map():
                for key, _ in selector.select(POLL_SECONDS):
                    if _hear_once(key.fd, key.data) == 0:
                        selector.unregister(key.fileobj)
            else:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(POLL_SECONDS)
            if process.poll() is not None:
                return Cause.EXITED, most
            now = time.monotonic()
            if now > listener.deadline():
                return Cause.TIMED_OUT, most
            if now >= next_look:
                if not keep_going():
                    return Cause.STOPPED, most
                most = max(most, resident_bytes(process.pid))
                if most > memory_bytes:
                    return Cause.OUT_OF_MEMORY, most
                # Finding the descendants reads the whole process table: spend at most a twentieth of a core.
                next_look = now + max(POLL_SECONDS, 20 * (time.monotonic() - now))


def _streams(
    process: subprocess.Popen[bytes], listener: Listener
) -> tuple[tuple[IO[bytes], Callable[[bytes], None]], ...]:
    assert process.stdout is not None
    assert process.stderr is not None
    return (process.stdout, listener.stdout), (process.stderr, listener.stderr)


def _hear_once(descriptor: int, hear: Callable[[bytes], None]) -> int | None:
    """Pass on what can be read at once and say how much; 0 at the end, None where nothing waits."""
    try:
        data = os.read(descriptor, CHUNK)
    except BlockingIOError:
        return None
    if data:
        hear(data)
    return len(data)


def _end_all(process: subprocess.Popen[bytes], mark: str) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for _ in range(SWEEPS):
        if not sum(_end_marked(other, mark) for other in psutil.process_iter()):
            return
        # What was killed is found again until it is dead, and so is what it started meanwhile.
        time.sleep(SWEEP_SECONDS)


def _end_marked(other: psutil.Process, mark: str) -> bool:
    with suppress(psutil.Error, OSError):
        if other.environ().get(MARK) == mark:
            other.kill()
            return True
    return False


def _drain(process: subprocess.Popen[bytes], listener: Listener) -> None:
    """Hear what the dead left in the pipes; a writer that escaped is not waited for."""
    for stream, hear in _streams(process, listener):
        left = DRAINED_AT_MOST
        os.set_blocking(stream.fileno(), False)
        while left > 0 and (size := _hear_once(stream.fileno(), hear)):
            left -= size
        stream.close()
