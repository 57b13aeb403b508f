"""Reach and values of a profile, by products along the terminal lines, in exact rationals."""

from collections.abc import Mapping
from fractions import Fraction
from math import prod

from refengine.game import Game, Line
from refengine.profiles import Profile, Strategy

ByDeal = Mapping[str, Fraction]
ByLine = Mapping[str, Mapping[str, Fraction]]


def reach(line: Line, player: str, strategy: Strategy) -> Fraction:
    """Return the product of `player`'s probabilities along the line."""
    return prod(
        (strategy[step.infoset][step.action] for step in line.steps if step.player == player),
        start=Fraction(1),
    )


def joint_reach(line: Line, profile: Profile) -> Fraction:
    """Return the product of all players' reach of the line's end; chance is left out."""
    return prod((reach(line, player, strategy) for player, strategy in profile.items()), start=Fraction(1))


def terminal_payoffs(game: Game, player: str) -> ByLine:
    """Return deal -> history -> payoff to `player`, in chips."""
    table: dict[str, dict[str, Fraction]] = {}
    for line in game.lines:
        table.setdefault(line.deal, {})[line.history] = line.payoffs[player]
    return table


def reach_weights(game: Game, profile: Profile) -> ByLine:
    """Return deal -> history -> joint reach, chance apart."""
    table: dict[str, dict[str, Fraction]] = {}
    for line in game.lines:
        table.setdefault(line.deal, {})[line.history] = joint_reach(line, profile)
    return table


def reach_sums(weights: ByLine) -> ByDeal:
    """Return deal -> the sum of its histories' weights."""
    return {deal: sum(histories.values(), start=Fraction(0)) for deal, histories in weights.items()}


def value_by_deal(game: Game, profile: Profile, player: str) -> ByDeal:
    """Return deal -> `player`'s expected payoff on it, in chips."""
    values: dict[str, Fraction] = {}
    for line in game.lines:
        earned = joint_reach(line, profile) * line.payoffs[player]
        values[line.deal] = values.get(line.deal, Fraction(0)) + earned
    return values


def expected_value(game: Game, profile: Profile, player: str) -> Fraction:
    """Return `player`'s expected payoff over chance and all players' choices, in chips per deal."""
    return sum(
        (line.chance * joint_reach(line, profile) * line.payoffs[player] for line in game.lines),
        start=Fraction(0),
    )
