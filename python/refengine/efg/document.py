"""What an .efg text says beyond the game itself: names of nodes, outcomes, numbers, its comment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from refengine.trees.model import GameTree

NULL_OUTCOME = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """An outcome: its name and a payoff for each player."""

    name: str
    payoffs: tuple[Fraction, ...]


@dataclass(frozen=True)
class Document:
    """The rest of an .efg text; the labels and numbers of the players' information sets are in the tree.

    `node_names` and `outcome` (a number, 0 for none) have an entry for each node. `outcomes`: number ->
    outcome. `chance_number`: chance node -> number; `chance_label`: that number -> label.
    """

    comment: str
    node_names: Sequence[str]
    outcome: Sequence[int]
    outcomes: Mapping[int, Outcome]
    chance_number: Mapping[int, int]
    chance_label: Mapping[int, str]


@dataclass(frozen=True)
class EfgGame:
    """A game with its document."""

    tree: GameTree
    document: Document


def plain_document(tree: GameTree) -> Document:
    """Return the document of a game that was not read: no names, everything numbered in depth-first order."""
    outcome = [NULL_OUTCOME] * len(tree.owner)
    outcomes = {}
    for number, (node, payoffs) in enumerate(tree.payoffs.items(), start=1):
        outcome[node] = number
        outcomes[number] = Outcome("", payoffs)
    chance_number = {node: number for number, node in enumerate(tree.chance, start=1)}
    return Document(
        comment="",
        node_names=("",) * len(tree.owner),
        outcome=tuple(outcome),
        outcomes=outcomes,
        chance_number=chance_number,
        chance_label=dict.fromkeys(chance_number.values(), ""),
    )
