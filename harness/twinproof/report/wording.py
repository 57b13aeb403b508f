"""Words that several views use: nouns with their numbers, who is to blame, how a verdict stands."""

from __future__ import annotations

from collections.abc import Sequence

from twinproof.model import CheckVerdict, FormulationConflict, Judgment, Verdict


def count(number: int, singular: str, plural: str | None = None) -> str:
    """`number` with thousands apart and the noun that goes with it."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"


def join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "none"


def sentence(text: str) -> str:
    """`text` with its first letter large and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def blame(culprits: Sequence[str], why_not: str) -> str:
    """Who stands against the spec or the majority, or why that cannot be said."""
    if culprits:
        return f"at odds with the spec or the majority: {join(culprits)}"
    return f"no party can be blamed: {why_not or 'the parties are not enough to tell'}"


def verdict_words(label: str) -> str:
    """`verdict/check` in words: `refuted`, or `refuted, its check vacuous`."""
    verdict, _, check = label.partition("/")
    return verdict if check in ("", "none") else f"{verdict}, its check {check}"


def acceptance(judgment: Judgment) -> str:
    """How the verdict stands to the accepted one."""
    now = verdict_words(judgment.label)
    if judgment.accepted is None:
        return f"new verdict, not accepted yet: {now}"
    if judgment.changed:
        return f"the verdict changed: it is now {now}; accepted was {verdict_words(judgment.accepted)}"
    return "this verdict is the accepted one"


def next_step(judgment: Judgment) -> str:
    """What to do about a verdict that is not the accepted one; empty where there is nothing to do."""
    if judgment.verdict is Verdict.CONTESTED or judgment.check is CheckVerdict.CONTESTED:
        return "the parties answer differently: mend what diverges; a contested verdict cannot be accepted"
    if judgment.changed:
        return f"if the evidence convinces you: {accept_command(judgment)}"
    return ""


def accept_command(judgment: Judgment) -> str:
    """The command that makes the verdict the accepted one."""
    return f"twinproof claims accept {judgment.claim} --reason TEXT"


def verdict_numbers(verdicts: Sequence[tuple[str, int]]) -> str:
    """How many claims have each verdict: `survives 40, refuted 13`."""
    return ", ".join(f"{verdict} {number}" for verdict, number in verdicts)


def shared(conflict: FormulationConflict) -> str:
    """Which engines compute a definition in the same way, and which way that is."""
    both = "both" if len(conflict.engines) == 2 else "all"
    return f"{join(conflict.engines)} {both} compute it in the same way: {conflict.formulation}"
