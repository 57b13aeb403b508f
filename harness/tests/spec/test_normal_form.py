from __future__ import annotations

from fractions import Fraction

from hypothesis import given

from spec.games import FEW, STANDARD
from spec.random_trees import trees
from twinproof.spec import games, normal_form, tree
from twinproof.spec.tree import Node


def test_profiles_come_in_the_order_of_a_dictionary() -> None:
    assert normal_form.combinations([(1, 2), (1, 2)]) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert normal_form.profile_numbers(games.market_entry()) == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_market_entry_as_a_matrix() -> None:
    # GT-07, table of the entry game
    matrix = normal_form.matrix(games.market_entry())
    assert [matrix.payoffs(at) for at in range(4)] == [[-1, -1], [1, 1], [0, 2], [0, 2]]


def test_pure_equilibria_of_the_source_s_games() -> None:
    # pygambit 17.0.0b2, nash.enumpure_solve: 2, 0, 0, 2 and 32, the last on reduced strategies: there are
    # two plans of the incumbent to each, for one of his infosets is never met after his own first answer
    cost = games.entry_with_cost(Fraction(3, 2), Fraction(1, 2), Fraction(3, 10))
    assert normal_form.pure_equilibria(games.market_entry()) == [(1, 2), (2, 1)]
    assert normal_form.pure_equilibria(games.matching_pennies()) == []
    assert normal_form.pure_equilibria(games.card_game()) == []
    assert normal_form.pure_equilibria(cost) == [(1, 2), (2, 1)]
    assert len(normal_form.pure_equilibria(games.chain_store())) == 2 * 32
    assert normal_form.pure_equilibria(STANDARD) == []


def test_fighting_is_weakly_dominated_and_nothing_is_strictly() -> None:
    # by hand: against Out both are worth 2, against In -1 and 1
    game = games.market_entry()
    assert normal_form.weakly_dominated(1, game) == [2, None]
    assert normal_form.strictly_dominated(1, game) == [None, None]
    assert normal_form.weakly_dominated(0, game) == [None, None]


def test_a_cost_that_is_never_recovered_makes_entering_strictly_dominated() -> None:
    # by hand: entering pays at most 1 - 2
    game = games.entry_with_cost(Fraction(2), Fraction(2), Fraction(1, 2))
    assert normal_form.strictly_dominated(0, game) == [2, None]
    assert normal_form.pure_equilibria(game) == [(2, 1), (2, 2)]


@FEW
@given(trees(players=3))
def test_the_matrix_holds_what_each_profile_pays(game: Node) -> None:
    matrix = normal_form.matrix(game)
    for at, profile in enumerate(normal_form.profiles(game)):
        assert matrix.payoffs(at) == normal_form.payoffs(game, normal_form.joint(profile))


@FEW
@given(trees())
def test_equilibria_are_those_of_the_definition(game: Node) -> None:
    expected = [
        numbers
        for numbers, profile in zip(
            normal_form.profile_numbers(game), normal_form.profiles(game), strict=True
        )
        if normal_form.is_equilibrium(game, normal_form.joint(profile))
    ]
    assert normal_form.pure_equilibria(game) == expected


@FEW
@given(trees())
def test_dominance_is_that_of_the_definition(game: Node) -> None:
    for i in tree.players(game):
        own, rest = normal_form.plans(i, game), normal_form.others_plans(i, game)
        rows = [[normal_form.payoff(game, {**others, **plan}, i) for others in rest] for plan in own]
        for worse, (strict, weak) in enumerate(
            zip(normal_form.strictly_dominated(i, game), normal_form.weakly_dominated(i, game), strict=True)
        ):
            pairs = [list(zip(rows[worse], better, strict=True)) for better in rows]
            strictly = [n for n, row in enumerate(pairs, 1) if all(normal_form.below(w, b) for w, b in row)]
            weakly = [
                n
                for n, row in enumerate(pairs, 1)
                if all(normal_form.at_most(w, b) for w, b in row)
                and any(normal_form.below(w, b) for w, b in row)
            ]
            assert strict == next(iter(strictly), None)
            assert weak == next(iter(weakly), None)


def test_what_is_missing_is_neither_below_nor_at_most() -> None:
    assert not normal_form.below(None, Fraction(1))
    assert not normal_form.at_most(Fraction(1), None)
    assert normal_form.payoffs(tree.Terminal(()), {}) == []
