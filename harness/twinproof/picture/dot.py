"""A tree as dot source, for Graphviz to lay out."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import graphviz  # type: ignore[import-untyped]  # it comes without types

from twinproof.picture.colours import CHANCE, colour_of
from twinproof.picture.marks import Mark, marks_of
from twinproof.picture.tree import GameTree
from twinproof.picture.view import MOST_NODES, left_out, view_of

_SHAPES = {"decision": "box", "chance": "diamond", "terminal": "plaintext", "stub": "box"}


def dot_of(tree: GameTree, most: int = MOST_NODES) -> str:
    """The source; of a tree of more than `most` nodes, the top and what is left out."""
    items = view_of(tree, most)
    marks = marks_of(tree, items)
    graph = graphviz.Digraph("game", graph_attr={"rankdir": "LR", "labelloc": "t", "fontname": "sans-serif"})
    legend = [f"{at}: {name}" for at, name in enumerate(tree.players.values(), 1)]
    words = "\n".join([tree.title, "   ".join(legend), *left_out(tree, items)])
    graph.attr(label=graphviz.escape(words).replace("\n", r"\n"))
    for index, (item, mark) in enumerate(zip(items, marks, strict=True)):
        graph.node(f"n{index}", graphviz.escape(_label(mark)), **_look(mark))
        if item.parent >= 0:
            both = " ".join(filter(None, (mark.branch, mark.probability)))
            graph.edge(f"n{item.parent}", f"n{index}", graphviz.escape(both), arrowhead="none")
    for members in _infosets(marks).values():
        for one, other in pairwise(members):
            colour = marks[one].colour
            graph.edge(
                f"n{one}", f"n{other}", style="dashed", color=colour, constraint="false", arrowhead="none"
            )
    return str(graph.source)


def _label(mark: Mark) -> str:
    return f"{mark.player}: {mark.text}" if mark.player else mark.text


def _look(mark: Mark) -> dict[str, str]:
    look = {"shape": _SHAPES[mark.kind], "color": colour_of(mark.player - 1) if mark.player else CHANCE}
    if mark.kind == "stub":
        look["style"] = "dashed"
    return look


def _infosets(marks: tuple[Mark, ...]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for index, mark in enumerate(marks):
        if mark.infoset:
            found[mark.infoset].append(index)
    return found
