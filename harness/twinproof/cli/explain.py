"""`twinproof explain`: why a case diverges, down to the deal, the history, the infoset."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.errors import UnknownCaseError
from twinproof.cli.last_run import case_result
from twinproof.cli.selection import case_of, chosen_catalog
from twinproof.games.asking import GAME_CASES
from twinproof.model import CaseResult, Catalog
from twinproof.parity import Explanation, Spot
from twinproof.parity import explain as explanations
from twinproof.report.abbreviate import abbreviated_case
from twinproof.report.differences import entry_kind
from twinproof.report.plain import plain
from twinproof.report.tables import quantity_views
from twinproof.report.terminal import heading, paragraph
from twinproof.report.terminal_values import print_quantity, print_scalars
from twinproof.report.values import show, show_exact, show_tolerance
from twinproof.report.wording import blame, count

_SPOTS = 20


@click.command()
@click.argument("case")
@click.argument("quantity", required=False)
@options.catalogs
@click.pass_context
@pass_context
def explain(
    context: Context, ctx: click.Context, case: str, quantity: str | None, catalogs: tuple[Path, ...]
) -> None:
    """Explain the divergences of CASE, or of one QUANTITY: both engines' values, the difference, the spec's.

    Speaks of the last run, where it had this case, and else runs the case; it says which. Exit 1 where it
    shows a divergence.
    """
    catalog = chosen_catalog(context.project, catalogs)
    _require_kept(case, catalog)
    wanted = case_of(catalog, case)
    result, source = case_result(context.project, catalog, wanted)
    result = abbreviated_case(result)
    console = output()
    found = explanations(result, catalog.rules[case], quantity)
    heading(console, f"{wanted.id}: {wanted.title}")
    # Not wrapped: a path that is broken over two lines cannot be opened.
    console.print(f"  {source}", style="dim", soft_wrap=True)
    _print_failures(result, console)
    for each in found:
        if not each.agrees:
            print_explanation(each, result, console)
    _print_values(result, quantity, console)
    if not all(each.agrees for each in found):
        ctx.exit(1)


def _require_kept(case: str, catalog: Catalog) -> None:
    """The cases of `verify` are in no catalog and no report, but their names are on its page."""
    if case in GAME_CASES and all(each.id != case for each in catalog.cases):
        raise UnknownCaseError(
            f"{case}: a case of `twinproof verify`, which are not kept for explain; `twinproof verify GAME "
            f"--json` has all that it found, `twinproof repro {case}` what was asked"
        )


def _print_failures(result: CaseResult, console: Console) -> None:
    for failure in result.failures:
        paragraph(console, f"{failure.engine}: {failure.kind}: {failure.message}", indent=2, style="red")
    if result.failures:
        paragraph(console, f"to run it again: twinproof repro {result.case.id}", indent=2)


def print_explanation(found: Explanation, result: CaseResult, console: Console) -> None:
    """One divergence: how it follows from its cause, who is to blame, and where the parties differ."""
    heading(console, f"{plain(found.quantity)} diverges")
    if len(found.chain) > 1:
        paragraph(console, f"it follows: {' -> '.join(found.chain)}", indent=2)
    else:
        paragraph(console, "nothing that it is computed from diverges: it is the cause", indent=2)
    paragraph(console, blame(found.culprits, found.why_no_culprit), indent=2)
    paragraph(console, show_tolerance(found.tolerance), indent=2)
    kind = entry_kind(result, found.quantity)
    for spot in found.spots[:_SPOTS]:
        _print_spot(spot, kind, console)
    if len(found.spots) > _SPOTS:
        paragraph(console, f"... and {len(found.spots) - _SPOTS:,} more entries, in report.json", indent=2)
    if found.consequences:
        others = count(len(found.consequences), "other divergence")
        paragraph(console, f"explains {others}: {', '.join(found.consequences)}", indent=2)


def _print_spot(spot: Spot, kind: str | None, console: Console) -> None:
    where = ", ".join(f"{name} {key or '(root)'}" for name, key in spot.location) or "the value"
    paragraph(console, where, indent=2, style="bold")
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for party, value in spot.values.items():
        table.add_row(Text(plain(party)), Text(show(value, kind)))
    for left, right, difference in spot.differences:
        if difference.gap is not None or difference.note:
            gap = "" if difference.gap is None else f"difference {show_exact(difference.gap)}"
            said = "; ".join(filter(None, (gap, plain(difference.note))))
            table.add_row(Text(f"{plain(left)} / {plain(right)}"), Text(said))
    console.print(Padding(table, (0, 0, 0, 3), expand=False))


def _print_values(result: CaseResult, quantity: str | None, console: Console) -> None:
    parties = sorted(result.fixtures, key=lambda name: name == "spec")
    views = quantity_views(result, parties)
    if quantity is not None:
        for view in views:
            if view.id == quantity:
                console.print()
                print_quantity(view, console)
        return
    console.print()
    if not result.parity.divergences and result.parity.compared:
        agreed = count(result.parity.compared, "quantity", "quantities")
        paragraph(console, f"all parties agree on {agreed}, {result.parity.exact} of them exactly", indent=2)
    print_scalars(views, console)
    others = [view.id for view in views if view.tables]
    if others:
        paragraph(
            console, f"tables (twinproof explain {result.case.id} QUANTITY): {', '.join(others)}", indent=2
        )
