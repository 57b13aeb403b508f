from fractions import Fraction

import gambit_kuhn
import pyspiel
import pytest
from hypothesis import given, settings
from kuhn_strategies import NOTEBOOK, STANDARD, games, profiles
from open_spiel.python.algorithms import exploitability as openspiel_exploitability

from refengine.evaluation import expected_value
from refengine.game import Game
from refengine.kuhn_profiles import always_pass, blueprint, equilibrium, naive, uniform
from refengine.openspiel.policies import tabular_policy
from refengine.plans import (
    best_response,
    deviation_gain,
    exploitability,
    forced_decisions,
    nash_conv,
    plan_text,
    plans_text,
    pure_plans,
)
from refengine.profiles import Profile

OPENSPIEL = pyspiel.load_game("kuhn_poker")
GAMBIT = gambit_kuhn.load("notebook")


def test_each_player_has_sixty_four_plans() -> None:
    # Two actions at each of six infosets.
    assert len({plan_text(plan) for plan in pure_plans(STANDARD, "player_1")}) == 64
    assert len({plan_text(plan) for plan in pure_plans(STANDARD, "player_2")}) == 64


@given(profiles)
def test_exploitability_is_openspiels(profile: Profile) -> None:
    # OpenSpiel 2.0.2: open_spiel.python.algorithms.exploitability, in doubles.
    policy = tabular_policy(OPENSPIEL, profile)

    # Values of at most 2 along 30 lines: doubles lose less than 1e-14; 1e-12 leaves room for their order.
    assert openspiel_exploitability.nash_conv(OPENSPIEL, policy) == pytest.approx(
        float(nash_conv(STANDARD, profile)), rel=0, abs=1e-12
    )
    assert openspiel_exploitability.exploitability(OPENSPIEL, policy) == pytest.approx(
        float(exploitability(STANDARD, profile)), rel=0, abs=1e-12
    )


@settings(max_examples=5)  # Gambit takes most of a second for one.
@given(profiles)
def test_deviation_gains_are_gambits(profile: Profile) -> None:
    # pygambit 17.0.0b2: MixedStrategyProfile.player_regrets on the reduced normal form, in rationals.
    theirs = gambit_kuhn.regrets(GAMBIT, profile)

    assert {player: deviation_gain(NOTEBOOK, profile, player) for player in NOTEBOOK.players} == theirs


@given(games, profiles)
def test_nobody_loses_by_the_best_deviation(game: Game, profile: Profile) -> None:
    assert all(deviation_gain(game, profile, player) >= 0 for player in game.players)


@settings(max_examples=10)
@given(games, profiles)
def test_every_optimal_plan_attains_the_value_and_no_other_does(game: Game, profile: Profile) -> None:
    response = best_response(game, profile, "player_2")

    for plan in pure_plans(game, "player_2"):
        pure = {
            infoset: {action: Fraction(action == chosen) for action in "pb"}
            for infoset, chosen in plan.items()
        }
        value = expected_value(game, {**profile, "player_2": pure}, "player_2")
        assert (value == response.value) == (plan in response.plans)
        assert value <= response.value


def test_uniform_play_has_nash_conv_eleven_twelfths() -> None:
    # OpenSpiel 2.0.2: exploitability.nash_conv(kuhn_poker, UniformRandomPolicy) = 0.916666...
    assert nash_conv(STANDARD, uniform(STANDARD)) == Fraction(11, 12)
    assert exploitability(STANDARD, uniform(STANDARD)) == Fraction(11, 24)


@pytest.mark.parametrize("alpha", ["0", "1/6", "1/3"])
def test_kuhns_family_is_an_equilibrium(alpha: str) -> None:
    # Kuhn (1950), pages 97-103.
    assert nash_conv(STANDARD, equilibrium(STANDARD, Fraction(alpha))) == 0


def test_the_sources_report() -> None:
    # GT-13c, section 3: exploit(P2), exploit(P1) and total of the blueprint and of the naive splice.
    plan = blueprint(NOTEBOOK)
    spliced = {"player_1": naive(plan)["player_1"], "player_2": plan["player_2"]}

    gains = [round(float(deviation_gain(NOTEBOOK, plan, player)), 4) for player in ("player_2", "player_1")]
    naive_gains = [
        round(float(deviation_gain(NOTEBOOK, spliced, player)), 4) for player in ("player_2", "player_1")
    ]

    assert gains == [0.6667, 0.6667]
    assert naive_gains == [0.1667, 1.6667]
    assert round(float(nash_conv(NOTEBOOK, plan)), 4) == 1.3333


def test_the_blueprints_punisher_never_bets_and_folds() -> None:
    # GT-13c, section 3: the best response of P2 is "check toujours, fold face à mise", worth 2/3. The
    # king meets no bet (only the king bets), so its answer is free. The jack's bet after a pass meets the
    # queen's fold, which pays player 1 one chip under these payoffs, as does the check: free too.
    response = best_response(NOTEBOOK, blueprint(NOTEBOOK), "player_2")

    assert response.value == Fraction(2, 3)
    assert plans_text(response.plans).splitlines() == [
        "0b:p 0p:b 1b:p 1p:p 2b:b 2p:p",
        "0b:p 0p:b 1b:p 1p:p 2b:p 2p:p",
        "0b:p 0p:p 1b:p 1p:p 2b:b 2p:p",
        "0b:p 0p:p 1b:p 1p:p 2b:p 2p:p",
    ]
    assert forced_decisions(response.plans) == {
        **{"0b": "p", "1b": "p", "2b": "free"},
        **{"0p": "free", "1p": "p", "2p": "p"},
    }


def test_against_a_passive_player_one_what_cannot_be_reached_is_free() -> None:
    # Player 1 checks and folds: a bet earns 1; a check earns 1 with the king, -1 with the jack, and 0 with
    # the queen on average. So 0p and 1p bet, and 2p is free; nobody bets into player 2, so its three answers
    # are free too: 16 plans.
    response = best_response(STANDARD, always_pass(STANDARD), "player_2")

    assert response.value == 1
    assert len(response.plans) == 16
    assert forced_decisions(response.plans) == {
        **{"0b": "free", "1b": "free", "2b": "free"},
        **{"0p": "b", "1p": "b", "2p": "free"},
    }
