"""What `twinproof verify` costs: wall time, the first time and warm, and memory at its peak."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.processes import Run, run
from twinproof.project import Project


@dataclass(frozen=True)
class Figure:
    """Of one command: seconds of wall time (median), and the most that all its processes held, in MiB."""

    command: str
    state: str
    runs: int
    seconds: float
    peak_mib: float


def measure(project: Project, game: str, runs: int) -> tuple[Figure, Figure]:
    """`twinproof verify GAME`: the first run as it comes, then `runs` warm ones."""
    first, *warm = (_verify(project, game) for _ in range(1 + runs))
    return _figure(game, "first", [first]), _figure(game, "warm", warm)


def _figure(game: str, state: str, taken: Sequence[Run]) -> Figure:
    return Figure(
        command=f"twinproof verify {game}",
        state=state,
        runs=len(taken),
        seconds=statistics.median(each.seconds for each in taken),
        peak_mib=max(each.peak_bytes for each in taken) / 2**20,
    )


def _verify(project: Project, game: str) -> Run:
    print(f"verify {game}", file=sys.stderr, flush=True)
    return run([str(Path(sys.executable).with_name("twinproof")), "verify", game], project.root)
