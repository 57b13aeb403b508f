"""What came of one of the three questions about a claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from twinproof.claims.opinions import Opinions
from twinproof.model import Answer, CheckVerdict

A = TypeVar("A", Answer, CheckVerdict)


@dataclass(frozen=True)
class Reply(Generic[A]):
    """An answer and its evidence, a line each."""

    answer: A
    evidence: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unanswered:
    """No engine has computed what the question is about; `why` names the quantity."""

    why: str


def unanswered(opinions: Opinions) -> Unanswered | None:
    """Where no engine has the operands: what the first of them lacks."""
    if opinions.answered_by_an_engine:
        return None
    lacking = next(iter(dict(opinions.lacking).values()), None)
    return Unanswered(f"no engine reported {lacking}" if lacking else "no engine ran")


def lacking_lines(opinions: Opinions) -> tuple[str, ...]:
    """Which parties could not be asked, and what they have not reported."""
    return tuple(f"{party} was not asked: it did not report {what}" for party, what in opinions.lacking)
