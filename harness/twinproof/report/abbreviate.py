"""A run cut down to what a report shows: large values by their first entries and those that differ."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from twinproof.model import CaseResult, Difference, Divergence, Json, PairDifference, Quantity, RunResult
from twinproof.report.leaves import Path

MOST_NODES = 250
"""Of a tree: about as many as a picture of it still shows."""
MOST_ENTRIES = 500
MOST_LINES = 300


def abbreviated(result: RunResult) -> RunResult:
    """`result` with every large value cut; what was left out is counted in `Quantity.left_out`."""
    return replace(
        result,
        cases=tuple(abbreviated_case(case) for case in result.cases),
        identities=tuple(
            replace(identity, pair=_short_pair(identity.pair)) for identity in result.identities
        ),
    )


def abbreviated_case(case: CaseResult) -> CaseResult:
    """`case` with every large value cut: the first entries stay, and those at which parties differ."""
    ids = dict.fromkeys(id for fixture in case.fixtures.values() for id in fixture.quantities)
    cut: dict[str, dict[str, Quantity]] = {party: {} for party in case.fixtures}
    for id in ids:
        held = {party: f.quantities[id] for party, f in case.fixtures.items() if id in f.quantities}
        paths = _differing(case.parity.divergences, id) or _first_unequal(list(held.values()))
        for party, quantity in held.items():
            cut[party][id] = _short_quantity(quantity, paths)
    parity = replace(
        case.parity,
        divergences=tuple(
            replace(each, pairs=tuple(map(_short_pair, each.pairs))) for each in case.parity.divergences
        ),
    )
    fixtures = {
        party: replace(fixture, quantities={id: cut[party][id] for id in fixture.quantities})
        for party, fixture in case.fixtures.items()
    }
    return replace(case, parity=parity, fixtures=fixtures)


def _differing(divergences: Iterable[Divergence], quantity: str) -> frozenset[Path]:
    found = (each for each in divergences if each.quantity == quantity)
    return frozenset(entry.path for each in found for pair in each.pairs for entry in pair.differences)


def _first_unequal(held: Sequence[Quantity]) -> frozenset[Path]:
    # Values that are equal within a tolerance must not look equal in what is left of them.
    for other in held[1:]:
        if other.value != held[0].value:
            return frozenset(_unequal(held[0].value, other.value, ()))
    return frozenset()


def _unequal(left: Json, right: Json, path: Path) -> Iterator[Path]:
    if isinstance(left, dict) and isinstance(right, dict):
        for key in left:
            if key in right and left[key] != right[key]:
                yield from _unequal(left[key], right[key], (*path, key))
                return
    yield path


def _short_quantity(quantity: Quantity, paths: Collection[Path]) -> Quantity:
    if quantity.left_out:
        return quantity
    value, kept, size = quantity.value, quantity.value, 0
    if isinstance(value, str) and quantity.kind == "text":
        lines = value.split("\n")
        size, kept = len(lines), "\n".join(lines[:MOST_LINES])
        return replace(quantity, value=kept, left_out=max(0, size - MOST_LINES))
    if quantity.kind == "tree" and isinstance(value, dict):
        wanted = {path[0] for path in paths if path}
        kept = {
            history: node
            for index, (history, node) in enumerate(value.items())
            if index < MOST_NODES or history in wanted
        }
        return replace(quantity, value=kept, left_out=len(value) - len(kept))
    size = _size(value)
    if size <= MOST_ENTRIES:
        return quantity
    kept = _first(value, MOST_ENTRIES, {path for path in paths if path})
    return replace(quantity, value=kept, left_out=size - _size(kept))


def _short_pair(pair: PairDifference) -> PairDifference:
    return replace(pair, differences=tuple(map(_short_difference, pair.differences)))


def _short_difference(difference: Difference) -> Difference:
    left, right = (_short_value(side) for side in (difference.left, difference.right))
    return replace(difference, left=left, right=right)


def _short_value(value: Json) -> Json:
    if isinstance(value, str):
        lines = value.split("\n")
        return value if len(lines) <= MOST_LINES else "\n".join(lines[:MOST_LINES])
    return value if _size(value) <= MOST_ENTRIES else _first(value, MOST_ENTRIES, frozenset())


def _size(value: Json) -> int:
    """How many scalars a value holds."""
    if isinstance(value, dict | list):
        return sum(map(_size, value.values() if isinstance(value, dict) else value))
    return 1


def _first(value: Json, most: int, wanted: Collection[Path]) -> Json:
    """The first `most` scalars of a value, and those at a path in `wanted`, in their containers.

    A row of a matrix is kept whole or not at all, and after the first that is not kept, none is.
    """
    left = [most]
    if isinstance(value, list):
        rows: list[Json] = []
        for row in value:
            if left[0] <= 0:
                break
            left[0] -= _size(row)
            rows.append(row)
        return rows
    kept = _filtered(value, (), left, wanted)
    return kept if kept is not None else {}


def _filtered(value: Json, path: Path, left: list[int], wanted: Collection[Path]) -> Json:
    if isinstance(value, Mapping):
        every = {key: _filtered(child, (*path, key), left, wanted) for key, child in value.items()}
        kept: dict[str, Json] = {key: child for key, child in every.items() if child is not None}
        return kept if kept or not value else None
    if left[0] > 0:
        left[0] -= 1
        return value
    return value if any(path[:depth] in wanted for depth in range(1, len(path) + 1)) else None
