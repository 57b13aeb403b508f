"""Verdicts on a terminal: what is new in full, what is accepted in a line with its reason."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from twinproof.model import Judgment, RunResult, Verdict
from twinproof.report import findings
from twinproof.report.plain import plain
from twinproof.report.terminal_words import heading, paragraph
from twinproof.report.wording import acceptance, count, next_step, verdict_words

_NEW = 5
_EVIDENCE = 4
_COLOURS = {Verdict.SURVIVES: "green", Verdict.AMBIGUOUS: "cyan", Verdict.NOT_CHECKABLE: "cyan"}


def print_verdicts(result: RunResult, console: Console) -> None:
    """New, changed and contested verdicts first; the accepted ones only where nothing diverges."""
    new = [j for j in result.judgments if j.changed or findings.is_contested(j)]
    taught = [j for j in result.judgments if findings.teaches(j) and j not in new]
    if new:
        heading(console, "Verdicts that are new, changed or contested")
    diverges = any(case.parity.divergences for case in result.cases)
    for judgment in new[:_NEW]:
        if diverges:
            # What diverges comes first, and may be all there is to these: a line each.
            paragraph(console, f"{judgment.claim}: {acceptance(judgment)}", indent=2)
        else:
            print_judgment(judgment, console, _EVIDENCE)
    if diverges and new:
        advice = "mend what diverges first; then, for one that stays, once its evidence convinces you"
        paragraph(console, f"{advice}: twinproof claims accept ID --reason TEXT", indent=2)
    if len(new) > _NEW:
        names = ", ".join(judgment.claim for judgment in new[_NEW:])
        paragraph(console, f"and {len(new) - _NEW:,} more (twinproof claims): {names}", indent=2)
    if not taught:
        return
    if new or diverges:
        heading(console, f"{count(len(taught), 'other verdict')} worth reading: twinproof claims")
        return
    heading(console, "Verdicts worth reading, all accepted (evidence: twinproof claims, or the report)")
    for judgment in taught:
        line = Text(f"  {plain(judgment.claim)}: ")
        line.append(str(judgment.verdict), style=_COLOURS.get(judgment.verdict, "red"))
        console.print(line.append(verdict_words(judgment.label).removeprefix(judgment.verdict)))
        paragraph(console, judgment.reason or judgment.statement, indent=4, style="dim")


def print_judgment(judgment: Judgment, console: Console, lines: int | None = None) -> None:
    """A claim, its verdict, why that was accepted, and the evidence (the first `lines`)."""
    console.print()
    line = Text(f"{plain(judgment.claim)}: ", style="bold")
    line.append(str(judgment.verdict), style=_COLOURS.get(judgment.verdict, "red"))
    line.append(f" (its check: {judgment.check})" if judgment.check != "none" else "", style="not bold")
    console.print(line)
    paragraph(console, judgment.statement, indent=2)
    paragraph(console, f"{judgment.source}, {judgment.where}", indent=2, style="dim")
    if judgment.changed:
        paragraph(console, acceptance(judgment), indent=2, style="red")
    if judgment.reason:
        paragraph(
            console, f"accepted {'then ' if judgment.changed else ''}because: {judgment.reason}", indent=2
        )
    for evidence in judgment.evidence[:lines]:
        paragraph(console, f"- {evidence}", indent=2)
    if lines is not None and len(judgment.evidence) > lines:
        more = len(judgment.evidence) - lines
        paragraph(
            console, f"and {count(more, 'more line')} of evidence, in the report", indent=2, style="dim"
        )
    if next_step(judgment):
        paragraph(console, next_step(judgment), indent=2)
