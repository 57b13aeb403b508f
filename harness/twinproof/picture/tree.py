"""A reported tree by numbers: nodes in depth-first order, their parents, branches and subtrees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from twinproof.model import Json

Node = Mapping[str, Json]


@dataclass(frozen=True)
class GameTree:
    """A game as it is drawn. Node 0 is the root, whose parent is -1.

    `players` maps ids to names; `branch` is the position of a node among its parent's children, `subtree` the
    number of nodes at and below it.
    """

    title: str
    players: Mapping[str, str]
    histories: Sequence[str]
    nodes: Sequence[Node]
    parent: Sequence[int]
    branch: Sequence[int]
    subtree: Sequence[int]

    def children(self, node: int) -> list[int]:
        """The children of a node, in the order of its actions."""
        found, child = [], node + 1
        for _ in self.actions(node):
            found.append(child)
            child += self.subtree[child]
        return found

    def actions(self, node: int) -> list[str]:
        """The actions at a node; none at a terminal one."""
        return texts(self.nodes[node].get("actions"))

    def infoset(self, node: int) -> tuple[str, str] | None:
        """Player and id of the information set of a decision node."""
        fields = self.nodes[node]
        return (str(fields["player"]), str(fields["infoset"])) if fields["type"] == "decision" else None


def texts(entries: Json) -> list[str]:
    """The entries of an array, as texts; none where there is no array."""
    return [str(entry) for entry in entries] if isinstance(entries, list) else []


def game_tree(title: str, players: Mapping[str, str], tree: Mapping[str, Json]) -> GameTree:
    """A tree from a fixture's `tree`, whose depth-first order says who follows whom."""
    nodes = [node for node in tree.values() if isinstance(node, dict)]
    parent, branch, subtree = [-1] * len(nodes), [0] * len(nodes), [1] * len(nodes)
    open_nodes: list[tuple[int, int, int]] = []
    for index, node in enumerate(nodes):
        if open_nodes:
            above, met, number = open_nodes.pop()
            parent[index], branch[index] = above, met
            if met + 1 < number:
                open_nodes.append((above, met + 1, number))
        if number := len(texts(node.get("actions"))):
            open_nodes.append((index, 0, number))
    for index in range(len(nodes) - 1, 0, -1):
        subtree[parent[index]] += subtree[index]
    return GameTree(title, players, list(tree), nodes, parent, branch, subtree)
