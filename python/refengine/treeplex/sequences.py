"""The treeplex of a mover: his sequences, the points that extend them, and the one at each terminal."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from refengine.trees.model import CHANCE, GameTree

EMPTY = 0


@dataclass(frozen=True)
class Treeplex:
    """The sequences of one mover, a player or chance; sequence 0 is the empty one.

    A *point* is an information set (a node, for chance) reached by one own past. Point k extends the sequence
    `parent[k]` by one of `actions[k]` actions to the sequences `first[k]`, `first[k] + 1`, ...; `infoset[k]`
    is an index into the tree's information sets (for chance, a node). Points are in depth-first order of
    their first nodes, so a parent's point comes before. With perfect recall a player has one point for each
    of his information sets, in canonical order; without, an information set has one for each own past.
    `at_terminal`: the mover's sequence at each terminal, in depth-first order.
    """

    infoset: Sequence[int]
    parent: Sequence[int]
    first: Sequence[int]
    actions: Sequence[int]
    size: int
    at_terminal: Sequence[int]


def treeplex(tree: GameTree, mover: int) -> Treeplex:
    """Return the treeplex of a player (an index) or of `CHANCE`, in one pass over the nodes."""
    infosets, parents, firsts, actions = array("q"), array("q"), array("q"), array("q")
    points: dict[tuple[int, int], int] = {}
    size = EMPTY + 1
    sequences = array("q", bytes(8 * len(tree.owner)))
    for node, owner in enumerate(tree.owner):
        sequence = sequences[node]
        if owner != mover:
            for child in tree.children[node]:
                sequences[child] = sequence
            continue
        infoset = node if mover == CHANCE else tree.infoset[node]
        point = points.setdefault((infoset, sequence), len(firsts))
        if point == len(firsts):
            infosets.append(infoset)
            parents.append(sequence)
            firsts.append(size)
            actions.append(len(tree.children[node]))
            size += len(tree.children[node])
        for position, child in enumerate(tree.children[node]):
            sequences[child] = firsts[point] + position
    at_terminal = array("q", (sequences[node] for node in tree.payoffs))
    return Treeplex(infosets, parents, firsts, actions, size, at_terminal)
