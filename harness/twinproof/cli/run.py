"""`twinproof run`: the main job."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.last_run import default_out, remember_run
from twinproof.cli.running import run_catalog
from twinproof.cli.selection import chosen_catalog, chosen_claims, chosen_engines, narrowed, within
from twinproof.documents import load_engines
from twinproof.report import prepare_out, print_report, write_report
from twinproof.report.abbreviate import abbreviated
from twinproof.report.wording import count
from twinproof.runner import exit_code


@click.command()
@options.engines
@options.cases
@options.catalogs
@options.claims
@options.jobs
@click.option(
    "--out", type=options.FILE, metavar="DIR", help="Where the report goes (default: build/report)."
)
@click.option("--fresh", is_flag=True, help="Compute everything anew, whatever is known already.")
@click.pass_context
@pass_context
def run(
    context: Context,
    ctx: click.Context,
    *,
    engines: tuple[str, ...],
    cases: tuple[str, ...],
    catalogs: tuple[Path, ...],
    claims: tuple[Path, ...],
    jobs: int | None,
    out: Path | None,
    fresh: bool,
) -> None:
    """Run the engines, compare them with each other and the spec, judge the claims, write the report."""
    project = context.project
    folder = out or default_out(project)
    entries = chosen_engines(load_engines(project.engines_file), engines)
    whole = chosen_catalog(project, catalogs)
    catalog = narrowed(whole, cases)
    chosen = chosen_claims(project, claims, catalogs, whole)
    chosen, left_out = within(chosen, catalog) if cases else (chosen, 0)
    prepare_out(folder)
    result = run_catalog(project, catalog, chosen, entries=entries, jobs=jobs, fresh=fresh)
    if left_out:
        were = count(left_out, "claim was", "claims were")
        note = f"{were} not judged: not about cases of this run, or not only"
        result = replace(result, notes=(*result.notes, note))
    shown = abbreviated(result)
    files = write_report(shown, folder)
    remember_run(project, folder)
    console = output()
    print_report(shown, console)
    # Not wrapped: a path that is broken over two lines cannot be opened.
    console.print(f"\nthe report: {files.html}", soft_wrap=True)
    ctx.exit(exit_code(result))
