"""One question put to every party that has what it takes: who says what, and who could not be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from twinproof.catalog.refs import format_ref
from twinproof.claims.assertion import Named, Operand
from twinproof.claims.errors import UnfitOperandError
from twinproof.claims.predicates import Finding
from twinproof.claims.values import entry, exact, show
from twinproof.model import Fixture, QuantityRef

SPEC = "spec"
"""The party whose fixtures are the spec's."""

Fixtures = Mapping[str, Mapping[str, Fixture]]
"""Case id -> party -> what it says."""


@dataclass(frozen=True)
class Opinions:
    """Party -> finding; `unfit`: party -> why its values are no use; `lacking`: (party, what it has not)."""

    findings: Mapping[str, Finding]
    unfit: Mapping[str, str]
    lacking: tuple[tuple[str, str], ...]

    @property
    def answered_by_an_engine(self) -> bool:
        """Whether anyone but the spec has the operands: what no engine computed is not judged."""
        return any(party != SPEC for party in (*self.findings, *self.unfit))

    @property
    def agreed(self) -> Finding | None:
        """What they all say, in the words of the spec, or of the first; None where they differ."""
        answers = {finding.holds for finding in self.findings.values()}
        if self.unfit or len(answers) != 1:
            return None
        return self.findings.get(SPEC) or next(iter(self.findings.values()))

    @property
    def other_grounds(self) -> tuple[str, ...]:
        """Who comes to what all say by other values, a line each: their answer is right by chance."""
        agreed = self.agreed
        return tuple(
            f"{party} says so by other values: {one.because}"
            for party, one in self.findings.items()
            if agreed is not None and one.because != agreed.because
        )

    @property
    def dissent(self) -> tuple[str, ...]:
        """Who says what, a line each."""
        said = [
            f"{party} says {'yes' if one.holds else 'no'}: {one.because}"
            for party, one in self.findings.items()
        ]
        return (*said, *(f"{party} gives no answer: {why}" for party, why in self.unfit.items()))


def opinions(
    refs: Iterable[QuantityRef], fixtures: Fixtures, ask: Callable[[Callable[[Operand], Named]], Finding]
) -> Opinions:
    """What each party's own values make `ask` say; `ask` is handed the party's way to look an operand up.

    Raises UnfitOperandError where no party's values make sense of it: then it is the claim that is at fault.
    """
    wanted = tuple(dict.fromkeys(refs))
    parties = dict.fromkeys(party for case in fixtures.values() for party in case)
    findings: dict[str, Finding] = {}
    unfit: dict[str, str] = {}
    lacking: list[tuple[str, str]] = []
    for party in parties:
        try:
            found = {ref: look_up(ref, party, fixtures) for ref in wanted}
            absent = [f"{ref.case}:{ref.quantity}" for ref, value in found.items() if value is None]
            if absent:
                lacking.append((party, absent[0]))
                continue
            here = {ref: value for ref, value in found.items() if value is not None}
            findings[party] = ask(partial(_named, found=here))
        except UnfitOperandError as error:
            unfit[party] = str(error)
    if unfit and not findings:
        raise UnfitOperandError(next(iter(unfit.values())))
    return Opinions(findings, unfit, tuple(lacking))


def look_up(ref: QuantityRef, party: str, fixtures: Fixtures) -> Named | None:
    """What the party reported under `ref`; None where it has no fixture for the case, or no such quantity.

    Raises UnfitOperandError where the quantity has no entry at the path.
    """
    fixture = fixtures.get(ref.case, {}).get(party)
    if fixture is None or ref.quantity not in fixture.quantities:
        return None
    label = format_ref(ref)
    return Named(label, entry(exact(fixture.quantities[ref.quantity]), ref.path, label))


def _named(operand: Operand, found: Mapping[QuantityRef, Named]) -> Named:
    return Named(show(operand), operand) if isinstance(operand, Fraction) else found[operand]
