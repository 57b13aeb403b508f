"""`twinproof repro`: what an engine was asked, what it said last, and the line that asks it again."""

from __future__ import annotations

import click
from rich.console import Console

from twinproof.cli.context import Context, output, pass_context
from twinproof.documents import load_engines
from twinproof.report.plain import one_line
from twinproof.report.terminal import heading, paragraph
from twinproof.runner import Repro, load_repro


@click.command()
@click.argument("case")
@pass_context
def repro(context: Context, case: str) -> None:
    """Show how to run CASE again in each engine that ran it: request, last words, one line for a shell."""
    console = output()
    engines = [entry.name for entry in load_engines(context.project.engines_file)]
    for index, each in enumerate(load_repro(context.project, case, engines)):
        if index == 0:
            heading(console, f"The request for {each.case}")
            # As it is: a wrapped line of JSON is another text.
            console.print(each.request.rstrip(), soft_wrap=True)
        _print(each, console)


def _print(found: Repro, console: Console) -> None:
    heading(console, f"{found.engine}: {found.ending}")
    for failure in found.failures:
        paragraph(console, failure, indent=2, style="red")
    for word in found.last_words:
        console.print(f"  | {one_line(word)}", soft_wrap=True)
    if found.line:
        console.print(found.line, soft_wrap=True)
