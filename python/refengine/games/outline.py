"""Small games written down as nested outlines of their nodes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from refengine.trees.construction import ChanceNode, DecisionNode, Node, TerminalNode, build, depth_first
from refengine.trees.model import GameTree


@dataclass(frozen=True)
class Outline:
    """A node with all that is below it, in the order of its actions."""

    node: Node
    below: tuple["Outline", ...] = ()


def decision(player: int, infoset: str, after: Mapping[str, Outline]) -> Outline:
    """Return a decision of the player (an index) at the information set of that label."""
    return Outline(DecisionNode(player, (player, infoset), infoset, tuple(after)), tuple(after.values()))


def chance(after: Mapping[str, tuple[Fraction, Outline]]) -> Outline:
    """Return a move of chance: action -> its probability and what follows."""
    probabilities = tuple(probability for probability, _ in after.values())
    return Outline(ChanceNode(tuple(after), probabilities), tuple(outline for _, outline in after.values()))


def end(*payoffs: int | Fraction) -> Outline:
    """Return a terminal with a payoff for each player in turn."""
    return Outline(TerminalNode(tuple(map(Fraction, payoffs))))


def built(title: str, players: Sequence[str], outline: Outline, node_limit: int) -> GameTree:
    """Return the tree of the outline."""
    nodes = depth_first(outline, lambda each: (each.node, each.below))
    return build(title, players, nodes, node_limit=node_limit)
