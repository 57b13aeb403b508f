"""Best responses by enumeration: every pure plan of a player is evaluated against the others' profile."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from refengine.evaluation import expected_value, reach
from refengine.game import Game
from refengine.profiles import Profile

Plan = Mapping[str, str]
FREE = "free"


@dataclass(frozen=True)
class BestResponse:
    """The most that a player can get against the others, and every pure plan that gets it."""

    value: Fraction
    plans: tuple[Plan, ...]


def pure_plans(game: Game, player: str) -> Iterator[Plan]:
    """Yield infoset -> action for every way to choose one action at each infoset of `player`."""
    infosets = game.infosets[player]
    for actions in product(*infosets.values()):
        yield dict(zip(infosets, actions, strict=True))


def plan_lines(game: Game, player: str, plan: Plan) -> tuple[int, ...]:
    """Return the positions of the lines on which all of `player`'s steps are the plan's."""
    return tuple(
        position
        for position, line in enumerate(game.lines)
        if all(plan[step.infoset] == step.action for step in line.steps if step.player == player)
    )


def line_values(game: Game, profile: Profile, player: str) -> tuple[Fraction, ...]:
    """Return, per line, chance times the others' reach times `player`'s payoff."""
    values = []
    for line in game.lines:
        value = line.chance * line.payoffs[player]
        for other, strategy in profile.items():
            if other != player:
                value *= reach(line, other, strategy)
        values.append(value)
    return tuple(values)


def plan_value(positions: Sequence[int], values: Sequence[Fraction]) -> Fraction:
    """Return what a plan earns that plays to the lines at `positions`."""
    return sum((values[position] for position in positions), start=Fraction(0))


def best_response(game: Game, profile: Profile, player: str) -> BestResponse:
    """Return `player`'s best response to the others' part of the profile (its own part is not read)."""
    values = line_values(game, profile, player)
    earned = [(plan, plan_value(plan_lines(game, player, plan), values)) for plan in pure_plans(game, player)]
    best = max(value for _, value in earned)
    return BestResponse(best, tuple(plan for plan, value in earned if value == best))


def forced_decisions(plans: Sequence[Plan]) -> Mapping[str, str]:
    """Return infoset -> the action on which all plans agree, or `free`."""
    return {
        infoset: action if all(plan[infoset] == action for plan in plans) else FREE
        for infoset, action in plans[0].items()
    }


def plan_text(plan: Plan) -> str:
    """Return `0:p 1:p 2:b ...`, infosets in table order."""
    return " ".join(f"{infoset}:{action}" for infoset, action in plan.items())


def plans_text(plans: Sequence[Plan]) -> str:
    """Return one plan a line, the lines sorted."""
    return "\n".join(sorted(map(plan_text, plans)))


def deviation_gain(game: Game, profile: Profile, player: str) -> Fraction:
    """Return what `player` gains by the best deviation alone, in chips per deal."""
    return best_response(game, profile, player).value - expected_value(game, profile, player)


def nash_conv(game: Game, profile: Profile) -> Fraction:
    """Return the sum of all players' deviation gains, in chips per deal."""
    return sum((deviation_gain(game, profile, player) for player in game.players), start=Fraction(0))


def exploitability(game: Game, profile: Profile) -> Fraction:
    """Return nash_conv divided by the number of players, in chips per deal."""
    return nash_conv(game, profile) / len(game.players)
