"""`twinproof diff`: two fixtures, or two folders of them."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.cli import options
from twinproof.cli.context import output
from twinproof.compare import FixtureDiff, compare_files, compare_folders
from twinproof.model import Json, PairDifference
from twinproof.report.differences import pair_table
from twinproof.report.plain import plain
from twinproof.report.terminal import heading, paragraph, print_differences
from twinproof.report.wording import count

_ENTRIES = 20


@click.command()
@click.argument("left", type=options.FILE)
@click.argument("right", type=options.FILE)
@options.catalogs
@click.pass_context
def diff(ctx: click.Context, left: Path, right: Path, catalogs: tuple[Path, ...]) -> None:
    """Compare two fixtures or two folders of fixtures, quantity by quantity; exit 1 where they differ.

    Tolerances are those of the catalog. Engine, spec digest and run block are not compared.
    """
    cases = {case.id: case for case in load_catalog(catalogs or shipped_cases()).cases}
    if left.is_dir() or right.is_dir():
        diffs = compare_folders(left, right, cases)
    else:
        diffs = (compare_files(left, right, cases),)
    console = output()
    for each in diffs:
        if not each.agrees:
            print_diff(each, console)
    differing = sum(not each.agrees for each in diffs)
    compared = count(sum(each.compared for each in diffs), "quantity", "quantities")
    fixtures = count(len(diffs), "case")
    if differing:
        console.print(f"\n{differing} of {fixtures} differ; {compared} compared")
        ctx.exit(1)
    paragraph(console, f"the same: {fixtures}, {compared} compared")


def print_diff(found: FixtureDiff, console: Console) -> None:
    """One case: what could not be compared, then every quantity that differs."""
    heading(console, plain(found.case))
    if found.problem:
        paragraph(console, found.problem, indent=2)
    if found.frame:
        pair = PairDifference("left", "right", found.frame, None, len(found.frame))
        print_differences(pair_table(pair, None, _ENTRIES), console)
    for id, pair in found.quantities.items():
        paragraph(console, id, indent=1, style="bold")
        print_differences(pair_table(pair, _kind(pair), _ENTRIES), console)


def _kind(pair: PairDifference) -> str | None:
    """Fixtures write rationals as `p/q`, which nothing else in a numeric quantity looks like."""
    values: list[Json] = [value for each in pair.differences for value in (each.left, each.right)]
    rational = any(isinstance(value, str) and value.count("/") == 1 for value in values)
    return "rational" if rational and any(each.gap is not None for each in pair.differences) else None
