"""Where the items of a view stand: rows by Reingold and Tilford's tidy trees, columns by depth."""

from __future__ import annotations

from collections.abc import Sequence

import igraph  # type: ignore[import-untyped]  # it comes without types

from twinproof.picture.view import Item


def rows_of(items: Sequence[Item]) -> list[float]:
    """The row of each item, from 0: items of one depth are at least 1 apart, parents amid their children."""
    edges = [(item.parent, index) for index, item in enumerate(items) if item.parent >= 0]
    graph = igraph.Graph(n=len(items), edges=edges, directed=True)
    across = [float(place[0]) for place in graph.layout_reingold_tilford(mode="out", root=[0]).coords]
    first = min(across)
    return [place - first for place in across]
