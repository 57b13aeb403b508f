from fractions import Fraction

import pyspiel
import pytest
import test_treeplex
import tree_oracle
from hypothesis import given, settings
from kuhn_strategies import STANDARD, profiles
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability
from random_trees import Rows, games

from refengine import plans as pure_plans
from refengine.games import read_game
from refengine.profiles import Profile
from refengine.treeplex.behaviour import TreeProfile, uniform
from refengine.treeplex.best_response import BestResponse, best_response
from refengine.treeplex.realization import common_rows
from refengine.treeplex.sequence_form import sequence_form
from refengine.treeplex.values import realization_plans
from refengine.trees.construction import DecisionNode, TerminalNode, build
from refengine.trees.model import GameTree


def responses(tree: GameTree, profile: TreeProfile) -> list[BestResponse]:
    form = sequence_form(tree)
    plans = realization_plans(form, common_rows(profile))
    return [best_response(form, plans, player) for player in range(len(tree.players))]


def nash_conv(tree: GameTree, profile: TreeProfile) -> Fraction:
    pairs = zip(responses(tree, profile), test_treeplex.values(tree, profile), strict=True)
    return sum((best.value - value for best, value in pairs), start=Fraction(0))


@given(games())
def test_no_pure_plan_earns_more_and_one_earns_as_much(game: tuple[GameTree, Rows]) -> None:
    tree, rows = game

    for player, best in enumerate(responses(tree, rows)):
        assert best.value == tree_oracle.best_response_value(tree, rows, player)


@settings(max_examples=20)
@given(games())
def test_plans_of_optimal_actions_are_optimal(game: tuple[GameTree, Rows]) -> None:
    # Every plan made of optimal actions attains the value: each is best whatever optimal ones follow.
    tree, rows = game

    for player, best in enumerate(responses(tree, rows)):
        own = [index for index, infoset in enumerate(tree.infosets) if infoset.player == player]
        for plan, deviated in tree_oracle.deviations(tree, rows, player):
            if all(position in best.optimal[index] for index, position in zip(own, plan, strict=True)):
                assert tree_oracle.values(tree, deviated)[player] == best.value


@given(profiles)
def test_kuhn_poker_has_the_values_of_its_pure_plans(profile: Profile) -> None:
    best = responses(test_treeplex.KUHN, test_treeplex.kuhn_rows(profile))

    assert [each.value for each in best] == [
        pure_plans.best_response(STANDARD, profile, player).value for player in STANDARD.players
    ]


def test_leduc_pokers_uniform_profile() -> None:
    # OpenSpiel 2.0.2, exploitability.nash_conv(leduc_poker, uniform, return_only_nash_conv=False): nash_conv
    # 4.747222..., best responses 2.0875 and 2.659722...; as fractions 1709/360, 167/80 and 383/144.
    tree = test_treeplex.LEDUC
    profile = uniform(tree)

    assert [each.value for each in responses(tree, profile)] == [Fraction(167, 80), Fraction(383, 144)]
    assert nash_conv(tree, profile) == Fraction(1709, 360)


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4)])
def test_kuhn_pokers_uniform_profile_is_as_far_as_openspiel_says(players: int, cards: int) -> None:
    # OpenSpiel 2.0.2: exploitability.nash_conv, kuhn_poker(players=N) with N + 1 cards.
    game = pyspiel.load_game(f"kuhn_poker(players={players})")
    theirs = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))
    tree = read_game({"name": "kuhn_poker", "players": players, "cards": cards}, "game")

    # Sums of a few hundred doubles of at most 3: 1e-13 leaves room.
    assert float(nash_conv(tree, uniform(tree))) == pytest.approx(theirs, rel=0, abs=1e-13)


def test_where_the_others_never_let_him_get_everything_is_optimal() -> None:
    # Market entry: an entrant who stays out leaves the incumbent's choice without any weight.
    tree = read_game({"name": "market_entry"}, "game")
    out, accommodate = (Fraction(0), Fraction(1)), (Fraction(0), Fraction(1))

    entrant, incumbent = responses(tree, [out, accommodate])

    assert entrant == BestResponse(Fraction(1), {0: (0,)})
    assert incumbent == BestResponse(Fraction(2), {1: (0, 1)})


def test_a_long_chain_does_not_recurse() -> None:
    # Stopping at step k pays k: the best is to go on to the end.
    steps = 2_000
    chain = [
        node
        for step in range(steps)
        for node in (DecisionNode(0, step, f"{step}", ("stop", "go")), TerminalNode((Fraction(step),)))
    ]
    tree = build("chain", ["A"], [*chain, TerminalNode((Fraction(steps),))])

    (best,) = responses(tree, uniform(tree))

    assert best.value == steps
    assert best.optimal == dict.fromkeys(range(steps), (1,))
