from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from spec.games import FEW, STANDARD
from spec.random_trees import chain, forgetful_trees, trees, twin_chains
from twinproof.spec import games, normal_form, subgame
from twinproof.spec.places import infosets, members, places
from twinproof.spec.tree import Decision, Node, Terminal, players


def test_subgame_roots_of_the_source_s_games() -> None:
    # pygambit 17.0.0b2, len(get_subgame_roots()): 2, 1, 1, 8, 2, and 1 for Kuhn poker
    cost = games.entry_with_cost(Fraction(3, 2), Fraction(1, 2), Fraction(3, 10))
    small = (games.market_entry(), games.matching_pennies(), games.card_game(), games.chain_store(), cost)
    assert [len(subgame.roots(game)) for game in (*small, STANDARD)] == [2, 1, 1, 8, 2, 1]


def test_nothing_is_a_subgame_of_a_game_that_is_over() -> None:
    assert subgame.roots(Terminal((Fraction(1),))) == []


def test_the_threat_to_fight_is_an_equilibrium_but_not_subgame_perfect() -> None:
    # R. Selten, The chain store paradox (1978); GT-07, the entry game: (Out, Fight)
    game = games.market_entry()
    threat = {0: 1, 1: 0}
    assert normal_form.is_equilibrium(game, threat)
    assert not subgame.is_perfect(game, threat)
    assert subgame.is_perfect(game, {0: 0, 1: 1})
    found = subgame.equilibria(game)
    assert found is not None
    assert [(numbers, solution.payoffs) for numbers, solution in found] == [
        ((1, 2), (Fraction(1), Fraction(1)))
    ]


def test_the_chain_store_accommodates_everywhere() -> None:
    # R. Selten, The chain store paradox (1978): induction from the last entrant
    found = subgame.equilibria(games.chain_store())
    assert found is not None
    ((numbers, solution),) = found
    assert numbers == (1, 16, 1)
    assert list(solution.payoffs) == [1, 2, 1]


def test_imperfect_information_has_no_backward_induction() -> None:
    assert subgame.equilibria(games.matching_pennies()) is None


@FEW
@given(trees(shared=False))
def test_backward_induction_finds_what_the_definition_allows(game: Node) -> None:
    found = subgame.equilibria(game)
    assert found is not None
    by_induction = [(normal_form.joint([solution.plan]), list(solution.payoffs)) for _, solution in found]
    by_definition = [normal_form.joint(profile) for profile in subgame.perfect_profiles(game)]
    assert [plan for plan, _ in by_induction] == by_definition
    for plan, payoffs in by_induction:
        assert normal_form.payoffs(game, plan) == payoffs
    numbers = normal_form.profile_numbers(game)
    profiles = [normal_form.joint(profile) for profile in normal_form.profiles(game)]
    assert [numbers[profiles.index(plan)] for plan in by_definition] == [each for each, _ in found]


@FEW
@given(trees() | forgetful_trees())
def test_a_root_is_closed_and_alone(game: Node) -> None:
    # games.md, Subgames, word for word
    roots = {place.path for place in subgame.roots(game)}
    every = places(game)
    for place in every:
        inside = [other for other in every if other.path[: len(place.path)] == place.path]
        met = {other.node.infoset for other in inside if isinstance(other.node, Decision)}
        outside = {
            other.node.infoset for other in every if isinstance(other.node, Decision) and other not in inside
        }
        alone = not isinstance(place.node, Decision) or not any(
            isinstance(other.node, Decision) and other.node.infoset == place.node.infoset
            for other in every
            if other is not place
        )
        is_root = not isinstance(place.node, Terminal) and alone and not met & outside
        assert (place.path in roots) == is_root


@FEW
@given(forgetful_trees())
def test_a_place_is_closed_where_each_infoset_below_has_as_many_members_as_in_the_game(game: Node) -> None:
    # Lean's isClosed, word for word
    for place in places(game):
        expected = all(
            len(members(infoset, place.node)) == len(members(infoset, game))
            for i in players(game)
            for infoset, _ in infosets(i, place.node)
        )
        assert subgame.is_closed(game, place) == expected


def test_long_chains_that_share_infosets_have_one_subgame() -> None:
    # by hand: every infoset but those of the first moves has a node on either side
    game = twin_chains(20_000, told_apart=True)
    assert [place.number for place in subgame.roots(game)] == [0]
    assert len(subgame.roots(chain(20_000))) == 20_000


def test_ties_multiply_until_there_are_too_many() -> None:
    # by hand: the last mover goes on, and so do all before him; nobody is indifferent
    assert len(subgame.solutions(chain(3_000))) == 1
    indifferent = games.entry_with_cost(Fraction(1), Fraction(1), Fraction(1, 2))
    # by hand, Accommodate: In pays 1 - 1, Out 0; the two incumbent's nodes are decided apart
    assert len(subgame.solutions(indifferent)) == 2
    with pytest.raises(subgame.TooManySolutionsError):
        subgame.solutions(indifferent, most=1)
