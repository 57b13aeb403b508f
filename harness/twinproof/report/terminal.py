"""The report on a terminal: the summary, what the run teaches, and the outcome last, where the eye is."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from twinproof.catalog.refs import format_ref
from twinproof.model import Judgment, RunResult, Verdict
from twinproof.report import findings
from twinproof.report.differences import (
    DifferenceTable,
    cells,
    divergence_table,
    entry_kind,
    pair_table,
)
from twinproof.report.outcome import Standing, outcome_of, parties
from twinproof.report.overview import cached, overview
from twinproof.report.plain import one_line, plain
from twinproof.report.values import ABSENT
from twinproof.report.wording import acceptance, blame, count

_CAUSES = 10
_ENTRIES = 5
_COLOURS = {Standing.AGREES: "green", Standing.INCOMPLETE: "yellow"}
_VERDICT_COLOURS = {Verdict.SURVIVES: "green", Verdict.AMBIGUOUS: "cyan", Verdict.NOT_CHECKABLE: "cyan"}


def print_report(result: RunResult, console: Console) -> None:
    """Print the whole terminal view of `result`."""
    console.print(_summary(result))
    if cached(result):
        paragraph(console, cached(result), indent=2, style="dim")
    print_failures(result, console)
    print_causes(result, console)
    _print_other_breaks(result, console)
    teaching = [judgment for judgment in result.judgments if findings.teaches(judgment) or judgment.changed]
    if teaching:
        heading(console, "Verdicts worth reading")
    for judgment in teaching:
        print_judgment(judgment, console)
    for note in result.notes:
        paragraph(console, f"note: {note}", style="dim")
    _print_outcome(result, console)


def heading(console: Console, text: str) -> None:
    """An empty line and `text` in bold."""
    console.print()
    console.print(Text(text, style="bold"))


def paragraph(console: Console, text: str, *, indent: int = 0, style: str = "") -> None:
    """`text` as it is (no markup), wrapped at the console's width behind `indent` blanks."""
    console.print(Padding(Text(plain(text), style=style), (0, 0, 0, indent), expand=False))


def _summary(result: RunResult) -> RichTable:
    table = RichTable(box=box.SIMPLE, header_style="bold", pad_edge=False)
    table.add_column("kind", no_wrap=True, overflow="fold")
    for name in parties(result):
        table.add_column(Text(plain(name)), justify="right")
    for name in ("compared", "exactly", "diverge"):
        table.add_column(name, justify="right")
    for row in overview(result):
        cells = [Text(f.text, style="yellow" if f.failed else "") for f in row.finished]
        diverging = Text(str(row.diverging), style="red" if row.diverging else "")
        table.add_row(Text(plain(row.kind)), *cells, f"{row.compared:,}", f"{row.exact:,}", diverging)
    return table


def print_failures(result: RunResult, console: Console) -> None:
    """Every engine that could not run and every case that was not finished."""
    failed = findings.failures(result)
    if not failed and not result.engine_failures:
        return
    heading(console, "Not finished")
    for name, line in result.engine_failures.items():
        paragraph(console, f"{name}: {line}", indent=2)
    for failure in failed:
        paragraph(console, f"{failure.case} in {failure.engine}: {failure.kind}: {failure.message}", indent=2)
        for word in failure.last_words[-3:]:
            paragraph(console, f"| {one_line(word)}", indent=4, style="dim")


def print_causes(result: RunResult, console: Console) -> None:
    """The first causes in full, the others by name: on a terminal the first ones are what one mends."""
    found = findings.causes(result)
    for cause in found[:_CAUSES]:
        print_cause(cause, console)
    if len(found) > _CAUSES:
        heading(
            console, f"{count(len(found) - _CAUSES, 'more cause')} (twinproof explain CASE, or the report)"
        )
    for cause in found[_CAUSES:]:
        paragraph(console, f"{cause.divergence.case}: {cause.divergence.quantity}", indent=2)


def print_cause(cause: findings.Cause, console: Console, entries: int | None = _ENTRIES) -> None:
    """A divergence, where it lies, who is at odds with the rest, and what follows from it."""
    divergence = cause.divergence
    heading(console, f"Diverges: {plain(divergence.case)}: {plain(divergence.quantity)}")
    paragraph(console, blame(divergence.culprits, divergence.why_no_culprit), indent=2)
    print_differences(divergence_table(cause.case, divergence, entries), console)
    if cause.consequences:
        names = ", ".join(d.quantity for d in cause.consequences)
        paragraph(console, f"explains {count(len(cause.consequences), 'other')}: {names}", indent=2)


def print_differences(found: DifferenceTable, console: Console) -> None:
    """The entries on which parties differ, and what was allowed."""
    table = RichTable(box=None, header_style="dim", padding=(0, 1))
    for head in found.heads:
        table.add_column(Text(plain(head)), overflow="fold")
    for row in found.rows:
        table.add_row(*map(Text, cells(row)))
    console.print(Padding(table, (0, 0, 0, 3), expand=False))
    if found.more:
        paragraph(console, found.more, indent=4)
    paragraph(console, found.allowed, indent=2)


def _print_other_breaks(result: RunResult, console: Console) -> None:
    by_id = {case.case.id: case for case in result.cases}
    for broken in findings.broken_identities(result):
        left, right = broken.identity.left, broken.identity.right
        heading(console, f"Identity fails in {plain(broken.engine)}")
        paragraph(console, f"{format_ref(left)} = {format_ref(right)}", indent=2)
        kind = entry_kind(by_id[left.case], left.quantity) if left.case in by_id else None
        print_differences(pair_table(broken.pair, kind, _ENTRIES), console)
    for conflict in result.conflicts:
        heading(console, f"One formulation, not two: {plain(conflict.definition)}")
        paragraph(console, f"{', '.join(conflict.engines)} all use: {conflict.formulation}", indent=2)
    if result.lock_problems:
        heading(console, "The spec and its mirror")
        for line in result.lock_problems:
            paragraph(console, line, indent=2)


def print_judgment(judgment: Judgment, console: Console) -> None:
    """A claim, its verdict and the evidence."""
    console.print()
    line = Text(f"{plain(judgment.claim)}: ", style="bold")
    line.append(str(judgment.verdict), style=_VERDICT_COLOURS.get(judgment.verdict, "red"))
    line.append(f" (check: {judgment.check})" if judgment.check != "none" else "", style="not bold")
    console.print(line)
    paragraph(console, judgment.statement, indent=2)
    paragraph(console, f"{judgment.source}, {judgment.where}", indent=2, style="dim")
    if judgment.changed:
        paragraph(console, acceptance(judgment), indent=2, style="red")
    for evidence in judgment.evidence:
        paragraph(console, f"- {evidence}", indent=2)


def _print_outcome(result: RunResult, console: Console) -> None:
    outcome = outcome_of(result)
    if outcome.verdicts:
        heading(console, f"{count(outcome.claims, 'claim')} judged")
        paragraph(console, ", ".join(f"{n} {verdict}" for verdict, n in outcome.verdicts) or ABSENT, indent=2)
    console.print()
    paragraph(console, outcome.sentence, style=f"bold {_COLOURS.get(outcome.standing, 'red')}")
