"""The report on a terminal: the summary, what diverges, and the outcome last, where the eye is."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from twinproof.catalog.refs import format_ref
from twinproof.model import RunResult
from twinproof.report import findings
from twinproof.report.differences import DifferenceTable, cells, divergence_table, entry_kind, pair_table
from twinproof.report.groups import Group, against, explain_command, groups, place
from twinproof.report.outcome import Standing, outcome_of, parties
from twinproof.report.overview import cached, overview
from twinproof.report.plain import one_line, plain
from twinproof.report.terminal_verdicts import print_verdicts
from twinproof.report.terminal_words import heading, paragraph
from twinproof.report.wording import count, shared, verdict_numbers

__all__ = ["heading", "paragraph", "print_differences", "print_report"]

_DRILLED = 2
_NAMED = 8
_PLACES = 4
_ENTRIES = 5
_FAILURES = 8
_BREAKS = 3
_COLOURS = {Standing.AGREES: "green", Standing.INCOMPLETE: "yellow"}


def print_report(result: RunResult, console: Console) -> None:
    """Print the terminal view of `result`: a page or two; what is left out is counted and its place named."""
    console.print(_summary(result))
    if cached(result):
        paragraph(console, cached(result), indent=2, style="dim")
    _print_failures(result, console)
    _print_groups(result, console)
    _print_other_breaks(result, console)
    print_verdicts(result, console)
    for note in result.notes:
        paragraph(console, f"note: {note}", style="dim")
    _print_outcome(result, console)


def _summary(result: RunResult) -> RichTable:
    table = RichTable(box=box.SIMPLE, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("kind", no_wrap=True, overflow="fold")
    for name in parties(result):
        table.add_column(Text(plain(name)), justify="right", overflow="fold")
    for words in ("compared", "exact,\nwith spec", "diverge"):
        table.add_column(words, justify="right", min_width=max(map(len, words.split("\n"))))
    for row in overview(result):
        cells = [Text(f.text, style="yellow" if f.failed else "") for f in row.finished]
        diverging = Text(str(row.diverging), style="red" if row.diverging else "")
        table.add_row(Text(plain(row.kind)), *cells, f"{row.compared:,}", f"{row.exact:,}", diverging)
    return table


def _left_out(console: Console, number: int, singular: str, plural: str, where: str) -> None:
    if number > 0:
        paragraph(console, f"and {count(number, singular, plural)}: {where}", indent=2, style="dim")


def _print_failures(result: RunResult, console: Console) -> None:
    failed = findings.failures(result)
    if not failed and not result.engine_failures:
        return
    heading(console, "Not finished")
    for name, line in result.engine_failures.items():
        paragraph(console, f"{name}: {line}", indent=2)
    for failure in failed[:_FAILURES]:
        paragraph(console, f"{failure.case} in {failure.engine}: {failure.kind}: {failure.message}", indent=2)
        for word in failure.last_words[-3:]:
            paragraph(console, f"| {one_line(word)}", indent=4, style="dim")
    _left_out(console, len(failed) - _FAILURES, "more", "more", "in the report")


def _print_groups(result: RunResult, console: Console) -> None:
    """The first causes drilled down, some more by name: what comes first is what one mends."""
    found = groups(result)
    for group in found[:_DRILLED]:
        _print_group(group, console)
    named = found[_DRILLED : _DRILLED + _NAMED]
    if named:
        heading(console, count(len(found) - _DRILLED, "more cause"))
    for group in named:
        paragraph(console, headline(group), indent=2)
    _left_out(console, len(found) - _DRILLED - len(named), "more", "more", "in the report")


def headline(group: Group) -> str:
    """`profile_evaluation: terminal_payoffs - python against dotnet and the spec - in 14 cases`."""
    return f"{group.kind}: {group.quantity} - {against(group.first)} - {place(group)}"


def _print_group(group: Group, console: Console) -> None:
    """A cause, the first case in which it shows drilled down, the others by name, what follows from it."""
    divergence, case = group.first.divergence, group.first.case
    heading(console, f"Diverges: {headline(group)}")
    if group.why_no_culprit:
        paragraph(console, f"no party can be blamed: {group.why_no_culprit}", indent=2)
    paragraph(console, f"first in {divergence.case}: {divergence.quantity}", indent=2)
    print_differences(divergence_table(case, divergence, _ENTRIES), console)
    paragraph(console, f"all of it: {explain_command(case, divergence.quantity)}", indent=2)
    if group.others:
        shown = ", ".join(group.others[:_PLACES])
        more = len(group.others) - _PLACES
        left_out = f" and {count(more, 'more', 'more')}, in the report" if more > 0 else ""
        paragraph(console, f"also in {shown}{left_out}", indent=2)
    if group.explained:
        names = dict.fromkeys(d.quantity for cause in group.causes for d in cause.consequences)
        listed = ", ".join(list(names)[:_PLACES]) + (", ..." if len(names) > _PLACES else "")
        paragraph(console, f"explains {count(group.explained, 'other divergence')}: {listed}", indent=2)


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
    broken = findings.broken_identities(result)
    if broken:
        heading(console, "Identities between cases that fail")
    for each in broken[:_BREAKS]:
        left, right = each.identity.left, each.identity.right
        paragraph(console, f"in {each.engine}: {format_ref(left)} = {format_ref(right)}", indent=2)
        kind = entry_kind(by_id[left.case], left.quantity) if left.case in by_id else None
        if not groups(result):
            # Where quantities diverge, an identity fails because of them.
            print_differences(pair_table(each.pair, kind, _ENTRIES), console)
    _left_out(console, len(broken) - _BREAKS, "more", "more", "in the report")
    if result.conflicts:
        heading(console, "One formulation, not two: their agreement is no evidence")
    for conflict in result.conflicts[:_BREAKS]:
        paragraph(console, f"{conflict.definition}: {shared(conflict)}", indent=2)
    _left_out(console, len(result.conflicts) - _BREAKS, "more", "more", "in the report")
    if result.lock_problems:
        heading(console, "The spec and its mirror")
    for line in result.lock_problems[:_NAMED]:
        paragraph(console, line, indent=2)
    _left_out(console, len(result.lock_problems) - _NAMED, "more", "more", "in the report")


def _print_outcome(result: RunResult, console: Console) -> None:
    outcome = outcome_of(result)
    if outcome.verdicts:
        heading(console, f"{count(outcome.claims, 'claim')} judged")
        paragraph(console, verdict_numbers(outcome.verdicts), indent=2)
    console.print()
    paragraph(console, outcome.sentence, style=f"bold {_COLOURS.get(outcome.standing, 'red')}")
    if outcome.advice:
        console.print(Text(f"next: {plain(outcome.advice)}"), soft_wrap=True)
