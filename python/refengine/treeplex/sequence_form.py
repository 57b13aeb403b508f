"""The sequence form of a game: a treeplex for each player and for chance, payoffs at the terminals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm

from refengine.treeplex.realization import RealizationPlan, common_row, realization_plan
from refengine.treeplex.sequences import Treeplex, treeplex
from refengine.trees.model import CHANCE, GameTree


@dataclass(frozen=True)
class SequenceForm:
    """A game as its terminals: who played which sequence to each, and what each player gets there.

    `payoffs[player]` holds a numerator for each terminal, over `payoff_denominators[player]`.
    """

    tree: GameTree
    players: Sequence[Treeplex]
    chance: Treeplex
    chance_plan: RealizationPlan
    payoffs: Sequence[Sequence[int]]
    payoff_denominators: Sequence[int]


def sequence_form(tree: GameTree) -> SequenceForm:
    """Return the sequence form, in time linear in the nodes for each player."""
    chance = treeplex(tree, CHANCE)
    rows = {node: common_row(probabilities) for node, probabilities in tree.chance.items()}
    players = range(len(tree.players))
    denominators = [
        lcm(*{payoffs[player].denominator for payoffs in tree.payoffs.values()}) for player in players
    ]
    numerators = [
        [
            payoffs[player].numerator * (denominators[player] // payoffs[player].denominator)
            for payoffs in tree.payoffs.values()
        ]
        for player in players
    ]
    return SequenceForm(
        tree=tree,
        players=[treeplex(tree, player) for player in players],
        chance=chance,
        chance_plan=realization_plan(chance, rows),
        payoffs=numerators,
        payoff_denominators=denominators,
    )
