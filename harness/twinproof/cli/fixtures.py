"""`twinproof fixtures`: the committed fixtures against what a run gives, and their update."""

from __future__ import annotations

import click
from rich.console import Console

from twinproof.cli.committed import Change, changes, write_changes
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.diff import print_diff
from twinproof.cli.errors import StillDivergingError
from twinproof.cli.group import Group
from twinproof.cli.running import run_catalog
from twinproof.cli.selection import chosen_catalog
from twinproof.project import Project
from twinproof.report.outcome import outcome_of
from twinproof.report.plain import plain
from twinproof.report.terminal import heading, paragraph
from twinproof.report.wording import count


@click.group(name="fixtures", cls=Group)
def fixtures() -> None:
    """Work with the committed fixtures, which others use as test vectors."""


@fixtures.command()
@click.pass_context
@pass_context
def check(context: Context, ctx: click.Context) -> None:
    """Say where a run gives other values than the committed fixtures hold; exit 1 if it does.

    Exact values must be the same, reals within the catalog's tolerances; versions may differ.
    """
    found = [change for change in _changes(context.project) if change.matters]
    console = output()
    _print(found, console)
    if found:
        paragraph(console, "\nif this is meant: twinproof fixtures update")
        ctx.exit(1)
    paragraph(console, "the committed fixtures are what the engines and the spec say")


@fixtures.command()
@click.option("--yes", is_flag=True, help="Write without asking.")
@click.pass_context
@pass_context
def update(context: Context, ctx: click.Context, yes: bool) -> None:
    """Say what changed and by how much, ask, and write; refuses while the engines diverge.

    Without a yes nothing is written, and the exit code is that of `fixtures check`.
    """
    found = _changes(context.project)
    console = output()
    if not found:
        paragraph(console, "nothing to update")
        return
    _print(found, console)
    if not yes and not _agreed(f"write {count(len(found), 'fixture')}?"):
        paragraph(console, "nothing written")
        ctx.exit(1 if any(change.matters for change in found) else 0)
    write_changes(context.project.fixtures_dir, found)
    paragraph(console, f"{count(len(found), 'fixture')} written to {context.project.fixtures_dir}")


def _agreed(question: str) -> bool:
    """What is typed; the end of the input is a no, Ctrl-C is none."""
    try:
        return click.confirm(question)
    except click.Abort as end:
        if not isinstance(end.__context__, EOFError):
            raise
        click.echo()
        return False


def _changes(project: Project) -> list[Change]:
    catalog = chosen_catalog(project, ())
    result = run_catalog(project, catalog)
    outcome = outcome_of(result)
    if outcome.divergences or outcome.failures or outcome.broken_identities:
        raise StillDivergingError(
            f"fixtures are what the parties agree on, and they do not: {outcome.sentence}"
        )
    return changes(project.fixtures_dir, result)


def _print(found: list[Change], console: Console) -> None:
    for change in found:
        heading(console, f"{plain(change.place)}: {change.what}")
        for line in change.frame:
            paragraph(console, line, indent=2)
        if change.diff is not None and not change.diff.agrees:
            print_diff(change.diff, console)
