"""The entries on which two parties differ, with the spec's value beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from twinproof.model import CaseResult, Divergence, Json, PairDifference
from twinproof.report.leaves import Path, leaves
from twinproof.report.plain import plain
from twinproof.report.tables import label
from twinproof.report.values import ABSENT, is_scalar, show, show_exact, show_tolerance


@dataclass(frozen=True)
class DifferingEntry:
    """One entry, as text: where, what each side says, by how much they differ, what the spec says."""

    where: str
    left: str
    right: str
    gap: str
    spec: str
    note: str


@dataclass(frozen=True)
class DifferingPair:
    """Two parties, the entries on which they differ (at most `limit` of `total`) and what was allowed."""

    left: str
    right: str
    entries: tuple[DifferingEntry, ...]
    total: int
    compared: int
    allowed: str

    @property
    def shows_spec(self) -> bool:
        """Whether the spec's value adds anything: it is known, and the spec is not one of the two."""
        return "spec" not in (self.left, self.right) and any(e.spec != ABSENT for e in self.entries)


def differing_pairs(
    case: CaseResult, divergence: Divergence, limit: int | None = None
) -> tuple[DifferingPair, ...]:
    """The pairs of `divergence`, ready to print; `limit` entries of each at most, and the total told."""
    spec = case.fixtures.get("spec")
    stated = spec.quantities.get(divergence.quantity) if spec else None
    truth = leaves(stated) if stated else {}
    kind = entry_kind(case, divergence.quantity)
    return tuple(_pair(pair, truth, kind, limit) for pair in divergence.pairs if pair.differences)


def entry_kind(case: CaseResult, quantity: str) -> str | None:
    """The kind of `quantity`'s entries (its own, for a scalar) as the first party that has it says."""
    for fixture in case.fixtures.values():
        if quantity in fixture.quantities:
            found = fixture.quantities[quantity]
            return found.kind if is_scalar(found.kind) else found.entries
    return None


def pair_view(pair: PairDifference, kind: str | None, limit: int | None = None) -> DifferingPair:
    """A pair that stands alone (an identity between cases), ready to print."""
    return _pair(pair, {}, kind, limit)


def _pair(
    pair: PairDifference, truth: Mapping[Path, Json], kind: str | None, limit: int | None
) -> DifferingPair:
    entries = pair.differences if limit is None else pair.differences[:limit]
    return DifferingPair(
        left=pair.left,
        right=pair.right,
        entries=tuple(
            DifferingEntry(
                where=label(entry.path) if entry.path else "",
                left=_text(entry.left, kind),
                right=_text(entry.right, kind),
                gap=show_exact(entry.gap),
                spec=_text(truth[entry.path], kind) if entry.path in truth else ABSENT,
                note=plain(entry.note),
            )
            for entry in entries
        ),
        total=len(pair.differences),
        compared=pair.compared,
        allowed=show_tolerance(pair.tolerance),
    )


def _text(value: Json, kind: str | None) -> str:
    return show(value, kind if not isinstance(value, dict | list) else None)
