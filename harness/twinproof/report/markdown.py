"""The report as Markdown for a step summary: short, escaped, and never above a mebibyte."""

from __future__ import annotations

import re
from collections.abc import Iterator

from twinproof.catalog.refs import format_ref
from twinproof.model import Judgment, RunResult
from twinproof.report import findings
from twinproof.report.differences import cells, divergence_table, pair_table
from twinproof.report.outcome import Standing, outcome_of, parties
from twinproof.report.overview import overview
from twinproof.report.plain import one_line
from twinproof.report.wording import acceptance, blame, count

LIMIT = 1024 * 1024
"""Bytes that a GitHub step summary may have."""

_CUT = "\n**Cut here** to fit a step summary: the rest is in report.html and report.json.\n"
_ENTRIES = 20
_MARKS = {Standing.AGREES: "\N{WHITE HEAVY CHECK MARK}", Standing.INCOMPLETE: "\N{WARNING SIGN}"}
_SPECIAL = re.compile(r"([\\`*_{}\[\]()#+!|~$@<>&-])")


def report_markdown(result: RunResult, limit: int = LIMIT) -> str:
    """The report in at most `limit` bytes of UTF-8: whole blocks, and a line that says where it was cut."""
    room = limit - len(_CUT.encode())
    kept: list[str] = []
    for block in _blocks(result):
        text = block if block.endswith("\n") else f"{block}\n"
        room -= len(text.encode("utf-8", "replace"))
        if room < 0:
            kept.append(_CUT)
            break
        kept.append(text)
    return "".join(kept)


def escape(text: str) -> str:
    """`text` on one line, with everything that Markdown, HTML or a mention would act on made harmless."""
    return _SPECIAL.sub(lambda found: f"&#{ord(found[0])};", one_line(text))


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def _blocks(result: RunResult) -> Iterator[str]:
    outcome = outcome_of(result)
    mark = _MARKS.get(outcome.standing, "\N{CROSS MARK}")
    yield f"## {mark} {escape(outcome.sentence)}\n\n"
    yield from _failures(result)
    yield from _causes(result)
    yield from _other_breaks(result)
    yield from _claims(result)
    yield _summary(result)
    for note in result.notes:
        yield f"\n{escape(note)}\n"


def _failures(result: RunResult) -> Iterator[str]:
    failed = findings.failures(result)
    if failed or result.engine_failures:
        yield "### Not finished\n\n"
    for name, line in result.engine_failures.items():
        yield f"- {_code(name)}: {escape(line)}\n"
    for failure in failed:
        what = f"{failure.kind}: {failure.message}"
        yield f"- {_code(failure.case)} in {_code(failure.engine)}: {escape(what)}\n"


def _causes(result: RunResult) -> Iterator[str]:
    found = findings.causes(result)
    if found:
        yield "\n### What diverges\n\n"
    for cause in found:
        divergence = cause.divergence
        blamed = escape(blame(divergence.culprits, divergence.why_no_culprit))
        yield f"\n**{_code(divergence.case)}: {_code(divergence.quantity)}**: {blamed}\n\n"
        table = divergence_table(cause.case, divergence, _ENTRIES)
        rows = [_row(*map(escape, table.heads)), _row(*("---",) * len(table.heads))]
        rows += [_row(*map(escape, cells(row))) for row in table.rows]
        more = f"{table.more}; " if table.more else ""
        yield f"{''.join(rows)}\n{more}{escape(table.allowed)}\n\n"
        if cause.consequences:
            names = ", ".join(_code(other.quantity) for other in cause.consequences)
            yield f"Explains {count(len(cause.consequences), 'other')}: {names}\n\n"


def _other_breaks(result: RunResult) -> Iterator[str]:
    for broken in findings.broken_identities(result):
        left, right = broken.identity.left, broken.identity.right
        names = f"{format_ref(left)} = {format_ref(right)}"
        shown = "; ".join(" / ".join(cells(row)) for row in pair_table(broken.pair, None, 1).rows)
        yield f"- identity {_code(names)} fails in {_code(broken.engine)}: {escape(shown)}\n"
    for conflict in result.conflicts:
        who = ", ".join(map(_code, conflict.engines))
        yield f"- {_code(conflict.definition)}: {who} all use {escape(conflict.formulation)}\n"
    for line in result.lock_problems:
        yield f"- spec: {escape(line)}\n"


def _claims(result: RunResult) -> Iterator[str]:
    outcome = outcome_of(result)
    if not result.judgments:
        return
    numbers = ", ".join(f"{number} {verdict}" for verdict, number in outcome.verdicts)
    yield f"\n### {count(outcome.claims, 'claim')} judged: {escape(numbers)}\n\n"
    for judgment in sorted(result.judgments, key=lambda j: not (findings.teaches(j) or j.changed)):
        yield _claim(judgment)


def _claim(judgment: Judgment) -> str:
    check = f", check {judgment.check}" if judgment.check != "none" else ""
    changed = f" **{escape(acceptance(judgment))}**" if judgment.changed else ""
    evidence = "".join(f"  - {escape(line)}\n" for line in judgment.evidence)
    head = f"- **{escape(judgment.verdict)}{check}** {_code(judgment.claim)}{changed}: "
    return f"{head}{escape(judgment.statement)} ({escape(judgment.where)})\n{evidence}"


def _summary(result: RunResult) -> str:
    heads = ("kind", *map(_code, parties(result)), "compared", "exactly", "diverge")
    rows = [_row(*heads), _row("---", *("---:",) * (len(heads) - 1))]
    for row in overview(result):
        numbers = (f"{row.compared:,}", f"{row.exact:,}", str(row.diverging))
        rows.append(_row(_code(row.kind), *(escape(f.text) for f in row.finished), *numbers))
    return f"\n### Cases\n\n{''.join(rows)}"
