"""Sequences, realization plans and expected values."""

from fractions import Fraction

import pyspiel
import pytest
import tree_oracle
from hypothesis import given
from kuhn_strategies import STANDARD, profiles
from open_spiel.python import policy as policies
from random_trees import Rows, games, trees

from refengine.errors import UnsupportedError
from refengine.evaluation import expected_value
from refengine.games import read_game
from refengine.profiles import Profile
from refengine.treeplex.behaviour import TreeProfile, uniform
from refengine.treeplex.realization import Row, common_row, common_rows, realization_plan
from refengine.treeplex.sequence_form import sequence_form
from refengine.treeplex.sequences import treeplex
from refengine.treeplex.values import expected_values, realization_plans
from refengine.trees.construction import DecisionNode, TerminalNode, build
from refengine.trees.model import CHANCE, GameTree
from refengine.trees.recall import recall_breaks

KUHN = read_game({"name": "kuhn_poker"}, "game")
LEDUC = read_game({"name": "leduc_poker"}, "game")


def values(tree: GameTree, profile: TreeProfile) -> tuple[Fraction, ...]:
    form = sequence_form(tree)
    return expected_values(form, realization_plans(form, common_rows(profile)))


def kuhn_rows(profile: Profile) -> TreeProfile:
    """Return a profile of `refengine.kuhn` (actions p, b) on the tree of the general model (Pass, Bet)."""
    return [
        tuple(profile[f"player_{infoset.player + 1}"][infoset.id][action] for action in "pb")
        for infoset in KUHN.infosets
    ]


def test_a_player_of_kuhn_poker_has_thirteen_sequences() -> None:
    # Von Stengel 1996: the empty sequence, and one for each action at each information set: 1 + 6 * 2.
    assert treeplex(KUHN, 0).size == 13
    assert treeplex(KUHN, 1).size == 13


@pytest.mark.parametrize("player", [0, 1])
def test_leduc_poker_has_openspiels_sequences(player: int) -> None:
    # OpenSpiel 2.0.2: the legal actions at the player's information states of a TabularPolicy.
    table = policies.TabularPolicy(pyspiel.load_game("leduc_poker"))
    states = [table.state_lookup[state] for state in table.states_per_player[player]]

    assert treeplex(LEDUC, player).size == 1 + int(table.legal_actions_mask[states].sum())
    assert len(treeplex(LEDUC, player).first) == len(states)


@given(trees())
def test_with_perfect_recall_points_are_the_information_sets_in_canonical_order(tree: GameTree) -> None:
    for player in range(len(tree.players)):
        own = [index for index, infoset in enumerate(tree.infosets) if infoset.player == player]
        assert list(treeplex(tree, player).infoset) == own


@given(trees(recall=False))
def test_an_information_set_has_more_points_if_and_only_if_it_breaks_recall(tree: GameTree) -> None:
    broken = {tree.infosets.index(each.infoset) for each in recall_breaks(tree)}

    for player in range(len(tree.players)):
        points = list(treeplex(tree, player).infoset)
        for index in set(points):
            assert (points.count(index) > 1) == (index in broken)


@given(games())
def test_a_realization_plan_flows(game: tuple[GameTree, Rows]) -> None:
    # Von Stengel 1996, equation (3): r(empty) = 1, and what enters an information set leaves it.
    tree, rows = game
    for player in range(len(tree.players)):
        plex = treeplex(tree, player)
        plan = realization_plan(plex, common_rows(rows))
        assert plan.weights[0] == plan.denominator
        for parent, first, actions in zip(plex.parent, plex.first, plex.actions, strict=True):
            assert sum(plan.weights[first : first + actions]) == plan.weights[parent]


@given(games(recall=False))
def test_expected_values_are_those_of_the_definition(game: tuple[GameTree, Rows]) -> None:
    tree, rows = game

    assert values(tree, rows) == tree_oracle.values(tree, rows)


@given(profiles)
def test_kuhn_poker_has_the_values_of_its_terminal_lines(profile: Profile) -> None:
    first, second = values(KUHN, kuhn_rows(profile))

    assert first == -second == expected_value(STANDARD, profile, "player_1")


def test_leduc_pokers_uniform_value() -> None:
    # OpenSpiel 2.0.2: expected_game_score.policy_value(leduc_poker, uniform) = [-0.078125, 0.078125].
    assert values(LEDUC, uniform(LEDUC)) == (Fraction(-5, 64), Fraction(5, 64))


def test_the_absent_minded_driver_earns_what_the_paper_says() -> None:
    # M. Piccione, A. Rubinstein, Games and Economic Behavior 20 (1997), 3-24, example 1: exit at the first
    # intersection 0, at the second 4, never 1; to continue with 2/3 earns 4/3, the most.
    driver = DecisionNode(0, "road", "road", ("exit", "continue"))
    ends = [TerminalNode((Fraction(payoff),)) for payoff in (0, 4, 1)]
    tree = build("driver", ["driver"], [driver, ends[0], driver, ends[1], ends[2]])

    assert values(tree, [(Fraction(1, 3), Fraction(2, 3))]) == (Fraction(4, 3),)


def test_rows_that_miss_one_are_used_as_they_stand() -> None:
    # harness/docs/quantities.md, Profiles. Market entry: In 1/4, Out 1/4; Fight 1/2, Accommodate 1/2.
    tree = read_game({"name": "market_entry"}, "game")
    quarter, half = Fraction(1, 4), Fraction(1, 2)

    assert values(tree, [(quarter, quarter), (half, half)]) == (Fraction(0), Fraction(1, 2))


def test_a_common_row_has_the_smallest_denominator() -> None:
    assert common_row((Fraction(1, 6), Fraction(1, 4), Fraction(7, 12))) == Row([2, 3, 7], 12)


def test_a_plan_of_too_many_bits_is_refused_before_it_is_made() -> None:
    # Three sequences: the denominator 2^10 has 11 bits, 33 for all of them.
    plex = treeplex(read_game({"name": "market_entry"}, "game"), 0)
    rows = {0: Row([1, 2**10 - 1], 2**10)}

    assert realization_plan(plex, rows, most_bits=33).denominator == 2**10
    with pytest.raises(UnsupportedError, match=r"denominator of at most 10 bits .* found one of 11 bits"):
        realization_plan(plex, rows, most_bits=32)


def test_an_end_alone_is_a_game() -> None:
    tree = build("end", ["A", "B"], [TerminalNode((Fraction(1, 3), Fraction(-2)))])

    assert values(tree, []) == (Fraction(1, 3), Fraction(-2))
    assert treeplex(tree, CHANCE).size == 1


def test_a_long_chain_does_not_recurse() -> None:
    # A player who stops or goes on, 3,000 times: he gets 1 at the end, reached with 2^-3000.
    chain = [
        node
        for step in range(3_000)
        for node in (DecisionNode(0, step, f"{step}", ("stop", "go")), TerminalNode((Fraction(0),)))
    ]
    tree = build("chain", ["A"], [*chain, TerminalNode((Fraction(1),))])

    assert values(tree, uniform(tree)) == (Fraction(1, 2**3_000),)


def test_one_hundred_thousand_nodes_in_a_row_do_not_recurse() -> None:
    steps = [DecisionNode(step % 2, step, f"{step}", ("go",)) for step in range(99_999)]
    tree = build("chain", ["A", "B"], [*steps, TerminalNode((Fraction(2), Fraction(1)))])

    assert values(tree, uniform(tree)) == (Fraction(2), Fraction(1))
