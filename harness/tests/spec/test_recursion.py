from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spec.games import FEW, NOTEBOOK, STANDARD, games, profiles
from spec.random_trees import chain, tables, trees
from spec.test_recall import absent_minded
from twinproof.spec import best_response, evaluate, profile, recursion, tree
from twinproof.spec.plan import PurePlan, plans
from twinproof.spec.profile import Table
from twinproof.spec.tree import Node, Terminal


@settings(FEW, max_examples=60)
@given(st.data())
@pytest.mark.parametrize("players", [1, 2, 3])
def test_recursion_and_enumeration_agree(players: int, data: st.DataObject) -> None:
    game = data.draw(trees(players=players))
    sigma = data.draw(tables(game))
    for i in tree.players(game):
        assert recursion.best_response_value(game, sigma, i) == best_response.best_response_value(
            game, sigma, i
        )
        assert recursion.expected_value(game, sigma, i) == evaluate.expected_value(game, sigma, i)
    assert recursion.nash_conv(game, sigma) == evaluate.nash_conv(game, sigma)
    assert recursion.exploitability(game, sigma) == evaluate.exploitability(game, sigma)


@settings(FEW, max_examples=5)
@given(game=games, sigma=profiles)
def test_they_agree_on_kuhn_poker(game: Node, sigma: Table) -> None:
    for i in (0, 1):
        assert recursion.best_response_value(game, sigma, i) == best_response.best_response_value(
            game, sigma, i
        )


@settings(FEW, max_examples=60)
@given(st.data())
def test_optimal_actions_are_those_that_a_best_response_may_begin_with(data: st.DataObject) -> None:
    # The counterfactual value of an action at an infoset: what he gets who is brought there for certain, his
    # other moves free. Here: he plays towards it with certainty, then takes the action, then is optimal.
    game = data.draw(trees())
    sigma = data.draw(tables(game))
    for i in tree.players(game):
        found = recursion.optimal_actions(game, sigma, i)
        assert found is not None
        shares = [best_response.share(sigma, i, z) for z in tree.endings(game)]
        for infoset, optimal in found:
            actions = dict(tree.choices(i, game))[infoset]
            worth: dict[int, Fraction] = {}
            for action in actions:
                taking = [plan for plan in plans(tree.choices(i, game)) if plan[infoset] == action]
                worth[action] = max(
                    sum(
                        (
                            value
                            for share in shares
                            if share is not None
                            for moves, value in [share]
                            if any(move.infoset == infoset for move in moves)
                            and _follows_from(infoset, plan, moves)
                        ),
                        Fraction(0),
                    )
                    for plan in taking
                )
            best = max(worth.values())
            assert optimal == tuple(action for action in actions if worth[action] == best)


def _follows_from(infoset: int, plan: PurePlan, moves: tuple[tree.Move, ...]) -> bool:
    at = next(n for n, move in enumerate(moves) if move.infoset == infoset)
    return all(plan[move.infoset] == move.action for move in moves[at:])


def test_where_the_others_never_let_him_get_every_action_is_optimal() -> None:
    # by hand: against one who never bets, player 2 never has to answer a bet
    found = recursion.optimal_actions(STANDARD, profile.always_pass(), 1)
    assert found is not None
    assert [dict(found)[n] for n in (6, 8, 10)] == [(0, 1)] * 3


def test_kuhns_equilibria_cannot_be_improved_on() -> None:
    # H. W. Kuhn, A simplified two-person poker (1950)
    for alpha in (Fraction(0), Fraction(1, 7), Fraction(1, 3)):
        assert recursion.nash_conv(STANDARD, profile.equilibrium(alpha)) == 0
    assert recursion.nash_conv(STANDARD, profile.uniform()) == Fraction(11, 12)
    assert recursion.expected_value(STANDARD, profile.equilibrium(Fraction(1, 3)), 0) == Fraction(-1, 18)


def test_who_forgets_has_no_best_response_by_recursion() -> None:
    assert recursion.response(absent_minded(), profile.even(absent_minded()), 0) is None
    assert recursion.best_response_value(absent_minded(), profile.even(absent_minded()), 0) is None
    # by hand: 1/2 * 0 + 1/4 * 4 + 1/4 * 1
    assert recursion.expected_value(absent_minded(), profile.even(absent_minded()), 0) == Fraction(5, 4)


def test_a_missing_row_of_the_others_leaves_no_best_response() -> None:
    sigma = {infoset: row for infoset, row in profile.uniform().items() if infoset != 0}
    assert recursion.best_response_value(NOTEBOOK, sigma, 1) is None
    assert recursion.expected_value(NOTEBOOK, sigma, 0) is None
    assert recursion.best_response_value(NOTEBOOK, sigma, 0) is not None


def test_a_player_without_infosets_gets_what_the_others_leave_him() -> None:
    # by hand: player 2 never moves
    game = tree.Decision(
        0, 0, ((0, Terminal((Fraction(1), Fraction(4)))), (1, Terminal((Fraction(0), Fraction(2)))))
    )
    sigma = profile.even(game)
    found = recursion.response(game, sigma, 1)
    assert found is not None
    assert found.value == 3
    assert recursion.optimal_actions(game, sigma, 1) == []


def test_a_game_may_be_deeper_than_pythons_stack() -> None:
    # by hand: whoever goes on to the end gets 2
    game = chain(5_000)
    assert recursion.best_response_value(game, profile.even(game), 0) == 2
