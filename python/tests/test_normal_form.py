"""Pure plans, the matrix, pure equilibria and dominance."""

from fractions import Fraction
from itertools import product

import gambit_catalog
import pytest
import test_best_response
import tree_oracle
from hypothesis import assume, given, settings
from random_trees import trees

from refengine.errors import UnsupportedError
from refengine.games import read_game
from refengine.normal_form.comparison import (
    plan_rows,
    pure_equilibria,
    strictly_dominated,
    weakly_dominated,
)
from refengine.normal_form.payoffs import NormalForm, normal_form
from refengine.normal_form.plans import count_text, plan_number, plan_text, pure_plans, require_few_plans
from refengine.treeplex.sequence_form import sequence_form
from refengine.trees.construction import DecisionNode, TerminalNode, build
from refengine.trees.model import GameTree, infosets_of
from refengine.trees.sizes import plan_counts


def form_of(tree: GameTree) -> NormalForm:
    return normal_form(sequence_form(tree))


def profiles(tree: GameTree) -> list[tuple[Fraction, ...]]:
    """Return the payoffs of all profiles of plans in order, each by recursion over the tree."""
    everybody: list[tree_oracle.Profile] = [[()] * len(tree.infosets)]
    for player in range(len(tree.players)):
        everybody = [rows for before in everybody for _, rows in tree_oracle.deviations(tree, before, player)]
    return [tree_oracle.values(tree, rows) for rows in everybody]


def small(tree: GameTree) -> bool:
    counts = [tree_oracle.plan_count(tree, player) for player in range(len(tree.players))]
    return max(counts) <= 27 and len(list(product(*map(range, counts)))) <= 200


@settings(max_examples=20)
@given(trees(recall=False).filter(small))
def test_every_profile_pays_what_the_tree_pays(tree: GameTree) -> None:
    form = form_of(tree)

    assert [
        tuple(form.payoff(player, profile) for player in range(len(tree.players)))
        for profile in range(len(form.payoffs[0]))
    ] == profiles(tree)


@settings(max_examples=20)
@given(trees().filter(small))
def test_equilibria_and_dominance_are_those_of_the_definitions(tree: GameTree) -> None:
    form = form_of(tree)
    matrix = dict(zip(product(*(range(len(plans)) for plans in form.plans)), profiles(tree), strict=True))

    def against(profile: tuple[int, ...], player: int, plan: int) -> Fraction:
        return matrix[(*profile[:player], plan, *profile[player + 1 :])][player]

    equilibria = [
        position
        for position, (profile, payoffs) in enumerate(matrix.items())
        if all(
            against(profile, player, plan) <= payoffs[player]
            for player in range(len(payoffs))
            for plan in range(len(form.plans[player]))
        )
    ]
    assert pure_equilibria(form) == equilibria
    for player in range(len(tree.players)):
        count = range(len(form.plans[player]))
        gains = {
            (one, other): [against(p, player, one) - against(p, player, other) for p in matrix]
            for one in count
            for other in count
        }
        assert strictly_dominated(form, player) == [
            next((one for one in count if min(gains[one, plan]) > 0), None) for plan in count
        ]
        assert weakly_dominated(form, player) == [
            next((one for one in count if min(gains[one, plan]) >= 0 < max(gains[one, plan])), None)
            for plan in count
        ]


@settings(max_examples=20)
@given(trees().filter(small))
def test_pure_equilibria_are_the_profiles_of_nash_conv_zero(tree: GameTree) -> None:
    # The same question asked of the treeplex.
    form = form_of(tree)
    rows: list[tree_oracle.Profile] = [[()] * len(tree.infosets)]
    for player in range(len(tree.players)):
        rows = [each for before in rows for _, each in tree_oracle.deviations(tree, before, player)]

    assert pure_equilibria(form) == [
        position for position, each in enumerate(rows) if test_best_response.nash_conv(tree, each) == 0
    ]


