"""Words that several views use: nouns with their numbers, who is to blame, how a verdict stands."""

from __future__ import annotations

from collections.abc import Sequence

from twinproof.model import Judgment


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


def acceptance(judgment: Judgment) -> str:
    """How the verdict stands to the accepted one."""
    if judgment.accepted is None:
        return f"{judgment.label}: not accepted yet"
    if judgment.changed:
        return f"{judgment.label}: the accepted verdict is {judgment.accepted}"
    return f"{judgment.label}: accepted"
