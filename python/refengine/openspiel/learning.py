"""OpenSpiel's own CFR (`open_spiel.python.algorithms.cfr.CFRSolver`), at checkpoints."""

from collections.abc import Sequence

from open_spiel.python.algorithms import cfr

from refengine.checkpoints import Checkpoint
from refengine.openspiel.game import load_kuhn_poker
from refengine.openspiel.policies import evaluate, read_policy
from refengine.progress import Progress


def run_cfr(checkpoints: Sequence[int], progress: Progress) -> list[Checkpoint]:
    """Return the checkpoints reached; checkpoint T is taken after exactly T iterations."""
    game = load_kuhn_poker()
    solver = cfr.CFRSolver(game)
    reached = []
    for iteration in range(1, checkpoints[-1] + 1):
        solver.evaluate_and_update_policy()
        if iteration in checkpoints:
            average = solver.average_policy()
            figures = evaluate(game, average)
            reached.append(
                Checkpoint(
                    iteration,
                    read_policy(average),
                    figures.expected_values[0],
                    figures.nash_conv,
                    figures.exploitability,
                )
            )
        progress(iteration, checkpoints[-1])
    return reached
