"""Subgame-perfect equilibria: counted, then listed, ties included."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
import test_best_response
import tree_oracle
from hypothesis import given, settings
from random_trees import trees
from test_normal_form import small

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.games import read_game
from refengine.perfection.equilibria import Equilibrium, subgame_perfect_equilibria
from refengine.perfection.outcomes import (
    MOST_EQUILIBRIA,
    equilibrium_outcomes,
    require_perfect_information,
)
from refengine.trees.construction import DecisionNode, Node, TerminalNode, build
from refengine.trees.model import CHANCE, TERMINAL, GameTree


def equilibria(tree: GameTree) -> list[Equilibrium]:
    outcomes = equilibrium_outcomes(tree)
    listed = subgame_perfect_equilibria(tree, outcomes)
    assert sum(outcomes[0].values()) == len(listed)
    return listed


def pure(tree: GameTree, choices: tuple[int, ...]) -> tree_oracle.Profile:
    return [
        [Fraction(position == choice) for position in range(len(infoset.actions))]
        for infoset, choice in zip(tree.infosets, choices, strict=True)
    ]


def most(tree: GameTree, rows: tree_oracle.Profile, player: int, node: int) -> Fraction:
    """Return the most that the player alone can get from the node on, with perfect information."""
    if tree.owner[node] == TERMINAL:
        return tree.payoffs[node][player]
    below = [most(tree, rows, player, child) for child in tree.children[node]]
    if tree.owner[node] == player:
        return max(below)
    row = tree.chance[node] if tree.owner[node] == CHANCE else rows[tree.infoset[node]]
    return sum((share * value for share, value in zip(row, below, strict=True)), start=Fraction(0))


def profiles(tree: GameTree) -> Iterator[tuple[int, ...]]:
    choices: list[tuple[int, ...]] = [()]
    for player in range(len(tree.players)):
        plans = [plan for plan, _ in tree_oracle.deviations(tree, [()] * len(tree.infosets), player)]
        choices = [(*before, *plan) for before in choices for plan in plans]
    yield from choices


@settings(max_examples=25)
@given(trees(information=True).filter(small))
def test_they_are_the_profiles_from_which_nobody_deviates_in_any_subgame(tree: GameTree) -> None:
    # Selten 1965: a Nash equilibrium of the subgame at every node.
    expected = [
        choices
        for choices in profiles(tree)
        for rows in [pure(tree, choices)]
        if all(
            most(tree, rows, player, node) == tree_oracle.values(tree, rows, node)[player]
            for node in range(len(tree.owner))
            for player in range(len(tree.players))
        )
    ]
    listed = equilibria(tree)

    assert [each.choices for each in listed] == expected
    for each in listed:
        assert each.payoffs == tree_oracle.values(tree, pure(tree, each.choices))


@given(trees(information=True))
def test_an_equilibrium_of_all_subgames_leaves_nothing_to_gain(tree: GameTree) -> None:
    # A subgame-perfect equilibrium is a Nash equilibrium: nash_conv, computed over the treeplex, is 0.
    for each in equilibria(tree)[:20]:
        assert test_best_response.nash_conv(tree, pure(tree, each.choices)) == 0


def test_the_entrant_comes_in_and_is_accommodated() -> None:
    # GT-07, section 2: "Accommodate (1,1) est l'issue rationnelle".
    assert equilibria(read_game({"name": "market_entry"}, "game")) == [
        Equilibrium((0, 1), (Fraction(1), Fraction(1)))
    ]


def test_selten_s_chain_store_never_fights() -> None:
    # R. Selten, Theory and Decision 9 (1978), 127-159: by induction every entrant enters, none is fought.
    assert equilibria(read_game({"name": "chain_store"}, "game")) == [
        Equilibrium((0, 1, 1, 1, 1, 0, 0, 0), (Fraction(1), Fraction(2), Fraction(1)))
    ]


def ultimatum(offers: int) -> GameTree:
    """Player 1 offers 0, 1, ... of a cake of `offers` - 1; player 2 accepts, or both have nothing."""
    cake = offers - 1
    nodes: list[Node] = [DecisionNode(0, "offer", "offer", tuple(map(str, range(offers))))]
    for offer in range(offers):
        nodes += [
            DecisionNode(1, offer, f"answer{offer}", ("accept", "reject")),
            TerminalNode((Fraction(cake - offer), Fraction(offer))),
            TerminalNode((Fraction(0), Fraction(0))),
        ]
    return build("ultimatum", ["A", "B"], nodes)


def test_the_ultimatum_game_has_two() -> None:
    # M. J. Osborne, An Introduction to Game Theory (2004), section 6.1: the responder accepts all, and is
    # offered nothing; or he rejects nothing alone, and is offered the smallest unit.
    listed = equilibria(ultimatum(4))

    assert [(each.choices, each.payoffs) for each in listed] == [
        ((0, 0, 0, 0, 0), (Fraction(3), Fraction(0))),
        ((1, 1, 0, 0, 0), (Fraction(2), Fraction(1))),
    ]


def indifferent(choices: int, actions: int = 2) -> GameTree:
    """A player who chooses `choices` times and gets nothing whatever he does."""
    end = TerminalNode((Fraction(0),))
    nodes: list[Node] = []
    for step in range(choices):
        nodes.append(DecisionNode(0, step, f"{step}", tuple(map(str, range(actions)))))
        nodes += [end] * (actions - 1)
    return build("indifferent", ["A"], [*nodes, end])


def test_ties_multiply_up_to_the_limit() -> None:
    listed = equilibria(indifferent(10))

    assert len(listed) == MOST_EQUILIBRIA == 2**10
    assert [each.choices for each in listed] == sorted(each.choices for each in listed)


@pytest.mark.parametrize("choices", [11, 5_000])
def test_more_are_refused_before_they_are_listed(choices: int) -> None:
    with pytest.raises(
        UnsupportedError,
        match="at most 1024 subgame-perfect equilibria, found at least 2048 in the subgame at /",
    ):
        equilibrium_outcomes(indifferent(choices))


def test_a_long_chain_does_not_recurse() -> None:
    tree = indifferent(20_000, actions=1)

    assert equilibria(tree) == [Equilibrium((0,) * 20_000, (Fraction(0),))]


def test_an_end_alone_has_one_equilibrium() -> None:
    assert equilibria(build("end", ["A"], [TerminalNode((Fraction(1),))])) == [
        Equilibrium((), (Fraction(1),))
    ]


def test_hidden_moves_are_refused_with_their_information_set() -> None:
    with pytest.raises(
        InvalidParametersError, match='perfect information, found 2 nodes in "j2_choice" of player_2'
    ):
        require_perfect_information(read_game({"name": "matching_pennies"}, "game"))
