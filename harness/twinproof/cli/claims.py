"""`twinproof claims`: what is left of each claim, and accepting a verdict."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click

from twinproof.claims import accept as accept_verdict
from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.group import Group
from twinproof.cli.running import run_catalog
from twinproof.cli.selection import chosen_catalog, chosen_claims
from twinproof.model import Judgment, Verdict
from twinproof.report.codec import encode
from twinproof.report.findings import sections
from twinproof.report.terminal import heading, paragraph
from twinproof.report.terminal_verdicts import print_judgment
from twinproof.report.wording import count
from twinproof.runner import exit_code


@click.group(name="claims", cls=Group, invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True, help="Print the judgments as JSON.")
@options.catalogs
@options.claims
@click.pass_context
def claims(ctx: click.Context, as_json: bool, catalogs: tuple[Path, ...], claims: tuple[Path, ...]) -> None:
    """Judge every claim and show its verdict with the evidence (from the cache what did not change)."""
    if ctx.invoked_subcommand is not None:
        return
    project = ctx.ensure_object(Context).project
    whole = chosen_catalog(project, catalogs)
    result = run_catalog(project, whole, chosen_claims(project, claims, catalogs, whole))
    if as_json:
        click.echo(json.dumps(encode(result.judgments), ensure_ascii=False, indent=2))
        ctx.exit(exit_code(result))
    console = output()
    for section in sections(result.judgments):
        heading(console, f"{section.source}, {section.name}")
        for judgment in section.judgments:
            print_judgment(judgment, console)
    for note in result.notes:
        paragraph(console, f"note: {note}", style="dim")
    paragraph(console, f"\n{_summary(result.judgments)}")
    ctx.exit(exit_code(result))


def _summary(judgments: Sequence[Judgment]) -> str:
    verdicts = Counter(judgment.verdict for judgment in judgments)
    each = ", ".join(f"{verdicts[verdict]} {verdict}" for verdict in Verdict if verdicts[verdict])
    new = sum(judgment.changed for judgment in judgments)
    accepted = f"{count(new, 'verdict is', 'verdicts are')} not the accepted one" if new else "all accepted"
    return f"{count(len(judgments), 'claim')}" + (f": {each}; {accepted}" if judgments else "")


@claims.command()
@click.argument("claim", metavar="ID")
@click.option("--reason", required=True, metavar="TEXT", help="Why this verdict is right, in one line.")
@options.catalogs
@options.claims
@pass_context
def accept(
    context: Context, claim: str, reason: str, catalogs: tuple[Path, ...], claims: tuple[Path, ...]
) -> None:
    """Accept the verdict that the claim ID has now: runs whose verdict differs will fail."""
    whole = chosen_catalog(context.project, catalogs)
    chosen = chosen_claims(context.project, claims, catalogs, whole)
    result = run_catalog(context.project, whole, chosen)
    accepted = accept_verdict(
        claim, reason, claims=chosen.claims, judgments=result.judgments, path=chosen.accepted
    )
    paragraph(output(), f"{accepted.claim}: {accepted.label} accepted in {chosen.accepted}")
