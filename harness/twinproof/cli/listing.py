"""`twinproof list`: the cases, the engines and the claims."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.selection import chosen_catalog, chosen_claims, narrowed, within
from twinproof.documents import load_engines
from twinproof.report.plain import plain
from twinproof.report.terminal import heading


@click.command(name="list")
@options.listed_cases
@options.catalogs
@options.claims
@pass_context
def listing(
    context: Context, cases: tuple[str, ...], catalogs: tuple[Path, ...], claims: tuple[Path, ...]
) -> None:
    """List the engines, the cases by kind, and the claims."""
    whole = chosen_catalog(context.project, catalogs)
    catalog = narrowed(whole, cases)
    chosen = chosen_claims(context.project, claims, catalogs, whole)
    found = (within(chosen, catalog)[0] if cases else chosen).claims
    console = output()
    entries = load_engines(context.project.engines_file)
    console.print(Text("Engines", style="bold"))
    _print_rows(console, [(entry.name, " ".join(entry.command)) for entry in entries])
    for kind in dict.fromkeys(case.kind for case in catalog.cases):
        heading(console, f"Cases: {kind}")
        _print_rows(console, [(case.id, case.title) for case in catalog.cases if case.kind == kind])
    if found:
        heading(console, "Claims")
        _print_rows(console, [(claim.id, f"{claim.where}: {claim.statement}") for claim in found])


def _print_rows(console: Console, rows: list[tuple[str, str]]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(Text(plain(name)), Text(plain(text)))
    console.print(table)
