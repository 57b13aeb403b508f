"""Values and best responses by their definitions: recursion over nodes, and every pure plan tried."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

from refengine.trees.model import CHANCE, TERMINAL, GameTree

Profile = Sequence[Sequence[Fraction]]
"""For each of the tree's information sets the probabilities of its actions."""


def values(tree: GameTree, profile: Profile, node: int = 0) -> tuple[Fraction, ...]:
    """Return all players' expected payoffs from the node on."""
    if tree.owner[node] == TERMINAL:
        return tree.payoffs[node]
    row = tree.chance[node] if tree.owner[node] == CHANCE else profile[tree.infoset[node]]
    below = [values(tree, profile, child) for child in tree.children[node]]
    return tuple(
        sum((share * each[player] for share, each in zip(row, below, strict=True)), start=Fraction(0))
        for player in range(len(tree.players))
    )


def deviations(tree: GameTree, profile: Profile, player: int) -> Iterator[tuple[tuple[int, ...], Profile]]:
    """Yield each pure plan of the player (positions, in canonical order) and the profile with it in place."""
    own = [index for index, infoset in enumerate(tree.infosets) if infoset.player == player]
    for plan in product(*(range(len(tree.infosets[index].actions)) for index in own)):
        rows = list(profile)
        for index, position in zip(own, plan, strict=True):
            count = len(tree.infosets[index].actions)
            rows[index] = [Fraction(each == position) for each in range(count)]
        yield plan, rows


def best_response_value(tree: GameTree, profile: Profile, player: int) -> Fraction:
    """Return the most that any pure plan of the player earns against the others."""
    return max(values(tree, rows)[player] for _, rows in deviations(tree, profile, player))


def plan_count(tree: GameTree, player: int) -> int:
    """Return the number of the player's pure plans, by listing them."""
    return sum(1 for _ in deviations(tree, [()] * len(tree.infosets), player))
