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
from twinproof.report.differences import DifferingPair, differing_pairs, entry_kind, pair_view
from twinproof.report.outcome import Standing, outcome_of, parties
from twinproof.report.overview import cached, overview
from twinproof.report.plain import one_line, plain
from twinproof.report.values import ABSENT
from twinproof.report.wording import acceptance, blame, count

_ENTRIES = 5
_COLOURS = {Standing.AGREES: "green", Standing.DIVERGES: "red", Standing.INCOMPLETE: "yellow"}
_VERDICT_COLOURS = {Verdict.SURVIVES: "green", Verdict.AMBIGUOUS: "cyan", Verdict.NOT_CHECKABLE: "cyan"}


def print_report(result: RunResult, console: Console) -> None:
    """Print the whole terminal view of `result`."""
    console.print(_summary(result))
    if cached(result):
        paragraph(console, cached(result), indent=2, style="dim")
    print_failures(result, console)
    for cause in findings.causes(result):
        print_cause(cause, console)
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


def print_cause(cause: findings.Cause, console: Console, entries: int | None = _ENTRIES) -> None:
    """A divergence, where it lies, who stands alone, and what follows from it."""
    divergence = cause.divergence
    heading(console, f"Diverges: {plain(divergence.case)}: {plain(divergence.quantity)}")
    paragraph(console, blame(divergence.culprits, divergence.why_no_culprit), indent=2)
    for pair in differing_pairs(cause.case, divergence, entries):
        print_pair(pair, console)
    if cause.consequences:
        names = ", ".join(d.quantity for d in cause.consequences)
        paragraph(console, f"explains {count(len(cause.consequences), 'other')}: {names}", indent=2)


def print_pair(pair: DifferingPair, console: Console) -> None:
    """Two parties and the entries on which they differ."""
    paragraph(console, f"{pair.left} against {pair.right}; {pair.allowed}", indent=2)
    table = RichTable(box=None, header_style="dim", padding=(0, 1))
    heads = ["where", pair.left, pair.right, "difference", *(["spec"] if pair.shows_spec else [])]
    for name in heads:
        table.add_column(Text(plain(name)), overflow="fold")
    for entry in pair.entries:
        cells = (entry.where or "the value", entry.left, entry.right, entry.gap, entry.spec)[: len(heads)]
        table.add_row(*(Text(cell) for cell in cells))
    console.print(Padding(table, (0, 0, 0, 3), expand=False))
    for entry in pair.entries:
        if entry.note:
            paragraph(console, f"{entry.where}: {entry.note}" if entry.where else entry.note, indent=4)
    if pair.total > len(pair.entries):
        paragraph(console, f"... and {pair.total - len(pair.entries):,} more entries", indent=4)


def _print_other_breaks(result: RunResult, console: Console) -> None:
    by_id = {case.case.id: case for case in result.cases}
    for broken in findings.broken_identities(result):
        left, right = broken.identity.left, broken.identity.right
        heading(console, f"Identity fails in {plain(broken.engine)}")
        paragraph(console, f"{format_ref(left)} = {format_ref(right)}", indent=2)
        kind = entry_kind(by_id[left.case], left.quantity) if left.case in by_id else None
        print_pair(pair_view(broken.pair, kind, _ENTRIES), console)
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
    paragraph(console, f"{judgment.source}, {judgment.where}: {judgment.statement}", indent=2)
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
    paragraph(console, outcome.sentence, style=f"bold {_COLOURS[outcome.standing]}")
