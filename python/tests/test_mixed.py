from fractions import Fraction

import pytest
from hypothesis import given
from kuhn_strategies import NOTEBOOK, STANDARD, games, probabilities, profiles

from refengine.errors import InvalidParametersError
from refengine.evaluation import expected_value
from refengine.game import Game
from refengine.kuhn_profiles import always_pass, blueprint, bluffing, equilibrium, naive
from refengine.mixed import Grid, argmax_text, grid_values, largest, mixture_value, read_points, vertices
from refengine.plans import best_response
from refengine.profiles import Profile
from refengine.progress import unobserved

HALF = Fraction(1, 2)


def grid_for(base: Profile, points: tuple[Fraction, ...]) -> Grid:
    return Grid(points, points, lambda alpha, beta: bluffing(base["player_2"], alpha, beta))


@given(games, profiles)
def test_the_average_of_pure_plans_is_the_value_of_the_mixed_one(game: Game, profile: Profile) -> None:
    # Kuhn (1953), "Extensive games and the problem of information", theorem 4: behaviour and mixed strategies
    # are equivalent under perfect recall; the other side is a product along each line.
    corners = vertices(game, profile, "player_2", profile["player_2"])

    averaged = mixture_value(corners, profile["player_2"])

    assert averaged == expected_value(game, profile, "player_2")


@given(games, profiles, probabilities, probabilities)
def test_no_mixture_beats_the_best_pure_plan(
    game: Game, profile: Profile, alpha: Fraction, beta: Fraction
) -> None:
    values = grid_values(game, profile, "player_2", grid_for(profile, (alpha, beta)), unobserved)

    assert largest(values) <= best_response(game, profile, "player_2").value


@given(games, profiles, probabilities)
def test_the_value_is_linear_in_alpha_and_in_beta(game: Game, profile: Profile, point: Fraction) -> None:
    low, mid, high = range(3)
    values = grid_values(
        game, profile, "player_2", grid_for(profile, (point, (point + 1) / 2, Fraction(1))), unobserved
    )

    for row in values:
        assert row[mid] == (row[low] + row[high]) / 2
    for column in zip(*values, strict=True):
        assert column[mid] == (column[low] + column[high]) / 2


def test_a_row_with_binary_fractions_counts_as_it_stands() -> None:
    # 0.1 + 0.9 misses 1 in doubles taken exactly; products along lines do not care what a row sums to.
    base = {**blueprint(STANDARD)["player_2"], "1b": {"p": Fraction(0.1), "b": Fraction(0.9)}}
    profile = {"player_1": equilibrium(STANDARD, HALF / 2)["player_1"], "player_2": base}
    strategy = bluffing(base, HALF, HALF)

    averaged = mixture_value(vertices(STANDARD, profile, "player_2", strategy), strategy)

    assert averaged == expected_value(STANDARD, {**profile, "player_2": strategy}, "player_2")


def test_the_grids_maximum_against_the_naive_splice() -> None:
    # GT-13c, section 3: against the naive splice P2's value is +1.0000 (the blueprint's P2, at alpha = 0 and
    # beta = 1 on the grid), and its best pure plan has +0.1667 more.
    profile = {
        "player_1": naive(blueprint(NOTEBOOK))["player_1"],
        "player_2": blueprint(NOTEBOOK)["player_2"],
    }
    grid = grid_for(profile, (Fraction(0), HALF, Fraction(1)))

    values = grid_values(NOTEBOOK, profile, "player_2", grid, unobserved)

    assert values[0][2] == 1
    assert largest(values) == 1
    assert argmax_text(grid, values) == "0/1 1/1"
    assert best_response(NOTEBOOK, profile, "player_2").value == Fraction(7, 6)


def test_every_point_that_attains_the_maximum_is_listed_in_grid_order() -> None:
    # Against player 1's check-and-fold under the standard payoffs a bet earns 1 and the king's check earns 1:
    # with the queen always betting, all of beta ties where the jack always bets.
    base = always_pass(STANDARD)
    grid = grid_for(base, (Fraction(0), HALF, Fraction(1)))

    values = grid_values(STANDARD, base, "player_2", grid, unobserved)

    assert argmax_text(grid, values) == "1/1 0/1\n1/1 1/2\n1/1 1/1"


def test_progress_counts_rows() -> None:
    seen: list[tuple[int, int]] = []
    base = always_pass(STANDARD)

    def note(done: int, total: int) -> None:
        seen.append((done, total))

    grid_values(STANDARD, base, "player_2", grid_for(base, (Fraction(0), Fraction(1))), note)

    assert seen == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"alpha": ["0"]}, 'grid: expected a field "beta"'),
        ({"alpha": [], "beta": ["0"]}, "grid.alpha: expected an array with at least one element"),
        ({"alpha": "0", "beta": ["0"]}, "grid.alpha: expected an array"),
        ({"alpha": ["0", "6/5"], "beta": ["0"]}, r"grid.alpha\[1\]: expected a number from 0 to 1"),
        ({"alpha": ["0"], "beta": [0.5]}, r"grid.beta\[0\]: expected an exact probability"),
    ],
)
def test_a_grid_that_makes_no_sense_is_invalid(value: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_points(value, "grid")
