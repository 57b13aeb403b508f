"""A case's values on a terminal: every party's, with what was allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from twinproof.report.plain import plain
from twinproof.report.tables import Cell, QuantityView, Table
from twinproof.report.terminal import paragraph
from twinproof.report.values import ABSENT, show_tolerance


def print_scalars(views: Sequence[QuantityView], console: Console) -> None:
    """The scalars among `views`: each value once, with the parties that say it."""
    table = RichTable(box=None, header_style="dim", padding=(0, 1))
    table.add_column("quantity", no_wrap=True)
    table.add_column("value", overflow="fold")
    table.add_column("says", no_wrap=True)
    for view in views:
        named = plain(view.id)
        for cell, parties in _who_says_what(view).items():
            table.add_row(Text(named), _text(cell), Text(" = ".join(map(plain, parties))))
            named = ""
    if table.rows:
        console.print(Padding(table, (0, 0, 0, 1), expand=False))


def _who_says_what(view: QuantityView) -> dict[Cell, list[str]]:
    said: dict[Cell, list[str]] = {}
    for party, cell in zip(view.parties, view.cells, strict=bool(view.cells)):
        if cell.text != ABSENT:
            said.setdefault(cell, []).append(party)
    return said


def print_quantity(view: QuantityView, console: Console) -> None:
    """One quantity in full."""
    says = f"{view.kind}, {view.unit}" if view.unit else view.kind
    paragraph(console, f"{view.id} ({says}): {view.agreement}", indent=2, style="bold")
    if view.definition:
        paragraph(console, f"as {view.definition} defines it", indent=2)
    paragraph(console, show_tolerance(view.tolerance), indent=2)
    if view.cells:
        for name, cell in zip(view.parties, view.cells, strict=True):
            text = _text(cell)
            console.print(Padding(Text(f"{plain(name):10} ") + text, (0, 0, 0, 4), expand=False))
    for each in view.tables:
        _print_table(each, console)
    if view.more:
        paragraph(console, view.more, indent=4)


def _print_table(values: Table, console: Console) -> None:
    if values.caption:
        paragraph(console, values.caption, indent=4, style="bold")
    if not values.head:
        for label, _ in values.rows:
            paragraph(console, label, indent=6)
        return
    table = _table(("", *values.head))
    for label, cells in values.rows:
        table.add_row(Text(label), *(Text(c.text, style="red" if c.differs else "") for c in cells))
    console.print(Padding(table, (0, 0, 0, 3), expand=False))


def _table(heads: Sequence[str]) -> RichTable:
    table = RichTable(box=None, header_style="dim", padding=(0, 1))
    for index, head in enumerate(heads):
        table.add_column(Text(plain(head)), overflow="fold", justify="left" if index == 0 else "right")
    return table


def _text(cell: Cell) -> Text:
    text = Text(cell.text, style="red" if cell.differs else "")
    return text.append(f" ~ {cell.decimal}", style="dim") if cell.decimal else text
