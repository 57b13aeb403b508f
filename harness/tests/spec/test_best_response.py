from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from spec.games import FEW, NOTEBOOK, best_by_substitution, entry_game, games, profiles
from twinproof.spec import best_response, kuhn, labels, profile
from twinproof.spec.profile import Table
from twinproof.spec.tree import Node


@pytest.mark.parametrize(("player", "own"), [(0, range(6)), (1, range(6, 12))])
@settings(FEW, max_examples=5)
@given(game=games, sigma=profiles)
def test_the_value_is_the_best_of_all_pure_strategies_put_into_the_profile(
    player: int, own: range, game: Node, sigma: Table
) -> None:
    found = best_response.best_response_value(game, sigma, player)
    assert found == best_by_substitution(game, sigma, own, player)


def test_player_2_answers_the_blueprint_as_gt_13c_reads_it() -> None:
    # GT-13c, section 3: "La best-response de P2 contre le blueprint est « check toujours, fold face à
    # mise »", worth 2/3
    assert best_response.best_response_value(NOTEBOOK, profile.blueprint(), 1) == Fraction(2, 3)
    plans = best_response.optimal_plans(NOTEBOOK, profile.blueprint(), 1)
    assert plans is not None
    assert labels.plan(dict.fromkeys(range(6, 12), 0)) in map(labels.plan, plans)


def test_only_what_matters_is_forced() -> None:
    # the blueprint bets with the king alone: player 2's own king is never bet at, and his answer with
    # it is free; under the notebook's payoffs a jack or queen that folds wins 1 instead of losing 2
    forced = best_response.forced_decisions(NOTEBOOK, profile.blueprint(), 1)
    assert forced is not None
    assert [labels.forced(dict(forced)[kuhn.facing_bet(card)]) for card in kuhn.CARDS] == ["p", "p", "free"]


def test_every_player_of_a_general_sum_game_is_paid_his_own_amount() -> None:
    # by hand: against an incumbent who fights half the time entering is worth 0, as is staying out;
    # against an entrant who enters half the time sharing is worth 1/2 * 2 + 1/2 * 1
    sigma = profile.of_bets([(0, Fraction(1, 2)), (1, Fraction(1, 2))])
    assert best_response.best_response_value(entry_game(), sigma, 0) == 0
    assert best_response.optimal_plans(entry_game(), sigma, 0) == [{0: 0}, {0: 1}]
    assert best_response.forced_decisions(entry_game(), sigma, 0) == [(0, None)]
    assert best_response.best_response_value(entry_game(), sigma, 1) == Fraction(3, 2)
    assert best_response.forced_decisions(entry_game(), sigma, 1) == [(1, 1)]


def test_no_plan_agrees_on_nothing() -> None:
    assert best_response.agreed(0, []) is None


def test_a_missing_row_of_the_others_leaves_no_best_response() -> None:
    sigma = {infoset: row for infoset, row in profile.uniform().items() if infoset != 0}
    assert best_response.best_response_value(NOTEBOOK, sigma, 1) is None
    assert best_response.optimal_plans(NOTEBOOK, sigma, 1) is None
    assert best_response.forced_decisions(NOTEBOOK, sigma, 1) is None
    assert best_response.best_response_value(NOTEBOOK, sigma, 0) is not None
