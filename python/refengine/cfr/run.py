"""A CFR run: iterate, and take stock at the checkpoints."""

from collections.abc import Sequence

from refengine.cfr.arrays import Floats, PlayerArrays, game_arrays
from refengine.cfr.evaluation import evaluate, plan_matrices
from refengine.cfr.solver import average_policy, iterate, smallest_positive_regret_sum, start
from refengine.checkpoints import Checkpoint
from refengine.game import Game
from refengine.progress import Progress


def run(game: Game, checkpoints: Sequence[int], progress: Progress) -> tuple[list[Checkpoint], float]:
    """Return the checkpoints reached, and the smallest sum of positive regrets that was divided by.

    `checkpoints` are increasing; checkpoint T is taken after exactly T iterations, which `progress` counts.
    """
    arrays = game_arrays(game)
    plans = plan_matrices(game)
    learners = start(arrays)
    reached = []
    for iteration in range(1, checkpoints[-1] + 1):
        iterate(arrays, learners)
        if iteration in checkpoints:
            policies = tuple(average_policy(learner) for learner in learners)
            figures = evaluate(arrays, plans, policies)
            strategy = {
                player: table(learner.arrays, policy)
                for player, learner, policy in zip(game.players, learners, policies, strict=True)
            }
            reached.append(
                Checkpoint(
                    iteration, strategy, figures.expected_value, figures.nash_conv, figures.exploitability
                )
            )
        progress(iteration, checkpoints[-1])
    return reached, smallest_positive_regret_sum(learners)


def table(arrays: PlayerArrays, policy: Floats) -> dict[str, dict[str, float]]:
    """Return infoset -> action -> probability."""
    rows: dict[str, dict[str, float]] = {}
    for (infoset, action), probability in zip(arrays.keys, policy[:-1].tolist(), strict=True):
        rows.setdefault(infoset, {})[action] = probability
    return rows
