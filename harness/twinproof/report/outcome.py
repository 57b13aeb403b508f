"""The outcome of a run: its numbers, and the one sentence that says how it went."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from twinproof.model import RunResult, Verdict
from twinproof.report import findings
from twinproof.report.groups import against, diverging_cases, explain_command, groups
from twinproof.report.wording import accept_command, count, join, sentence


class Standing(StrEnum):
    """How a run ended, the worst first."""

    INCOMPLETE = "incomplete"
    DIVERGES = "diverges"
    CHANGED = "verdicts changed"
    AGREES = "agrees"


@dataclass(frozen=True)
class Outcome:
    """The numbers of a run; `sentence` puts them in words.

    `causes` counts a cause that shows in many cases once; `advice` is the command to go on with, if any.
    """

    standing: Standing
    sentence: str
    parties: tuple[str, ...]
    cases: int
    compared: int
    exact: int
    causes: int
    divergences: int
    failures: int
    broken_identities: int
    conflicts: int
    claims: int
    changed: int
    verdicts: tuple[tuple[str, int], ...]
    """Verdict -> how many claims, in the order of `Verdict`, those that occur."""
    advice: str = ""


def outcome_of(result: RunResult, numbers: str = "") -> Outcome:
    """What `result` amounts to; `numbers` says in its sentence what was compared, else all that was."""
    failed = findings.failures(result)
    diverging = sum(len(case.parity.divergences) for case in result.cases)
    verdicts = Counter(judgment.verdict for judgment in result.judgments)
    if failed or result.engine_failures:
        standing = Standing.INCOMPLETE
    elif _breaks(result):
        standing = Standing.DIVERGES
    elif findings.changed(result):
        standing = Standing.CHANGED
    else:
        standing = Standing.AGREES
    return Outcome(
        standing=standing,
        sentence=_sentence(result, standing, numbers or _numbers(result)),
        parties=parties(result),
        cases=len(result.cases),
        compared=sum(case.parity.compared for case in result.cases),
        exact=sum(case.parity.exact for case in result.cases),
        causes=len(groups(result)),
        divergences=diverging,
        failures=len(failed) + len(result.engine_failures),
        broken_identities=len(findings.broken_identities(result)),
        conflicts=len(result.conflicts),
        claims=len(result.judgments),
        changed=len(findings.changed(result)),
        verdicts=tuple((str(v), verdicts[v]) for v in Verdict if verdicts[v]),
        advice=_advice(result),
    )


def parties(result: RunResult) -> tuple[str, ...]:
    """Who took part, in order: the engines by their entries' names, then the spec where it answered."""
    engines = dict.fromkeys([*result.engines, *result.engine_failures])
    others = dict.fromkeys(name for case in result.cases for name in case.fixtures if name != "spec")
    spec = ["spec"] if any("spec" in case.fixtures for case in result.cases) else []
    return (*{**engines, **others}, *spec)


def _advice(result: RunResult) -> str:
    if result.engine_failures:
        return "twinproof doctor"
    if failed := findings.failures(result):
        return f"twinproof repro {failed[0].case}"
    if found := groups(result):
        first = found[0].first
        return explain_command(first.case, first.divergence.quantity)
    changed = [judgment for judgment in findings.changed(result) if not findings.is_contested(judgment)]
    return accept_command(changed[0]) if changed and not _breaks(result) else ""


def _complaints(result: RunResult) -> list[str]:
    contested = findings.contested(result)
    changed = [judgment for judgment in findings.changed(result) if judgment not in contested]
    found = _breaks(result)
    if changed:
        found.append(f"{count(len(changed), 'verdict is', 'verdicts are')} not the accepted one")
    return found


def _breaks(result: RunResult) -> list[str]:
    causes = groups(result)
    diverging = sum(len(case.parity.divergences) for case in result.cases)
    identities = findings.broken_identities(result)
    contested = findings.contested(result)
    found = []
    if causes:
        first = causes[0]
        cases = diverging_cases(result, first.culprits)
        stands = " stands against " if len(first.culprits) == 1 else " stand against "
        who = against(first.first).replace(" against ", stands, 1)
        found.append(
            f"{count(diverging, 'quantity diverges', 'quantities diverge')}, "
            f"from {count(len(causes), 'cause')}: {who} in {count(cases, 'case')}, "
            f"first in {first.quantity} ({first.kind})"
        )
    if identities:
        found.append(f"{count(len(identities), 'identity fails', 'identities fail')}")
    if result.conflicts:
        many = count(len(result.conflicts), "definition is", "definitions are")
        found.append(f"{many} computed in the same way by engines that should differ")
    if contested:
        found.append(f"{count(len(contested), 'claim is', 'claims are')} contested")
    if result.lock_problems:
        found.append(f"the spec's mirror is out of step in {count(len(result.lock_problems), 'place')}")
    return found


def _numbers(result: RunResult) -> str:
    compared = sum(case.parity.compared for case in result.cases)
    exact = sum(case.parity.exact for case in result.cases)
    return (
        f"{count(compared, 'quantity', 'quantities')} compared, "
        f"{exact:,} of them exactly, with the spec among the parties"
    )


def _sentence(result: RunResult, standing: Standing, numbers: str) -> str:
    complaints = _complaints(result)
    if standing is Standing.AGREES:
        return _agreement(result, numbers)
    if standing is Standing.INCOMPLETE:
        unfinished = len(findings.failures(result))
        lost = [f"engine {name} could not run" for name in result.engine_failures]
        if unfinished:
            lost.append(f"{count(unfinished, 'case was', 'cases were')} not finished")
        complaints = [*lost, *complaints]
    return f"{sentence('; '.join(complaints))} {sentence(numbers)}"


def _agreement(result: RunResult, numbers: str) -> str:
    engines = [name for name in parties(result) if name != "spec"]
    spec = ["the spec"] if "spec" in parties(result) else []
    verdicts = ""
    if result.judgments:
        surviving = sum(judgment.verdict is Verdict.SURVIVES for judgment in result.judgments)
        judged = count(len(result.judgments), "claim")
        verdicts = f"; of {judged}, {surviving:,} survive, and every verdict is the accepted one"
    if len(engines) + len(spec) < 2:
        return sentence(f"nothing was compared, for only {join([*engines, *spec])} answered{verdicts}")
    who = join(
        [f"{'engine' if len(engines) == 1 else 'engines'} {join(engines)}", *spec] if engines else spec
    )
    return sentence(f"{who} agree: {numbers}{verdicts}")