@pytest.mark.parametrize("name", gambit_catalog.recalling())
def test_published_games_have_gambits_pure_equilibria(name: str) -> None:
    # Gambit merges plans that differ only where the plan itself does not lead: the payoffs are the same.
    game = gambit_catalog.load(name)
    form = form_of(read_game({"name": "efg", "text": gambit_catalog.text(name)}, "game"))

    assert {
        tuple(form.payoff(player, profile) for player in range(len(form.plans)))
        for profile in pure_equilibria(form)
    } == set(gambit_catalog.equilibrium_payoffs(game))


def test_the_prisoners_dilemma() -> None:
    # A. W. Tucker 1950: to confess is strictly dominant, and the only equilibrium is that both do.
    second = DecisionNode(1, "second", "second", ("silent", "confess"))
    ends = [TerminalNode((Fraction(a), Fraction(b))) for a, b in [(-1, -1), (-9, 0), (0, -9), (-6, -6)]]
    first = DecisionNode(0, "first", "first", ("silent", "confess"))
    form = form_of(build("dilemma", ["A", "B"], [first, second, *ends[:2], second, *ends[2:]]))

    assert pure_equilibria(form) == [3]
    assert [strictly_dominated(form, player) for player in (0, 1)] == [[1, None], [1, None]]
    assert plan_rows(form, 1) == [(-1, -9), (0, -6)]


def test_the_card_game_is_the_matrix_of_its_rules() -> None:
    # GT-07, exercise 2; by hand as in test_gt07: rows Bet Bet, Bet Check, Check Bet, Check Check.
    form = form_of(read_game({"name": "card_game"}, "game"))

    assert [form.payoff(0, profile) for profile in range(8)] == [
        *(0, 1, Fraction(1, 2), 0, Fraction(-1, 2), 1, 0, 0)
    ]


def test_plans_are_in_the_order_of_a_dictionary() -> None:
    tree = read_game({"name": "kuhn_poker"}, "game")
    own = infosets_of(tree, 0)
    plans = pure_plans(tree, 0)

    assert len(plans) == len(set(plans)) == 64
    assert list(plans) == sorted(plans)
    assert [plan_number(own, plan) for plan in plans] == list(range(1, 65))
    assert plan_text(own, plans[1]) == "Pass, Pass, Pass, Pass, Pass, Bet"


def test_a_player_who_never_moves_has_the_empty_plan() -> None:
    tree = build("end", ["A"], [TerminalNode((Fraction(1),))])

    assert pure_plans(tree, 0) == ((),)
    assert plan_text((), ()) == "-"
    assert plan_number((), ()) == 1
    assert pure_equilibria(form_of(tree)) == [0]


def test_plans_are_written_on_one_line() -> None:
    # harness/docs/games.md: in one-line form, newline as \n.
    node = DecisionNode(0, "h", "h", ("a\nb", "c"))
    tree = build("lines", ["A"], [node, *[TerminalNode((Fraction(0),))] * 2])

    assert plan_text(tree.infosets, (0,)) == "a\\nb"


@given(trees())
def test_plans_are_as_many_as_are_counted(tree: GameTree) -> None:
    counts = plan_counts(tree)

    assume(max(counts.values()) <= 1_024)
    for player, count in enumerate(counts.values()):
        assert len(pure_plans(tree, player)) == count


def test_leduc_pokers_plans_are_counted_and_refused() -> None:
    tree = read_game({"name": "leduc_poker"}, "game")

    with pytest.raises(
        UnsupportedError, match=r"at most 1024 pure plans of a player, found about 10\^\d+ of"
    ):
        require_few_plans(plan_counts(tree))


def test_too_many_profiles_are_refused_though_each_player_has_few_plans() -> None:
    few = {"player_1": Fraction(1_024), "player_2": Fraction(16)}

    require_few_plans(few)
    with pytest.raises(UnsupportedError, match="at most 16384 profiles of pure plans, found 17408"):
        require_few_plans({**few, "player_2": Fraction(17)})
    with pytest.raises(UnsupportedError, match="at most 1024 pure plans of a player, found 1025 of player_1"):
        require_few_plans({"player_1": Fraction(1_025)})


def test_a_long_count_is_told_by_its_size() -> None:
    assert count_text(2**200) == "about 10^60"
    assert count_text(10**14) == "1" + "0" * 14
