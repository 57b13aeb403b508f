"""Histories of many nodes at once, and how long a text of them would be."""

from collections.abc import Iterable, Iterator

from refengine.errors import UnsupportedError
from refengine.trees.model import GameTree, actions, step_text

LONGEST_TEXT = 150_000_000
"""Characters: the histories of a chain take room that grows with the square of its length."""


def histories(tree: GameTree) -> Iterator[str]:
    """Yield each node's history in depth-first order; only those on the path to the node are kept."""
    kept: list[str] = []
    depth = [0] * len(tree.parent)
    for node, above in enumerate(tree.parent):
        history = ""
        if above >= 0:
            depth[node] = depth[above] + 1
            del kept[depth[node] :]
            step = step_text(actions(tree, above)[tree.branch[node]])
            history = f"{kept[-1]} {step}" if above else step
        kept.append(history)
        yield history


def history_lengths(tree: GameTree) -> list[int]:
    """Return the number of characters of each node's history, none of which is written out."""
    lengths = [0] * len(tree.parent)
    for node in range(1, len(lengths)):
        above = tree.parent[node]
        step = step_text(actions(tree, above)[tree.branch[node]])
        lengths[node] = lengths[above] + len(step) + (above > 0)
    return lengths


def check_length(lengths: Iterable[int], what: str) -> None:
    """Raise `UnsupportedError` where pieces of these lengths would together be too long a text."""
    total = sum(lengths)
    if total > LONGEST_TEXT:
        raise UnsupportedError(f"{what}: expected at most {LONGEST_TEXT} characters, found {total}")
