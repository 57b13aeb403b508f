from __future__ import annotations

from hypothesis import given

from spec.games import FEW, STANDARD
from spec.random_trees import chain, trees
from twinproof.spec import games, places, tree
from twinproof.spec.tree import Draw, Move, Node


def test_places_come_in_depth_first_order_with_their_histories() -> None:
    # by hand: In, In Fight, In Accommodate, Out
    found = [place.path for place in places.places(games.market_entry())]
    entering, fighting, sharing = Move(0, 0, 0), Move(1, 1, 0), Move(1, 1, 1)
    assert found == [(), (entering,), (entering, fighting), (entering, sharing), (Move(0, 0, 1),)]


def test_a_draw_is_a_step_too() -> None:
    step = places.places(games.card_game())[1].path[0]
    assert isinstance(step, Draw)
    assert step.label == 0


@FEW
@given(trees())
def test_every_node_has_one_place_and_one_kind(game: Node) -> None:
    kinds = (places.is_chance, places.is_decision, places.is_terminal)
    assert len(places.places(game)) == tree.node_count(game)
    assert sum(places.kind_count(kind, game) for kind in kinds) == tree.node_count(game)
    assert places.kind_count(places.is_terminal, game) == len(tree.endings(game))


@FEW
@given(trees())
def test_canonical_order_has_the_infosets_of_the_ascending_one(game: Node) -> None:
    for i in tree.players(game):
        assert sorted(places.infosets(i, game)) == list(tree.choices(i, game))
        for infoset, actions in places.infosets(i, game):
            assert all(places.is_at(infoset, place.node) for place in places.members(infoset, game))
            assert len(places.members(infoset, game)) == tree.choices_met(i, game).count((infoset, actions))


def test_kuhn_pokers_infosets_in_canonical_order() -> None:
    # OpenSpiel 2.0.2, depth-first walk of kuhn_poker: information states of player 0, then of player 1
    names = [[games.kuhn_game().infoset(n) for n, _ in places.infosets(i, STANDARD)] for i in (0, 1)]
    assert names == [["0", "0pb", "1", "1pb", "2", "2pb"], ["1p", "1b", "2p", "2b", "0p", "0b"]]


def test_a_game_may_be_deeper_than_pythons_stack() -> None:
    assert places.depth(chain(5_000)) == 5_000
    assert places.sequence_count(0, chain(5_000)) == 10_001
