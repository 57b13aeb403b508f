"""The report as Markdown for a step summary: short, escaped, and never above a mebibyte."""

from __future__ import annotations

import re
from collections.abc import Iterator

from twinproof.catalog.refs import format_ref
from twinproof.model import Judgment, RunResult
from twinproof.report import findings
from twinproof.report.differences import cells, divergence_table, pair_table
from twinproof.report.groups import against, groups, place
from twinproof.report.legend import CHECKS, COLUMNS, VERDICTS
from twinproof.report.outcome import Standing, outcome_of, parties
from twinproof.report.overview import overview
from twinproof.report.plain import one_line
from twinproof.report.wording import acceptance, count, next_step, shared, verdict_numbers

LIMIT = 1024 * 1024
"""Bytes that a GitHub step summary may have."""

_CUT = "\n**Cut here** to fit a step summary: the rest is in report.html and report.json.\n"
_ENTRIES = 20
_MARKS = {Standing.AGREES: "\N{WHITE HEAVY CHECK MARK}", Standing.INCOMPLETE: "\N{WARNING SIGN}"}
_SPECIAL = re.compile(
    r"[\\`*\[\]~|$@]|<(?=[\w/!?])"
    r"|(?<![^\W_])_|_(?![^\W_])"  # emphasis begins or ends at the edge of a word only
    r"|&(?=#?\w+;)|#(?=\d)|:(?=//|[\w+-]*[a-z][\w+-]*:|[+-]1:|100:|1234:)"  # entity, issue, address, emoji
)
_FIRST = re.compile(r"^([-+>#=]|\d+(?=[.)]))")
"""What would make a line a list, a quotation or a heading."""

_BACKSLASH = frozenset("\\`*[]~_")


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
    made = _SPECIAL.sub(lambda found: _harmless(found[0]), one_line(text))
    return _FIRST.sub(lambda found: f"&#{ord(found[0][0])};{found[0][1:]}", made)


def _harmless(sign: str) -> str:
    return f"\\{sign}" if sign in _BACKSLASH else f"&#{ord(sign)};"


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


def _blocks(result: RunResult) -> Iterator[str]:
    outcome = outcome_of(result)
    mark = _MARKS.get(outcome.standing, "\N{CROSS MARK}")
    yield f"## {mark} {escape(outcome.sentence)}\n\n"
    if outcome.advice:
        yield f"Next: {_code(outcome.advice)}\n\n"
    yield from _failures(result)
    yield from _causes(result)
    yield from _other_breaks(result)
    yield from _claims(result)
    yield _summary(result)
    for note in result.notes:
        yield f"\n{escape(note)}\n"
    yield _legend(result)
    yield _made_by(result)


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
    found = groups(result)
    if found:
        yield "\n### What diverges\n\n"
    for group in found:
        divergence = group.first.divergence
        who = escape(f"{against(group.first)}, {place(group)}")
        yield f"\n**{_code(group.kind)}: {_code(group.quantity)}**: {who}\n\n"
        if group.why_no_culprit:
            yield f"No party can be blamed: {escape(group.why_no_culprit)}\n\n"
        yield f"First in {_code(divergence.case)}: {_code(divergence.quantity)}\n\n"
        table = divergence_table(group.first.case, divergence, _ENTRIES)
        rows = [_row(*map(escape, table.heads)), _row(*("---",) * len(table.heads))]
        rows += [_row(*map(escape, cells(row))) for row in table.rows]
        more = f"{table.more}; " if table.more else ""
        yield f"{''.join(rows)}\n{more}{escape(table.allowed)}\n\n"
        if group.others:
            yield f"Also in {', '.join(map(_code, group.others))}\n\n"
        if group.explained:
            names = dict.fromkeys(d.quantity for cause in group.causes for d in cause.consequences)
            listed = ", ".join(map(_code, names))
            yield f"Explains {count(group.explained, 'other divergence')}: {listed}\n\n"


def _other_breaks(result: RunResult) -> Iterator[str]:
    for broken in findings.broken_identities(result):
        left, right = broken.identity.left, broken.identity.right
        names = f"{format_ref(left)} = {format_ref(right)}"
        shown = "; ".join(" / ".join(cells(row)) for row in pair_table(broken.pair, None, 1).rows)
        yield f"- identity {_code(names)} fails in {_code(broken.engine)}: {escape(shown)}\n"
    for conflict in result.conflicts:
        yield f"- {_code(conflict.definition)}: {escape(shared(conflict))}; no evidence, then\n"
    for line in result.lock_problems:
        yield f"- spec: {escape(line)}\n"


def _claims(result: RunResult) -> Iterator[str]:
    outcome = outcome_of(result)
    if not result.judgments:
        return
    numbers = escape(verdict_numbers(outcome.verdicts))
    yield f"\n### {count(outcome.claims, 'claim')} judged: {numbers}\n\n"
    for judgment in sorted(result.judgments, key=lambda j: not (findings.teaches(j) or j.changed)):
        yield _claim(judgment)


def _claim(judgment: Judgment) -> str:
    check = f", its check {judgment.check}" if judgment.check != "none" else ""
    changed = f" **{escape(acceptance(judgment))}**" if judgment.changed else ""
    evidence = "".join(f"  - {escape(line)}\n" for line in judgment.evidence)
    head = f"- **{escape(judgment.verdict)}{check}** {_code(judgment.claim)}{changed}: "
    source = escape(f"{judgment.source}, {judgment.where}")
    why = "accepted then because" if judgment.changed else "accepted because"
    reason = f"  - {why}: {escape(judgment.reason)}\n" if judgment.reason else ""
    step = f"  - {escape(next_step(judgment))}\n" if next_step(judgment) else ""
    return f"{head}{escape(judgment.statement)} ({source})\n{reason}{evidence}{step}"


def _summary(result: RunResult) -> str:
    heads = ("kind", *map(_code, parties(result)), *(name for name, _ in COLUMNS[:3]))
    rows = [_row(*heads), _row("---", *("---:",) * (len(heads) - 1))]
    for row in overview(result):
        numbers = (f"{row.compared:,}", f"{row.exact:,}", str(row.diverging))
        rows.append(_row(_code(row.kind), *(escape(f.text) for f in row.finished), *numbers))
    return f"\n### Cases\n\n{''.join(rows)}"


def _legend(result: RunResult) -> str:
    parts = (("Numbers", COLUMNS), ("Verdicts", VERDICTS), ("Verdicts on the source's own checks", CHECKS))
    kept = parts if result.judgments else parts[:1]
    lines = [
        f"\n{title}:\n\n" + "".join(f"- **{escape(term)}**: {escape(means)}\n" for term, means in entries)
        for title, entries in kept
    ]
    return f"\n### What the words mean\n{''.join(lines)}"


def _made_by(result: RunResult) -> str:
    blocks = {entry: engine.block for entry, engine in result.engines.items()}
    lines = [
        f"- {_code(entry)}: {escape(f'{b.name} {b.version}, {b.language}, {b.runtime}')}\n"
        for entry, b in blocks.items()
    ]
    lines += [f"- {escape(id)}: {escape(title)}\n" for id, title in result.sources.items()]
    began = f"Run of {escape(result.date)} (UTC). " if result.date else ""
    return f"\n### Engines and sources\n\n{began}Spec digest {_code(result.spec_digest)}\n\n{''.join(lines)}"
