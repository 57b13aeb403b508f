"""The payoffs of every profile of pure plans, exactly."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import mul

from refengine.normal_form.plans import Plan, pure_plans
from refengine.treeplex.realization import Row, realization_plan
from refengine.treeplex.sequence_form import SequenceForm
from refengine.treeplex.values import terminal_weights

Cell = tuple[Sequence[int], Sequence[int]]
"""A sequence of each player, and what they are worth together: chance's weight times payoff, per player."""


@dataclass(frozen=True)
class NormalForm:
    """Every player's plans, and for each player what each profile pays.

    `payoffs[player]` holds numerators over `denominators[player]`; profiles are in order, the last player's
    plan varies fastest.
    """

    plans: Sequence[Sequence[Plan]]
    payoffs: Sequence[Sequence[int]]
    denominators: Sequence[int]

    def payoff(self, player: int, profile: int) -> Fraction:
        """Return what the profile (its position) pays to the player (an index)."""
        return Fraction(self.payoffs[player][profile], self.denominators[player])


def normal_form(form: SequenceForm) -> NormalForm:
    """Return the normal form; the caller has seen to it that there are few enough plans."""
    players = range(len(form.players))
    plans = [pure_plans(form.tree, player) for player in players]
    reached = [[_reached(form, player, plan) for plan in plans[player]] for player in players]
    payoffs: list[list[int]] = [[] for _ in players]
    for values in _profile_values(_cells(form), reached):
        for player in players:
            payoffs[player].append(values[player])
    denominators = [form.chance_plan.denominator * each for each in form.payoff_denominators]
    return NormalForm(plans, payoffs, denominators)


def _reached(form: SequenceForm, player: int, plan: Plan) -> Sequence[int]:
    """Return for each of the player's sequences 1 if the plan plays all of it, 0 otherwise."""
    own = [index for index, infoset in enumerate(form.tree.infosets) if infoset.player == player]
    rows: Mapping[int, Row] = {
        index: Row([int(each == position) for each in range(len(form.tree.infosets[index].actions))], 1)
        for index, position in zip(own, plan, strict=True)
    }
    return realization_plan(form.players[player], rows).weights


def _cells(form: SequenceForm) -> list[Cell]:
    """Return the entries of the sequence form: terminals with the same sequences of all players are one."""
    sums: dict[tuple[int, ...], list[int]] = {}
    chance = list(terminal_weights(form, {}))
    sequences = zip(*(treeplex.at_terminal for treeplex in form.players), strict=True)
    weighted = zip(*(map(mul, chance, payoffs) for payoffs in form.payoffs), strict=True)
    for key, values in zip(sequences, weighted, strict=True):
        total = sums.setdefault(key, [0] * len(values))
        for player, value in enumerate(values):
            total[player] += value
    return list(sums.items())


def _profile_values(cells: list[Cell], reached: Sequence[Sequence[Sequence[int]]]) -> Iterator[list[int]]:
    """Yield the players' values by profile: player after player keeps the cells that his plan reaches."""
    waiting: list[tuple[int, int, list[Cell]]] = [(0, plan, cells) for plan in range(len(reached[0]))][::-1]
    while waiting:
        player, plan, before = waiting.pop()
        plays = reached[player][plan]
        kept = [cell for cell in before if plays[cell[0][player]]]
        following = player + 1
        if following < len(reached):
            waiting.extend((following, each, kept) for each in reversed(range(len(reached[following]))))
        else:
            yield [sum(values[each] for _, values in kept) for each in range(len(reached))]
