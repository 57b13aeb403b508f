"""The tree of an OpenSpiel game: each engine's build beside peers' walks, runs interleaved, medians of each.

A machine that slows down slows all of them down; the ratios stay.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.peer_walk import PEERS
from benchmarks.processes import run
from twinproof.documents import load_engines
from twinproof.project import Project
from twinproof.runner import Limits
from twinproof.runner.process import Launch
from twinproof.runner.program import prepare_program

BASELINE = "plain"
"""The peer to whose walk the others are held: the least that anybody can do who visits every node."""

REPEAT = 3
"""Times in one process: the first one also pays for what Python and .NET have to get ready."""

Sample = Mapping[str, Any]


@dataclass(frozen=True)
class Figure:
    """Medians of one party on one game; microseconds a node, `None` for what the party does not do apart."""

    game: str
    party: str
    nodes: int
    walk: float
    hand_over: float | None
    build: float | None
    total: float
    hand_over_share: float | None
    """Of the total."""
    ratio: float
    """The median of this party's total by the baseline's, round by round."""


def measure(project: Project, games: Sequence[str], rounds: int) -> list[Figure]:
    """Interleaved: in each round, every party once on every game. Raises MeasurementError."""
    commands = _commands(project)
    samples: dict[tuple[str, str], list[Sample]] = {}
    for number in range(1, rounds + 1):
        for game in games:
            for party, launch in commands.items():
                print(f"round {number} of {rounds}: {game}: {party}", file=sys.stderr, flush=True)
                done = run([*launch.argv, game, "--repeat", str(REPEAT)], launch.cwd, launch.env)
                samples.setdefault((game, party), []).append(json.loads(done.output))
    return [_figure(game, party, taken, samples[game, BASELINE]) for (game, party), taken in samples.items()]


def _commands(project: Project) -> dict[str, Launch]:
    peers = {
        name: Launch((sys.executable, "-m", "benchmarks.peer_walk", name), {}, project.root / "harness")
        for name in PEERS
    }
    engines = {}
    for entry in load_engines(project.engines_file):
        launch = prepare_program(entry, project, Limits(), lambda line: print(line, file=sys.stderr)).launch
        engines[entry.name] = Launch((*launch.argv, "measure", "tree_build"), launch.env, launch.cwd)
    return {**peers, **engines}


def _figure(game: str, party: str, samples: Sequence[Sample], baseline: Sequence[Sample]) -> Figure:
    nodes = samples[0]["nodes"]
    walk, hand_over, build = (_median(samples, f"{part}_seconds") for part in ("walk", "hand_over", "build"))
    totals, least = ([_total(sample) for sample in taken] for taken in (samples, baseline))
    total = statistics.median(totals)
    micro = 1e6 / nodes
    return Figure(
        game=game,
        party=party,
        nodes=nodes,
        walk=(walk or 0.0) * micro,
        hand_over=None if hand_over is None else hand_over * micro,
        build=None if build is None else build * micro,
        total=total * micro,
        hand_over_share=None if hand_over is None else hand_over / total,
        ratio=statistics.median(ours / theirs for ours, theirs in zip(totals, least, strict=True)),
    )


def _median(samples: Sequence[Sample], name: str) -> float | None:
    return statistics.median(_one(sample[name]) for sample in samples) if name in samples[0] else None


def _total(sample: Sample) -> float:
    parts = ("walk_seconds", "hand_over_seconds", "build_seconds")
    return sum(_one(sample[part]) for part in parts if part in sample)


def _one(seconds: float | Sequence[float]) -> float:
    """An engine gives one figure, or a list of them, one for each repetition within its process."""
    return float(seconds) if isinstance(seconds, (int, float)) else statistics.median(seconds)
