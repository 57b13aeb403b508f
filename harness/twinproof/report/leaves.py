"""The entries of a structured quantity, each under its path; the same paths as a difference names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twinproof.model import Json, Quantity

Path = tuple[str, ...]


def leaves(quantity: Quantity) -> Mapping[Path, Json]:
    """Path -> entry, in the quantity's own order; a scalar has the one path `()`.

    A matrix's paths are (row, column), from 0; a tree's are (history, field).
    """
    depth = 2 if quantity.kind == "tree" else None
    return dict(_walk(quantity.value, (), depth))


def _walk(value: Json, path: Path, depth: int | None) -> Iterator[tuple[Path, Json]]:
    if isinstance(value, dict) and len(path) != depth:
        for key, entry in value.items():
            yield from _walk(entry, (*path, key), depth)
    elif isinstance(value, list) and depth is None:
        for index, entry in enumerate(value):
            yield from _walk(entry, (*path, str(index)), depth)
    else:
        yield path, value
