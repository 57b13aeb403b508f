from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from spec.games import FEW, NOTEBOOK, games, profiles
from twinproof.spec import kuhn, mixed, profile
from twinproof.spec.profile import Table
from twinproof.spec.tree import Node

UNIT = st.integers(0, 6).map(lambda n: Fraction(n, 6))
ENDS = [Fraction(0), Fraction(1)]


@FEW
@given(games, profiles, profiles, UNIT, UNIT)
def test_the_value_is_linear_in_either_frequency(
    game: Node, opponent: Table, base: Table, alpha: Fraction, beta: Fraction
) -> None:
    # the jack and the king never meet in one hand of player 2: the value has no mixed term
    values = mixed.values(game, opponent, base, [*ENDS, alpha], [*ENDS, beta])
    assert values is not None
    corner, right, below = values[0][0], values[0][1], values[1][0]
    assert values[2][2] == corner + alpha * (below - corner) + beta * (right - corner)


@FEW
@given(games, profiles, profiles, st.lists(UNIT, min_size=1, max_size=3))
def test_no_mixture_beats_a_vertex_and_no_vertex_the_best_pure_plan(
    game: Node, opponent: Table, base: Table, grid: list[Fraction]
) -> None:
    values = mixed.values(game, opponent, base, grid, grid)
    assert values is not None
    best, vertex = mixed.maximum(values), mixed.vertex_maximum(game, opponent, base)
    pure = mixed.pure_best_response_value(game, opponent)
    assert best is not None
    assert vertex is not None
    assert pure is not None
    assert best <= vertex <= pure


def test_against_the_naive_splice_gt_13c_has_a_pure_best_response_of_seven_sixths() -> None:
    # GT-13c, exercise 2: "une BR pure à 7/6 chips"
    assert mixed.pure_best_response_value(NOTEBOOK, profile.naive(profile.blueprint())) == Fraction(7, 6)


def test_player_1_comes_from_the_opponent_and_player_2_from_the_base() -> None:
    sigma = mixed.profile(NOTEBOOK, profile.uniform(), profile.always_pass(), Fraction(1, 3), Fraction(1, 4))
    bets = {infoset: row[1] for infoset, row in sigma.items()}
    assert [bets[infoset] for infoset in range(6)] == [Fraction(1, 2)] * 6
    assert [bets[kuhn.facing_bet(card)] for card in kuhn.CARDS] == [0, 0, 0]
    assert [bets[kuhn.facing_pass(card)] for card in kuhn.CARDS] == [Fraction(1, 3), 0, Fraction(1, 4)]


def test_every_point_of_the_maximum_is_listed_in_the_order_of_the_grid() -> None:
    one = Fraction(1)
    matrix = [[Fraction(0), one], [one, one]]
    assert mixed.maximum(matrix) == 1
    assert mixed.argmax(ENDS, ENDS, matrix) == [(ENDS[0], one), (one, ENDS[0]), (one, one)]


def test_an_empty_grid_has_no_maximum() -> None:
    assert mixed.maximum([]) is None
    assert mixed.argmax([], [], []) == []
