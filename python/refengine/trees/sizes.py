"""Size figures of a game: nodes, depth, sequences, and the number of pure plans without listing them."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import prod

from refengine.trees.model import GameTree, depths, infosets_of, player_id


def sizes(tree: GameTree) -> Mapping[str, int]:
    """Return the game's figures; `depth` is the number of steps of the longest history."""
    nodes, chance_nodes, terminals = len(tree.owner), len(tree.chance), len(tree.payoffs)
    return {
        "nodes": nodes,
        "chance_nodes": chance_nodes,
        "decision_nodes": nodes - chance_nodes - terminals,
        "terminals": terminals,
        "infosets": len(tree.infosets),
        "depth": max(depths(tree)),
    }


def player_sizes(tree: GameTree) -> Mapping[str, Mapping[str, int]]:
    """Return player -> the numbers of his information sets and of his sequences, the empty one included."""
    figures = {}
    for player in range(len(tree.players)):
        own = infosets_of(tree, player)
        sequences = 1 + sum(len(infoset.actions) for infoset in own)
        figures[player_id(player)] = {"infosets": len(own), "sequences": sequences}
    return figures


def plan_counts(tree: GameTree) -> Mapping[str, Fraction]:
    """Return player -> the number of his pure plans: one action at each of his information sets."""
    counts = {}
    for player in range(len(tree.players)):
        # Powers first: a product of 100,000 factors, one after the other, takes a minute.
        numbers = Counter(len(infoset.actions) for infoset in infosets_of(tree, player))
        counts[player_id(player)] = Fraction(prod(actions**times for actions, times in numbers.items()))
    return counts


def payoff_sums(tree: GameTree) -> Mapping[str, Fraction]:
    """Return the smallest and the largest sum of all payoffs over the terminals."""
    # Equal payoffs are one object in a tree; telling objects apart is faster than comparing fractions.
    distinct = {id(payoffs): payoffs for payoffs in tree.payoffs.values()}
    sums = [sum(payoffs, start=Fraction(0)) for payoffs in distinct.values()]
    return {"minimum": min(sums), "maximum": max(sums)}
