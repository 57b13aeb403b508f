"""Subgame roots: nodes below which no information set is cut."""

from refengine.trees.model import TERMINAL, GameTree


def subgame_roots(tree: GameTree) -> list[int]:
    """Return the roots of all subgames in depth-first order, in time linear in the nodes.

    The nodes at or below `v` are numbered from `v` up to a last one. A subgame's information sets have their
    first and last nodes in this range; both extremes are gathered from the leaves up.
    """
    size = len(tree.owner)
    last = list(range(size))
    first_member = list(range(size))
    last_member = list(range(size))
    for infoset in tree.infosets:
        for node in infoset.nodes:
            first_member[node] = infoset.nodes[0]
            last_member[node] = infoset.nodes[-1]
    for node in range(size - 1, 0, -1):
        above = tree.parent[node]
        last[above] = max(last[above], last[node])
        first_member[above] = min(first_member[above], first_member[node])
        last_member[above] = max(last_member[above], last_member[node])
    return [
        node
        for node in range(size)
        if tree.owner[node] != TERMINAL
        and _is_alone(tree, node)
        and first_member[node] >= node
        and last_member[node] <= last[node]
    ]


def _is_alone(tree: GameTree, node: int) -> bool:
    return tree.infoset[node] < 0 or len(tree.infosets[tree.infoset[node]].nodes) == 1
