"""`python -m benchmarks`, run in harness/: measures, prints tables, writes build/bench/."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from benchmarks import tables, tree_build, verify_runs
from twinproof.errors import TwinproofError
from twinproof.project import find_project

GAMES = ("leduc_poker", "liars_dice")


@click.command()
@click.option("--game", "games", multiple=True, default=GAMES, show_default=True, help="Trees to build.")
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Runs of each.")
@click.option("--verify/--no-verify", default=True, help="Whether to measure `twinproof verify` too.")
def main(games: tuple[str, ...], rounds: int, verify: bool) -> None:
    """Measure tree builds and verifications on this machine."""
    project = find_project(Path(__file__))
    out = project.build_dir / "bench"
    # Whole lines: a table that is cut cannot be copied into a report.
    console = Console(width=120, markup=False, highlight=False)
    try:
        builds = tree_build.measure(project, games, rounds)
        tables.write(out / "tree_build.json", builds)
        tables.print_tree_builds(console, builds)
        if verify:
            taken = [
                *verify_runs.measure(project, "openspiel:leduc_poker", rounds),
                *verify_runs.measure(project, "openspiel:liars_dice", 1),
            ]
            tables.write(out / "verify.json", taken)
            tables.print_verifications(console, taken)
    except TwinproofError as failure:
        raise click.ClickException(str(failure)) from None
    console.print(f"written to {out}")


if __name__ == "__main__":
    main()
