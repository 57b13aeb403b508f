"""Tables, matrices and trees: keys and shapes exactly and in both directions, then entry by entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from twinproof.compare.scalar import Terms, compare_entry
from twinproof.model import Difference, Json

ONLY_LEFT = "only on the left"
ONLY_RIGHT = "only on the right"


def compare_nested(left: Json, right: Json, terms: Terms, path: tuple[str, ...] = ()) -> Iterator[Difference]:
    """Every difference of two tables, matrices or scalars: in the order of the left one, extras last.

    A key or a row that one side lacks is one difference, whatever lies below it.
    """
    # Of what is equal as JSON, only booleans and the numbers 0 and 1 could still differ.
    if terms.left == terms.right != "boolean" and left == right:
        return
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        yield from _compare_keyed(left, right, terms, path)
    elif isinstance(left, list) and isinstance(right, list):
        yield from _compare_keyed(_by_index(left), _by_index(right), terms, path)
    elif _is_container(left) or _is_container(right):
        yield Difference(path, left, right, None, "a table on one side, an entry on the other")
    elif (difference := compare_entry(left, right, terms, path)) is not None:
        yield difference


def compare_trees(left: Json, right: Json, terms: Terms) -> Iterator[Difference]:
    """Every difference of two game trees, node by node, by history.

    Paths are `(history, field)`, and `(history, "probabilities", action)`, `(history, "payoffs", player)`.
    """
    assert isinstance(left, Mapping)
    assert isinstance(right, Mapping)
    # Equal histories with equal nodes: going through them one by one would say the same, and say it later.
    if terms.left == terms.right and left == right:
        return
    for history in _union(left, right):
        if history not in right:
            yield Difference((history,), left[history], None, None, ONLY_LEFT)
        elif history not in left:
            yield Difference((history,), None, right[history], None, ONLY_RIGHT)
        elif terms.left != terms.right or left[history] != right[history]:
            yield from _compare_nodes(left[history], right[history], terms, history)


def count_in_tree(nodes: Json) -> int:
    """How many scalars a game tree holds; a node that many histories hold is looked at once."""
    assert isinstance(nodes, Mapping)
    held = Counter(map(id, nodes.values()))
    apart = {id(node): node for node in nodes.values()}
    return sum(times * count_entries(apart[each]) for each, times in held.items())


def count_entries(value: Json) -> int:
    """How many scalars a value holds."""
    if not isinstance(value, (dict, list)):
        return 1
    below = value.values() if isinstance(value, dict) else value
    # Most containers hold scalars only, and a call for each of them takes longer than looking.
    return sum([count_entries(each) if isinstance(each, (dict, list)) else 1 for each in below])


def _compare_keyed(
    left: Mapping[str, Json], right: Mapping[str, Json], terms: Terms, path: tuple[str, ...]
) -> Iterator[Difference]:
    for key in _union(left, right):
        here = (*path, key)
        if key not in right:
            yield Difference(here, left[key], None, None, ONLY_LEFT)
        elif key not in left:
            yield Difference(here, None, right[key], None, ONLY_RIGHT)
        else:
            yield from compare_nested(left[key], right[key], terms, here)


def _compare_nodes(left: Json, right: Json, terms: Terms, history: str) -> Iterator[Difference]:
    assert isinstance(left, Mapping)
    assert isinstance(right, Mapping)
    # Nodes of different types share no field worth comparing.
    if left.get("type") != right.get("type"):
        yield Difference((history, "type"), left.get("type"), right.get("type"), None)
        return
    for field in ("player", "infoset", "actions"):
        if left.get(field) != right.get(field):
            yield Difference((history, field), left.get(field), right.get(field), None)
    if left.get("actions") == right.get("actions"):
        labels = left.get("actions")
        for field in ("probabilities", "payoffs"):
            yield from _compare_keyed(
                _labelled(left, field, labels), _labelled(right, field, labels), terms, (history, field)
            )


def _labelled(node: Mapping[str, Json], field: str, actions: Json) -> dict[str, Json]:
    entries = node.get(field, [])
    assert isinstance(entries, list)
    labels = (
        map(str, actions)
        if field == "probabilities" and isinstance(actions, list)
        else _players(len(entries))
    )
    return dict(zip(labels, entries, strict=False))


def _players(number: int) -> list[str]:
    return [f"player_{index + 1}" for index in range(number)]


def _union(left: Mapping[str, Json], right: Mapping[str, Json]) -> Iterator[str]:
    yield from left
    yield from (key for key in right if key not in left)


def _by_index(rows: Sequence[Json]) -> dict[str, Json]:
    return {str(index): row for index, row in enumerate(rows)}


def _is_container(value: Json) -> bool:
    return isinstance(value, (Mapping, list))
