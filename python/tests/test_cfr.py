from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import pyspiel
import pytest
from kuhn_strategies import STANDARD
from open_spiel.python.algorithms import cfr as openspiel_cfr

from refengine.cfr.arrays import game_arrays
from refengine.cfr.run import run
from refengine.checkpoints import Checkpoint
from refengine.errors import ImperfectRecallError
from refengine.evaluation import expected_value
from refengine.game import Game, Line, Step, collect_infosets
from refengine.openspiel.learning import run_cfr
from refengine.plans import nash_conv
from refengine.profiles import Profile
from refengine.progress import unobserved

CHECKPOINTS = (1, 2, 3, 10, 100, 300)


@cache
def our_run() -> tuple[Sequence[Checkpoint], float]:
    return run(STANDARD, CHECKPOINTS, unobserved)


def exactly(point: Checkpoint) -> Profile:
    return {
        player: {
            infoset: {action: Fraction(entry) for action, entry in row.items()}
            for infoset, row in rows.items()
        }
        for player, rows in point.strategy.items()
    }


def test_average_strategies_are_openspiels() -> None:
    # OpenSpiel 2.0.2: open_spiel.python.algorithms.cfr.CFRSolver (alternating, uniform), at the same T.
    reached, _ = our_run()

    for ours, theirs in zip(reached, run_cfr(CHECKPOINTS, unobserved), strict=True):
        assert ours.iteration == theirs.iteration
        # 300 iterations of sums in another order: each loses about 1e-16, and Kuhn poker does not amplify it.
        assert {
            (player, infoset, action): pytest.approx(entry, rel=0, abs=1e-12)
            for player, rows in ours.strategy.items()
            for infoset, row in rows.items()
            for action, entry in row.items()
        } == {
            (player, infoset, action): entry
            for player, rows in theirs.strategy.items()
            for infoset, row in rows.items()
            for action, entry in row.items()
        }
        assert ours.nash_conv == pytest.approx(theirs.nash_conv, rel=0, abs=1e-12)
        assert ours.exploitability == pytest.approx(theirs.exploitability, rel=0, abs=1e-12)
        assert ours.expected_value == pytest.approx(theirs.expected_value, rel=0, abs=1e-12)


def test_the_first_average_is_the_uniform_profile() -> None:
    # Regrets start at 0, so the first policies are uniform; its figures: OpenSpiel 2.0.2, 0.125 and 11/12.
    first = our_run()[0][0]

    assert {entry for rows in first.strategy.values() for row in rows.values() for entry in row.values()} == {
        0.5
    }
    assert first.expected_value == pytest.approx(1 / 8, rel=0, abs=1e-15)
    assert first.nash_conv == pytest.approx(11 / 12, rel=0, abs=1e-15)


def test_reported_figures_are_those_of_the_reported_tables() -> None:
    for point in our_run()[0]:
        profile = exactly(point)
        # Sums of 30 products of doubles of at most 2: below 30 units in the last place.
        assert point.expected_value == pytest.approx(
            float(expected_value(STANDARD, profile, "player_1")), rel=0, abs=1e-14
        )
        assert point.nash_conv == pytest.approx(float(nash_conv(STANDARD, profile)), rel=0, abs=1e-14)


def test_the_smallest_positive_regret_sum_is_openspiels() -> None:
    # OpenSpiel 2.0.2: the solver's own regrets, summed after every iteration as its regret matching does.
    solver = openspiel_cfr.CFRSolver(pyspiel.load_game("kuhn_poker"))
    sums = []
    for _ in range(CHECKPOINTS[-1]):
        solver.evaluate_and_update_policy()
        for node in solver._info_state_nodes.values():
            positive = sum(regret for regret in node.cumulative_regret.values() if regret > 0)
            if positive > 0:
                sums.append(positive)

    assert our_run()[1] == pytest.approx(min(sums), rel=0, abs=1e-12)


def test_play_approaches_equilibrium() -> None:
    # Zinkevich et al. (2007), theorem 4 and its corollary: nash_conv falls with 1 / sqrt(T).
    figures = {point.iteration: point.nash_conv for point in our_run()[0]}

    assert 0 < figures[300] < figures[10] / 5


def test_progress_counts_iterations() -> None:
    seen: list[tuple[int, int]] = []

    def note(done: int, total: int) -> None:
        seen.append((done, total))

    run(STANDARD, (1, 3), note)

    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_imperfect_recall_is_refused() -> None:
    # The player forgets its first action: infoset "y" has two own pasts.
    nothing = {"solo": Fraction(0)}
    lines = tuple(
        Line("", first + second, Fraction(1), (Step("solo", "x", first), Step("solo", "y", second)), nothing)
        for first in "ab"
        for second in "ab"
    )
    game = Game("forgetful", lines, collect_infosets(lines, ("solo",)))

    with pytest.raises(ImperfectRecallError, match="solo: expected one own past at infoset y, found two"):
        game_arrays(game)
