"""Figures as tables on a terminal and as JSON in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import tree_build, verify_runs


def print_tree_builds(console: Console, figures: Sequence[tree_build.Figure]) -> None:
    """Microseconds a node, by game and party."""
    table = Table(title="Tree out of OpenSpiel, microseconds a node (medians)", box=None)
    table.add_column("game")
    table.add_column("party")
    for head in ("nodes", "walk", "hand-over", "build", "total", "hand-over %", f"x {tree_build.BASELINE}"):
        table.add_column(head, justify="right")
    for each in figures:
        share = None if each.hand_over_share is None else 100 * each.hand_over_share
        parts = (each.walk, each.hand_over, each.build, each.total, share, each.ratio)
        table.add_row(each.game, each.party, f"{each.nodes:,}", *map(_number, parts))
    console.print(table)


def print_verifications(console: Console, figures: Sequence[verify_runs.Figure]) -> None:
    """Seconds and MiB, by command."""
    table = Table(title="Verification of one game", box=None)
    table.add_column("command")
    table.add_column("state")
    for head in ("runs", "seconds", "peak MiB"):
        table.add_column(head, justify="right")
    for each in figures:
        table.add_row(
            each.command, each.state, str(each.runs), f"{each.seconds:.2f}", f"{each.peak_mib:,.0f}"
        )
    console.print(table)


def write(file: Path, figures: Sequence[tree_build.Figure] | Sequence[verify_runs.Figure]) -> None:
    """All figures, unrounded."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps([asdict(each) for each in figures], indent=1) + "\n", encoding="utf-8")


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
