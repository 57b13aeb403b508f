"""Histories of many nodes at once, and how long a text of them would be."""

from collections.abc import Collection, Iterable, Iterator, Mapping

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


def histories_of(tree: GameTree, nodes: Collection[int]) -> Mapping[int, str]:
    """Return node -> history for these nodes alone, in one pass and in time linear in tree and texts.

    A history goes on from that of the nearest of them above: nothing is put together from the root again,
    and nothing is written of the other nodes, whose histories may be far longer than these.
    """
    written: dict[int, str] = {}
    wanted = set(nodes)
    steps: list[str] = []
    # The nodes among these on the path to the present one, with their depths.
    above: list[tuple[int, int]] = []
    depth = [0] * len(tree.parent)
    for node, parent in enumerate(tree.parent):
        if parent >= 0:
            depth[node] = depth[parent] + 1
            del steps[depth[parent] :]
            steps.append(step_text(actions(tree, parent)[tree.branch[node]]))
        while above and above[-1][1] >= depth[node]:
            above.pop()
        if node in wanted:
            nearest, known = above[-1] if above else (0, 0)
            rest = " ".join(steps[known:])
            written[node] = f"{written[nearest]} {rest}" if known else rest
            above.append((node, depth[node]))
    return written


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
