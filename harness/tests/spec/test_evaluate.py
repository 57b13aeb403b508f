from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spec.games import FEW, NOTEBOOK, STANDARD, entry_game, games, profiles, value
from twinproof.spec import evaluate, profile
from twinproof.spec.profile import Table
from twinproof.spec.tree import Node


@FEW
@given(games, profiles)
def test_the_expected_value_is_that_of_a_recursion_from_the_leaves(game: Node, sigma: Table) -> None:
    assert evaluate.expected_value(game, sigma, 0) == value(game, sigma, 0)


@FEW
@given(games, profiles)
def test_what_one_player_gets_the_other_pays(game: Node, sigma: Table) -> None:
    first, second = (evaluate.expected_value(game, sigma, i) for i in (0, 1))
    assert first is not None
    assert second == -first


@FEW
@given(games, profiles)
def test_the_expected_value_is_the_mean_of_the_values_of_the_six_deals(game: Node, sigma: Table) -> None:
    by_deal = evaluate.deal_values(game, sigma, 0)
    assert by_deal is not None
    assert sum(worth for _, worth in by_deal) / 6 == evaluate.expected_value(game, sigma, 0)


@FEW
@given(games, profiles)
def test_no_one_loses_by_the_best_deviation(game: Node, sigma: Table) -> None:
    gains = [evaluate.deviation_gain(game, sigma, i) for i in (0, 1)]
    assert all(gain is not None and gain >= 0 for gain in gains)
    assert evaluate.nash_conv(game, sigma) == sum(gain for gain in gains if gain is not None)
    assert evaluate.exploitability(game, sigma) == sum(gain for gain in gains if gain is not None) / 2


@FEW
@given(st.fractions(0, Fraction(1, 3), max_denominator=60))
def test_kuhns_family_is_an_equilibrium_worth_minus_an_eighteenth(alpha: Fraction) -> None:
    # H. W. Kuhn, A simplified two-person poker (1950): value -1/18, one equilibrium for each alpha in
    # [0, 1/3]
    sigma = profile.equilibrium(alpha)
    assert evaluate.nash_conv(STANDARD, sigma) == 0
    assert evaluate.expected_value(STANDARD, sigma, 0) == Fraction(-1, 18)


@pytest.mark.parametrize(
    ("sigma", "worth", "distance"),
    [
        # OpenSpiel 2.0.2, kuhn_poker: expected_game_score.policy_value and exploitability.nash_conv of
        # the same tables: 0.125, 0.91666; 0, 0.5; -0.33333, 0.66666; 0, 2; -0.16666, 0.27777; -0.06666,
        # 0.5; -0.05555, 0.5
        (profile.uniform(), Fraction(1, 8), Fraction(11, 12)),
        (profile.blueprint(), Fraction(0), Fraction(1, 2)),
        (profile.naive(profile.blueprint()), Fraction(-1, 3), Fraction(2, 3)),
        (profile.always_pass(), Fraction(0), Fraction(2)),
        (profile.naive(profile.equilibrium(Fraction(1, 3))), Fraction(-1, 6), Fraction(5, 18)),
        (profile.safe_with_margin_mix(Fraction(1, 5)), Fraction(-1, 15), Fraction(1, 2)),
        (profile.safe_with_margin_renormalise(Fraction(1, 5)), Fraction(-1, 18), Fraction(1, 2)),
    ],
)
def test_under_standard_payoffs_openspiel_says_the_same(
    sigma: Table, worth: Fraction, distance: Fraction
) -> None:
    assert evaluate.expected_value(STANDARD, sigma, 0) == worth
    assert evaluate.nash_conv(STANDARD, sigma) == distance
    assert evaluate.exploitability(STANDARD, sigma) == distance / 2


@pytest.mark.parametrize(
    ("sigma", "worth", "second_gains", "first_gains"),
    [
        # GT-13c, section 3, the table of its report: v(P1), exploit(P2), exploit(P1), to four digits
        (profile.blueprint(), Fraction(0), Fraction(2, 3), Fraction(2, 3)),
        (profile.naive(profile.blueprint()), Fraction(-1), Fraction(1, 6), Fraction(5, 3)),
    ],
)
def test_under_the_notebooks_payoffs_gt_13c_prints_the_same(
    sigma: Table, worth: Fraction, second_gains: Fraction, first_gains: Fraction
) -> None:
    assert evaluate.expected_value(NOTEBOOK, sigma, 0) == worth
    assert evaluate.deviation_gain(NOTEBOOK, sigma, 1) == second_gains
    assert evaluate.deviation_gain(NOTEBOOK, sigma, 0) == first_gains


def test_payoffs_need_not_sum_to_zero() -> None:
    # by hand (see games.entry_game): both mix evenly, the entrant gets 0 and cannot gain, the incumbent
    # gets 1 of 3/2
    sigma = profile.of_bets([(0, Fraction(1, 2)), (1, Fraction(1, 2))])
    assert evaluate.expected_value(entry_game(), sigma, 0) == 0
    assert evaluate.expected_value(entry_game(), sigma, 1) == 1
    assert evaluate.nash_conv(entry_game(), sigma) == Fraction(1, 2)
    assert evaluate.exploitability(entry_game(), sigma) == Fraction(1, 4)


def test_there_is_no_value_to_a_player_who_does_not_play() -> None:
    assert evaluate.expected_value(STANDARD, profile.uniform(), 2) is None


def test_a_missing_row_leaves_no_value() -> None:
    sigma = {infoset: row for infoset, row in profile.uniform().items() if infoset != 9}
    assert evaluate.expected_value(STANDARD, sigma, 0) is None
    assert evaluate.deal_values(STANDARD, sigma, 0) is None
    assert evaluate.nash_conv(STANDARD, sigma) is None
    assert evaluate.exploitability(STANDARD, sigma) is None
