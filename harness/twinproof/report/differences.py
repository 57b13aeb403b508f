"""The entries on which parties differ, a row each, with what every party says there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from twinproof.model import CaseResult, Difference, Divergence, Json, PairDifference, Tolerance
from twinproof.report.leaves import Path, leaves
from twinproof.report.plain import plain
from twinproof.report.tables import label
from twinproof.report.values import is_scalar, show, show_exact, show_tolerance
from twinproof.report.wording import count


@dataclass(frozen=True)
class DifferenceRow:
    """One entry: where, what each party says, the largest difference, and remarks."""

    where: str
    values: tuple[str, ...]
    gap: str
    note: str


@dataclass(frozen=True)
class DifferenceTable:
    """Rows for the first of `total` entries, a column per party; `allowed` says what was tolerated."""

    parties: tuple[str, ...]
    rows: tuple[DifferenceRow, ...]
    total: int
    allowed: str

    @property
    def heads(self) -> tuple[str, ...]:
        """The columns, as `cells` fills them."""
        return ("where", *self.parties, "difference")

    @property
    def more(self) -> str:
        """How many entries are left out, or nothing."""
        left_out = self.total - len(self.rows)
        return f"and {count(left_out, 'more entry', 'more entries')}" if left_out else ""


def cells(row: DifferenceRow) -> tuple[str, ...]:
    """A row as its table's heads name it."""
    remark = f"{row.gap} ({row.note})" if row.note and row.gap else row.note or row.gap
    return (row.where or "the value", *row.values, remark)


def divergence_table(case: CaseResult, divergence: Divergence, limit: int | None = None) -> DifferenceTable:
    """Every entry on which any two parties differ, `limit` rows at most, with what all others say there."""
    kind = entry_kind(case, divergence.quantity)
    held = {
        party: leaves(fixture.quantities[divergence.quantity])
        for party, fixture in case.fixtures.items()
        if divergence.quantity in fixture.quantities
    }
    # A difference of texts names a line; beside it a whole text would be no comparison.
    return _table(divergence.pairs, {} if kind == "text" else held, kind, limit)


def pair_table(pair: PairDifference, kind: str | None, limit: int | None = None) -> DifferenceTable:
    """A pair that stands alone: an identity between cases, two files."""
    return _table((pair,), {}, kind, limit)


def entry_kind(case: CaseResult, quantity: str) -> str | None:
    """The kind of `quantity`'s entries (its own, for a scalar) as the first party that has it says."""
    for fixture in case.fixtures.values():
        if quantity in fixture.quantities:
            found = fixture.quantities[quantity]
            return found.kind if is_scalar(found.kind) else found.entries
    return None


def _table(
    pairs: tuple[PairDifference, ...],
    held: Mapping[str, Mapping[Path, Json]],
    kind: str | None,
    limit: int | None,
) -> DifferenceTable:
    said: dict[Path, dict[str, Json]] = {}
    found: dict[Path, list[Difference]] = {}
    for pair in pairs:
        for each in pair.differences:
            found.setdefault(each.path, []).append(each)
            said.setdefault(each.path, {}).update({pair.left: each.left, pair.right: each.right})
    parties = _parties(pairs, held)
    paths = list(found) if limit is None else list(found)[:limit]
    rows = (
        DifferenceRow(
            where=label(path) if path else "",
            values=tuple(_text(said[path].get(p, held.get(p, {}).get(path)), kind) for p in parties),
            gap=_largest(found[path]),
            note=plain("; ".join(dict.fromkeys(each.note for each in found[path] if each.note))),
        )
        for path in paths
    )
    return DifferenceTable(parties, tuple(rows), len(found), show_tolerance(_tolerance(pairs)))


def _parties(pairs: Iterable[PairDifference], held: Iterable[str]) -> tuple[str, ...]:
    """All that are named, the spec and those that speak for it last."""
    named = dict.fromkeys(party for pair in pairs for party in (pair.left, pair.right))
    return tuple(sorted({**named, **dict.fromkeys(held)}, key=lambda party: party.startswith("spec")))


def _tolerance(pairs: Iterable[PairDifference]) -> Tolerance | None:
    return next((pair.tolerance for pair in pairs if pair.tolerance), None)


def _largest(differences: Iterable[Difference]) -> str:
    gaps = [each.gap for each in differences if each.gap is not None]
    return show_exact(max(gaps, key=_size)) if gaps else ""


def _size(gap: Fraction | float) -> Fraction | float:
    return gap if gap >= 0 else -gap


def _text(value: Json, kind: str | None) -> str:
    return show(value, None if isinstance(value, dict | list) else kind)
