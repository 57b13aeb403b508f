"""A case's quantities laid out as tables: what every view that shows values draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from twinproof.model import CaseResult, Json, Quantity, Tolerance
from twinproof.report.leaves import Path, leaves
from twinproof.report.plain import plain
from twinproof.report.values import ABSENT, decimal, is_scalar, show
from twinproof.report.wording import count

_ENTRIES = ("more entry", "more entries")
_COUNTED = {"text": ("more line", "more lines"), "tree": ("more node", "more nodes")}
_WIDEST = 12
"""More columns than this and a table is laid out with one entry a row."""


@dataclass(frozen=True)
class Cell:
    """One entry: as it is, as a decimal where that helps, and whether the parties differ on it."""

    text: str
    decimal: str | None = None
    differs: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of cells under a head; `caption` says whose values they are where the head does not."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


@dataclass(frozen=True)
class QuantityView:
    """A quantity of a case, for all parties together.

    `agreement` is `equal`, `within tolerance`, `diverges` or `one party only`; a scalar has `cells`, one for
    each party; anything else has `tables`.
    """

    id: str
    kind: str
    unit: str | None
    definition: str | None
    agreement: str
    tolerance: Tolerance | None
    parties: tuple[str, ...]
    cells: tuple[Cell, ...]
    tables: tuple[Table, ...]
    left_out: int = 0
    """How many entries (lines, of a text; nodes, of a tree) are not in `tables`."""

    @property
    def more(self) -> str:
        """What the tables do not show, or nothing."""
        nouns = _COUNTED.get(self.kind.partition(" ")[0], _ENTRIES)
        return f"and {count(self.left_out, *nouns)}, left out of reports" if self.left_out else ""


def quantity_views(case: CaseResult, parties: Sequence[str]) -> tuple[QuantityView, ...]:
    """Every quantity that any party reports for `case`, in the order in which the parties report them."""
    ids = dict.fromkeys(id for fixture in case.fixtures.values() for id in fixture.quantities)
    return tuple(_view(case, id, parties) for id in ids)


def tolerance_of(case: CaseResult, quantity: str) -> Tolerance | None:
    """The first tolerance of the case that covers `quantity`."""
    rules = (rule for rule in case.case.tolerances if fnmatchcase(quantity, rule.quantity))
    return next((rule.tolerance for rule in rules), None)


def _view(case: CaseResult, id: str, parties: Sequence[str]) -> QuantityView:
    held = {
        name: fixture.quantities[id] for name, fixture in case.fixtures.items() if id in fixture.quantities
    }
    first = next(iter(held.values()))
    differing = _differing(case, id)
    scalar = all(is_scalar(quantity.kind) for quantity in held.values()) and not _is_long_text(held)
    cells = tuple(_cell(_value(held.get(name)), first.kind, differs=bool(differing.at)) for name in parties)
    return QuantityView(
        id=id,
        kind=first.kind if first.entries is None else f"{first.kind} of {first.entries}s",
        unit=first.unit,
        definition=first.definition,
        agreement=_agreement(held, diverges=any(d.quantity == id for d in case.parity.divergences)),
        tolerance=tolerance_of(case, id),
        parties=tuple(parties),
        cells=cells if scalar else (),
        tables=() if scalar else _tables(held, parties, differing),
        left_out=0 if scalar else max(quantity.left_out for quantity in held.values()),
    )


def _is_long_text(held: Mapping[str, Quantity]) -> bool:
    return any(isinstance(q.value, str) and "\n" in q.value for q in held.values())


def _value(quantity: Quantity | None) -> Json:
    return None if quantity is None else quantity.value


def _cell(value: Json, kind: str | None, *, differs: bool) -> Cell:
    return Cell(show(value, kind), decimal(value, kind), differs)


@dataclass(frozen=True)
class _Differing:
    """The paths at which parties differ, and those that lead there."""

    at: frozenset[Path]
    above: frozenset[Path]


def _differing(case: CaseResult, id: str) -> _Differing:
    found = (d for d in case.parity.divergences if d.quantity == id)
    at = frozenset(entry.path for d in found for pair in d.pairs for entry in pair.differences)
    return _Differing(at, frozenset(path[:depth] for path in at for depth in range(len(path))))


def _agreement(held: Mapping[str, Quantity], *, diverges: bool) -> str:
    if diverges:
        return "diverges"
    if len(held) < 2:
        return "one party only"
    values = [quantity.value for quantity in held.values()]
    return "equal" if all(value == values[0] for value in values[1:]) else "within tolerance"


def _tables(held: Mapping[str, Quantity], parties: Sequence[str], differing: _Differing) -> tuple[Table, ...]:
    entries = {name: leaves(quantity) for name, quantity in held.items()}
    first = next(iter(held.values()))
    if first.kind == "text":
        return tuple(
            Table(
                _names(group), (), tuple((line, ()) for line in plain(str(held[group[0]].value)).split("\n"))
            )
            for group in _groups(held)
        )
    if not _fits_grid(entries):
        return (_side_by_side(entries, parties, first, differing),)
    return tuple(_grid(entries[group[0]], _names(group), first, differing) for group in _groups(held))


def _lines(text: Quantity) -> list[str]:
    return plain(str(text.value)).split("\n")


def _fits_grid(entries: Mapping[str, Mapping[Path, Json]]) -> bool:
    depths = {len(path) for mapping in entries.values() for path in mapping}
    columns = {path[-1] for mapping in entries.values() for path in mapping if path}
    return len(depths) == 1 and min(depths) > 1 and len(columns) <= _WIDEST


def _groups(held: Mapping[str, Quantity]) -> list[tuple[str, ...]]:
    groups: list[tuple[str, ...]] = []
    for name, quantity in held.items():
        for index, group in enumerate(groups):
            if held[group[0]].value == quantity.value:
                groups[index] = (*group, name)
                break
        else:
            groups.append((name,))
    return groups


def _names(group: Sequence[str]) -> str:
    return " = ".join(group)


def _kind(quantity: Quantity) -> str | None:
    return quantity.entries if quantity.kind != "tree" else None


def _side_by_side(
    entries: Mapping[str, Mapping[Path, Json]],
    parties: Sequence[str],
    first: Quantity,
    differing: _Differing,
) -> Table:
    paths = dict.fromkeys(path for mapping in entries.values() for path in mapping)
    rows = []
    for path in paths:
        differs = _is_marked(path, differing)
        values = (entries[name].get(path) if name in entries else None for name in parties)
        rows.append((label(path), tuple(_cell(v, _kind(first), differs=differs) for v in values)))
    return Table("", tuple(parties), tuple(rows))


def _grid(mapping: Mapping[Path, Json], caption: str, first: Quantity, differing: _Differing) -> Table:
    head = tuple(dict.fromkeys(path[-1] for path in mapping))
    keys = dict.fromkeys(path[:-1] for path in mapping)
    rows = []
    for key in keys:
        paths = [(*key, column) for column in head]
        cells = tuple(
            _cell(_entry(mapping.get(path)), _kind(first), differs=_is_marked(path, differing))
            for path in paths
        )
        rows.append((label(key), cells))
    return Table(caption, head, tuple(rows))


def _entry(value: Json) -> Json:
    if isinstance(value, list):
        return ", ".join(show(item, "rational" if isinstance(item, str) else None) for item in value)
    return value


def _is_marked(path: Path, differing: _Differing) -> bool:
    return path in differing.above or any(path[:depth] in differing.at for depth in range(len(path) + 1))


def label(path: Path) -> str:
    """A path as a row is headed; the empty history, which has no name, as `(root)`."""
    return " \N{MIDDLE DOT} ".join(plain(part) or "(root)" for part in path) or ABSENT
