"""The entries on which parties differ, a row each, with what every party says there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from twinproof.compare.fixtures import MISSING_LEFT, MISSING_RIGHT
from twinproof.model import (
    CaseResult,
    Difference,
    Divergence,
    Json,
    PairDifference,
    Quantity,
    Tolerance,
)
from twinproof.parity import CATALOG
from twinproof.report.leaves import Path, leaves
from twinproof.report.plain import plain
from twinproof.report.tables import label
from twinproof.report.values import is_scalar, show, show_exact, show_tolerance
from twinproof.report.wording import count

MISSING = "missing"
"""Stands where a party reports its case but not this quantity."""


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
    reported = {party: f.quantities.get(divergence.quantity) for party, f in case.fixtures.items()}
    held = {party: _entries(quantity) for party, quantity in reported.items()}
    return _table(divergence.pairs, held, kind, limit)


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


def _entries(quantity: Quantity | None) -> Mapping[Path, Json]:
    """What stands at each path; the whole, where it is not one value, as a summary at the path `()`."""
    if quantity is None:
        return {(): MISSING}
    if quantity.kind == "text":
        # A difference of texts names a line; beside it a whole text would be no comparison.
        return {(): _whole(quantity)}
    return {(): _whole(quantity), **leaves(quantity)}


def _whole(quantity: Quantity) -> str:
    if quantity.left_out and quantity.kind not in ("text", "tree"):
        # What a report keeps of a large table no longer tells how many rows it has.
        return f"large {quantity.kind}"
    return _summary(quantity.kind, quantity.value, quantity.left_out)


def _summary(kind: str, value: Json, left_out: int = 0) -> str:
    if isinstance(value, dict | list):
        return f"{kind} of {count(len(value) + left_out, 'entry', 'entries')}"
    if isinstance(value, str) and "\n" in value:
        return f"{kind} of {count(len(value.splitlines()) + left_out, 'line')}"
    return str(value)


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
            if pair.right == CATALOG:
                # The catalog has no value: what it asks for is a remark, with the parties' values beside it.
                remark = replace(each, note=_asked(each, pair.left))
                found.setdefault(each.path, []).append(remark)
                said.setdefault(each.path, {})
                continue
            found.setdefault(each.path, []).append(each)
            said.setdefault(each.path, {}).update({pair.left: each.left, pair.right: each.right})
    parties = _parties(pairs, held)
    beyond = max((pair.left_out for pair in pairs), default=0)
    paths = list(found) if limit is None else list(found)[:limit]
    rows = (
        DifferenceRow(
            where=label(path) if path else "",
            values=tuple(_said(path, p, said[path], held.get(p, {}), kind) for p in parties),
            gap=_largest(found[path]),
            note=plain("; ".join(_notes(found[path], held))),
        )
        for path in paths
    )
    return DifferenceTable(parties, tuple(rows), len(found) + beyond, show_tolerance(_tolerance(pairs)))


def _said(
    path: Path, party: str, said: Mapping[str, Json], held: Mapping[Path, Json], kind: str | None
) -> str:
    if held.get(()) == MISSING:
        return MISSING
    value = said.get(party, held.get(path))
    if not path and isinstance(value, dict | list | None) and () in held:
        value = held[()]
    elif not path and isinstance(value, dict | list):
        return _summary("value", value)
    return _text(value, kind)


def _asked(difference: Difference, party: str) -> str:
    """What the catalog asks of a case and `party` does otherwise, as a remark."""
    if difference.note.startswith(("missing", "extra")):
        return f"{party}: {difference.note}"
    return f"{party}: {difference.note} is {difference.left}, the case asks for {difference.right}"


def _notes(found: Iterable[Difference], held: Mapping[str, Mapping[Path, Json]]) -> dict[str, None]:
    """The remarks, each once; who lacks the whole quantity stands in the columns already."""
    told = {MISSING_LEFT, MISSING_RIGHT} if any(e.get(()) == MISSING for e in held.values()) else set()
    return dict.fromkeys(each.note for each in found if each.note and each.note not in told)


def _parties(pairs: Iterable[PairDifference], held: Iterable[str]) -> tuple[str, ...]:
    """All that are named, the spec and those that speak for it last."""
    named = dict.fromkeys(party for pair in pairs for party in (pair.left, pair.right) if party != CATALOG)
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
