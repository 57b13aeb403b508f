from fractions import Fraction

import gambit_kuhn
import pytest
from hypothesis import given
from kuhn_strategies import NOTEBOOK, STANDARD, games, probabilities, profiles

from refengine.evaluation import expected_value, reach_sums, reach_weights, terminal_payoffs, value_by_deal
from refengine.game import Game
from refengine.kuhn_profiles import betting, blueprint, equilibrium, naive, uniform
from refengine.profiles import Profile

GAMBIT = {"standard": gambit_kuhn.load("standard"), "notebook": gambit_kuhn.load("notebook")}


@given(profiles)
def test_expected_values_are_gambits(profile: Profile) -> None:
    for name, game in (("standard", STANDARD), ("notebook", NOTEBOOK)):
        # pygambit 17.0.0b2: MixedBehaviorProfile.payoffs, in rationals.
        theirs = gambit_kuhn.expected_values(GAMBIT[name], profile)
        assert {player: expected_value(game, profile, player) for player in game.players} == theirs


@given(games, profiles)
def test_reach_sums_to_one_on_every_deal(game: Game, profile: Profile) -> None:
    assert set(reach_sums(reach_weights(game, profile)).values()) == {1}


@given(games, profiles)
def test_the_mean_of_the_deals_is_the_expected_value(game: Game, profile: Profile) -> None:
    values = value_by_deal(game, profile, "player_1")

    assert sum(values.values()) / 6 == expected_value(game, profile, "player_1")


@given(games, profiles)
def test_the_game_is_zero_sum(game: Game, profile: Profile) -> None:
    assert expected_value(game, profile, "player_1") == -expected_value(game, profile, "player_2")


@given(games, profiles, probabilities, probabilities)
def test_the_value_is_linear_in_one_row(game: Game, profile: Profile, p: Fraction, q: Fraction) -> None:
    def value(bet: Fraction) -> Fraction:
        changed = {**profile, "player_1": {**profile["player_1"], "0": betting(bet)}}
        return expected_value(game, changed, "player_1")

    assert value((p + q) / 2) == (value(p) + value(q)) / 2


@pytest.mark.parametrize("alpha", ["0", "1/6", "1/3"])
def test_every_member_of_kuhns_family_is_worth_minus_one_eighteenth(alpha: str) -> None:
    # Kuhn (1950), pages 97-103: the value of the game to player 1.
    profile = equilibrium(STANDARD, Fraction(alpha))

    assert expected_value(STANDARD, profile, "player_1") == Fraction(-1, 18)


def test_the_sources_figures() -> None:
    # GT-13c, section 2: "EV corrige" prints 0.0000 and -1.0000.
    assert expected_value(NOTEBOOK, blueprint(NOTEBOOK), "player_1") == 0
    assert expected_value(NOTEBOOK, naive(blueprint(NOTEBOOK)), "player_1") == -1
    # GT-13c, conclusion: the naive splice into the alpha = 1/3 equilibrium is worth -0.1667.
    spliced = {**equilibrium(STANDARD, Fraction(1, 3)), **naive(equilibrium(STANDARD, Fraction(1, 3)))}
    assert round(float(expected_value(STANDARD, spliced, "player_1")), 4) == -0.1667


def test_uniform_play_reaches_ends_by_their_number_of_decisions() -> None:
    weights = reach_weights(STANDARD, uniform(STANDARD))

    # One half for each decision on the way.
    assert weights["0 1"] == {
        **{"pp": Fraction(1, 4), "pbp": Fraction(1, 8), "pbb": Fraction(1, 8)},
        **{"bp": Fraction(1, 4), "bb": Fraction(1, 4)},
    }


def test_terminal_payoffs_are_the_players_own() -> None:
    # Rules of Kuhn poker: a showdown without bets is for the ante, a fold loses it.
    assert terminal_payoffs(STANDARD, "player_1")["2 0"] == {"pp": 1, "pbp": -1, "pbb": 2, "bp": 1, "bb": 2}
    assert terminal_payoffs(STANDARD, "player_2")["2 0"] == {
        "pp": -1,
        "pbp": 1,
        "pbb": -2,
        "bp": -1,
        "bb": -2,
    }
