"""Mirrors GameSpec/Reach.lean: how likely the players make a terminal history, chance apart."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, keyed, times, total
from twinproof.spec.profile import Table, probability
from twinproof.spec.tree import Deal, History, Move, Node, deals, endings_of, history


@mirrors("GameSpec.Reach.reach")
def reach(sigma: Table, moves: Sequence[Move]) -> Fraction | None:
    """The product of the probabilities with which a profile takes the given moves."""
    answer: Fraction | None = Fraction(1)
    for move in reversed(moves):
        answer = times(probability(sigma, move.infoset, move.action), answer)
    return answer


@mirrors("GameSpec.Reach.reachWeights")
def reach_weights(game: Node, sigma: Table) -> list[tuple[Deal, list[tuple[History, Fraction]]]] | None:
    """Deal, history, reach of both players."""
    return collect(
        keyed(deal, collect(keyed(history(z), reach(sigma, z.moves)) for z in endings_of(game, deal)))
        for deal in deals(game)
    )


@mirrors("GameSpec.Reach.reachSums")
def reach_sums(game: Node, sigma: Table) -> list[tuple[Deal, Fraction]] | None:
    """Deal, sum of the reach of its terminal histories."""
    return collect(
        keyed(deal, total(reach(sigma, z.moves) for z in endings_of(game, deal))) for deal in deals(game)
    )
