"""Two quantities of the same id: what they claim to be, then what they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice

from twinproof.compare.containers import (
    compare_nested,
    compare_trees,
    count_entries,
    count_in_tree,
)
from twinproof.compare.numbers import NUMERIC_KINDS
from twinproof.compare.scalar import Terms
from twinproof.model import Difference, Json, Quantity, Tolerance

MOST_LISTED = 1_000
"""Two trees of 300,000 nodes can differ in a million entries; nobody reads more than the first few."""


@dataclass(frozen=True)
class Comparison:
    """The entries that differ, the first `MOST_LISTED` of them, and how many entries were looked at."""

    differences: tuple[Difference, ...]
    compared: int
    left_out: int = 0
    """How many more entries differ."""


def compare_quantities(
    left: Quantity, right: Quantity, tolerance: Tolerance | None, reference: str | None = None
) -> Comparison:
    """Everything on which two quantities differ, in either direction.

    `tolerance` bounds reals only. `reference` (`left` or `right`) is the side that stands for the exact
    truth: `rel` refers to it, it may be exact where the other is real, and what it does not state (unit,
    definition, later iterations of a series) is not compared. Without it, `rel` refers to the smaller of two
    numbers in magnitude.
    """
    labels = list(_label_differences(left, right, reference))
    if any(difference.note in ("kind", "entries") for difference in labels):
        return Comparison(tuple(labels), 0)
    terms = Terms(left.entries or left.kind, right.entries or right.kind, tolerance, reference)
    a, b = _shared_iterations(left, right, reference)
    if left.kind == "tree":
        return _listed(chain(labels, compare_trees(a, b, terms)), max(count_in_tree(a), count_in_tree(b)))
    return _listed(chain(labels, compare_nested(a, b, terms)), max(count_entries(a), count_entries(b)))


def compare_values(
    left: Quantity, left_value: Json, right: Quantity, right_value: Json, tolerance: Tolerance
) -> Comparison:
    """Two values inside quantities that need not be the same one: any numeric kind may meet any other."""
    terms = Terms(left.entries or left.kind, right.entries or right.kind, tolerance)
    if terms.left != terms.right and not (terms.left in NUMERIC_KINDS and terms.right in NUMERIC_KINDS):
        return Comparison((Difference((), terms.left, terms.right, None, "kind"),), 0)
    trees = left.kind == right.kind == "tree" and left_value is left.value and right_value is right.value
    if trees:
        size = max(count_in_tree(left_value), count_in_tree(right_value))
        return _listed(compare_trees(left_value, right_value, terms), size)
    size = max(count_entries(left_value), count_entries(right_value))
    return _listed(compare_nested(left_value, right_value, terms), size)


def _listed(found: Iterable[Difference], compared: int) -> Comparison:
    differences = iter(found)
    first = tuple(islice(differences, MOST_LISTED))
    return Comparison(first, compared, sum(1 for _ in differences))


def swapped(difference: Difference) -> Difference:
    """The same difference seen from the other side."""
    note = {"only on the left": "only on the right", "only on the right": "only on the left"}
    text = difference.note
    for before, after in note.items():
        if difference.note.endswith(before):
            text = difference.note.removesuffix(before) + after
    return replace(difference, left=difference.right, right=difference.left, note=text)


def _label_differences(left: Quantity, right: Quantity, reference: str | None) -> Iterator[Difference]:
    for field in ("kind", "entries", "unit", "definition"):
        a, b = getattr(left, field), getattr(right, field)
        silent = {"left": a, "right": b}.get(reference or "", "") is None
        mixed = reference is not None and a in NUMERIC_KINDS and b in NUMERIC_KINDS
        if a == b or (silent and field in ("unit", "definition")) or (mixed and field in ("kind", "entries")):
            continue
        yield Difference((), a, b, None, field)


def _shared_iterations(left: Quantity, right: Quantity, reference: str | None) -> tuple[Json, Json]:
    # The exact side of a long run stops where denominators explode: it vouches for the iterations that it
    # has.
    a, b = left.value, right.value
    if left.kind != "series" or reference is None or not isinstance(a, dict) or not isinstance(b, dict):
        return a, b
    if reference == "right":
        return {key: entry for key, entry in a.items() if key in b}, b
    return a, {key: entry for key, entry in b.items() if key in a}
