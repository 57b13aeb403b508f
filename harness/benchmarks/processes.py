"""Commands run one at a time, with their wall time and the memory of all that they start."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

from twinproof.errors import TwinproofError

PAUSE = 0.02
"""Seconds between two looks at the memory: a peak that is shorter may be missed."""


class MeasurementError(TwinproofError):
    """A command that was to be measured did not end well."""


@dataclass(frozen=True)
class Run:
    """Wall time in seconds; the largest sum of the resident memory of all processes, in bytes."""

    output: str
    seconds: float
    peak_bytes: int


def run(command: Sequence[str], folder: Path, extra: Mapping[str, str] | None = None) -> Run:
    """Run `command` in `folder`, with `extra` in its environment; raises MeasurementError unless it exits 0.

    Pages that several processes share count once for each.
    """
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(extra or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    peaks = [0]
    watch = threading.Thread(target=_watch, args=(process, peaks), daemon=True)
    watch.start()
    output, errors = process.communicate()
    seconds = time.perf_counter() - began
    watch.join()
    if process.returncode != 0:
        last = errors.strip().splitlines()[-1:] or ["it said nothing"]
        raise MeasurementError(f"{' '.join(command)}: expected exit 0, found {process.returncode}: {last[0]}")
    return Run(output, seconds, peaks[0])


def _watch(process: subprocess.Popen[str], peaks: list[int]) -> None:
    while process.poll() is None:
        peaks[0] = max(peaks[0], _resident(process.pid))
        time.sleep(PAUSE)


def _resident(pid: int) -> int:
    total = 0
    with suppress(psutil.Error):
        root = psutil.Process(pid)
        for each in [root, *root.children(recursive=True)]:
            with suppress(psutil.Error):
                total += each.memory_info().rss
    return total
