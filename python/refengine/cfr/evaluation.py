"""Value and nash_conv of policies in doubles: products along lines, and all pure plans as a 0/1 matrix."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from refengine.cfr.arrays import Floats, GameArrays
from refengine.cfr.solver import line_reach
from refengine.game import Game
from refengine.plans import plan_lines, pure_plans

PlanMatrix = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Evaluation:
    """Chips per deal: player 1's expected value, the sum of deviation gains, and that by player."""

    expected_value: float
    nash_conv: float
    exploitability: float


def plan_matrices(game: Game) -> tuple[PlanMatrix, ...]:
    """Return for each player a matrix (plans, lines): whether the plan plays to the line's end."""
    matrices = []
    for player in game.players:
        reached = [plan_lines(game, player, plan) for plan in pure_plans(game, player)]
        matrix = np.zeros((len(reached), len(game.lines)), dtype=np.bool_)
        for row, positions in enumerate(reached):
            matrix[row, list(positions)] = True
        matrices.append(matrix)
    return tuple(matrices)


def evaluate(game: GameArrays, plans: tuple[PlanMatrix, ...], policies: tuple[Floats, ...]) -> Evaluation:
    """Return the evaluation of one policy per player (each with a 1 at its end)."""
    reaches = [line_reach(arrays, policy) for arrays, policy in zip(game.players, policies, strict=True)]
    values, gains = [], []
    for turn, arrays in enumerate(game.players):
        earned = game.chance * arrays.payoffs
        for other, reach in enumerate(reaches):
            if other != turn:
                earned = earned * reach
        value = float((earned * reaches[turn]).sum())
        # Sums over axis 1, not a matrix product: BLAS would sum in an order of its own.
        best = float(np.where(plans[turn], earned, 0.0).sum(axis=1).max())
        values.append(value)
        gains.append(best - value)
    nash_conv = sum(gains)
    return Evaluation(values[0], nash_conv, nash_conv / len(game.players))
