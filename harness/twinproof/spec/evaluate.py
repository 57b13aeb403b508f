"""Mirrors GameSpec/Evaluate.lean: what a profile is worth, and how far it is from equilibrium."""

from __future__ import annotations

from fractions import Fraction

from twinproof.spec.best_response import best_response_value
from twinproof.spec.memory import remembered
from twinproof.spec.mirrors import mirrors
from twinproof.spec.partial import collect, count, keyed, minus, quotient, times, total
from twinproof.spec.profile import Table
from twinproof.spec.reach import reach
from twinproof.spec.tree import Deal, Ending, Node, deals, endings, endings_of, players


@mirrors("GameSpec.Evaluate.weighted")
def weighted(sigma: Table, i: int, z: Ending) -> Fraction | None:
    """What a terminal history pays player i, times the players' reach."""
    return times(reach(sigma, z.moves), z.payoffs[i] if i < len(z.payoffs) else None)


@mirrors("GameSpec.Evaluate.dealValues")
def deal_values(game: Node, sigma: Table, i: int) -> list[tuple[Deal, Fraction]] | None:
    """Deal, expected payoff to player i given the deal."""
    return collect(
        keyed(deal, total(weighted(sigma, i, z) for z in endings_of(game, deal))) for deal in deals(game)
    )


@mirrors("GameSpec.Evaluate.expectedValue")
@remembered
def expected_value(game: Node, sigma: Table, i: int) -> Fraction | None:
    """The expected payoff to player i: the sum over all terminal histories."""
    return total(times(z.chance, weighted(sigma, i, z)) for z in endings(game))


@mirrors("GameSpec.Evaluate.deviationGain")
def deviation_gain(game: Node, sigma: Table, i: int) -> Fraction | None:
    """What player i gains by deviating alone to a best response."""
    return minus(best_response_value(game, sigma, i), expected_value(game, sigma, i))


@mirrors("GameSpec.Evaluate.nashConv")
def nash_conv(game: Node, sigma: Table) -> Fraction | None:
    """The sum of what each player can gain by deviating alone."""
    return total(deviation_gain(game, sigma, i) for i in players(game))


@mirrors("GameSpec.Evaluate.exploitability")
def exploitability(game: Node, sigma: Table) -> Fraction | None:
    """nash_conv by the number of players."""
    return quotient(nash_conv(game, sigma), count(players(game)))
