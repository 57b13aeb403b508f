"""A claim: where a source publishes it, what it says, and what to ask about which quantity. Data only."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.claims.assertion import Assertion, Expected, Operand
from twinproof.model import QuantityRef


@dataclass(frozen=True)
class Reading:
    """One way to read a statement; its name is empty where the statement has one reading."""

    name: str
    assertion: Assertion[Operand]


@dataclass(frozen=True)
class Claim:
    """One entry of a claims file.

    `port` and `printed` go together, entry by entry. `missing` names what the claim needs and nobody has
    given; where there is any, the statement cannot be checked here, and there may be no reading.
    """

    id: str
    source: str
    where: str
    statement: str
    printed: tuple[Expected, ...] = ()
    port: tuple[QuantityRef, ...] = ()
    readings: tuple[Reading, ...] = ()
    check: str | None = None
    missing: tuple[str, ...] = ()
    source_title: str = ""
