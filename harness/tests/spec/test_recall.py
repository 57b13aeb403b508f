from __future__ import annotations

from fractions import Fraction

from hypothesis import given

from spec.games import FEW, STANDARD
from spec.random_trees import forgetful_trees, trees, twin_chains
from twinproof.spec import games, recall
from twinproof.spec.places import Place, infosets, members
from twinproof.spec.tree import Decision, Move, Node, Terminal, players


def absent_minded() -> Node:
    """M. Piccione and A. Rubinstein, On the interpretation of decision problems (1997), example 1."""

    def pays(amount: int) -> Terminal:
        return Terminal((Fraction(amount),))

    second = Decision(0, 0, ((0, pays(1)), (1, pays(4))))
    return Decision(0, 0, ((0, second), (1, pays(0))))


def test_games_of_the_source_are_remembered_by_everybody() -> None:
    # pygambit 17.0.0b2, is_perfect_recall of the same games
    for game in (games.market_entry(), games.matching_pennies(), games.card_game(), games.chain_store()):
        assert recall.perfect_recall(game)
    assert recall.perfect_recall(STANDARD)


def test_the_absent_minded_driver_forgets_that_he_drove_on() -> None:
    ((infoset, first, later),) = recall.breaks(0, absent_minded())
    assert (infoset, first.path, later.path) == (0, (), (Move(0, 0, 0),))
    assert not recall.remembers(0, absent_minded())
    assert not recall.perfect_recall(absent_minded())


def test_a_break_names_the_first_node_and_the_first_later_one_that_differs() -> None:
    # by hand: player 1 forgets whether he went left; player 2's node in between changes nothing
    def last() -> Node:
        return Decision(0, 2, ((0, Terminal((Fraction(0),) * 2)),))

    middle = Decision(1, 1, ((0, last()), (1, last())))
    game = Decision(0, 0, ((0, middle), (1, last())))
    ((infoset, first, later),) = recall.breaks(0, game)
    assert infoset == 2
    assert first.path == (Move(0, 0, 0), Move(1, 1, 0))
    assert later.path == (Move(0, 0, 1),)
    assert recall.remembers(1, game)


def test_information_is_perfect_where_every_infoset_has_one_node() -> None:
    # games.md: j2_choice, j2_bet and incumbent have two nodes in three of the games
    assert recall.perfect_information(games.market_entry())
    assert recall.perfect_information(games.chain_store())
    assert not recall.perfect_information(games.matching_pennies())
    assert not recall.perfect_information(games.card_game())
    assert not recall.perfect_information(STANDARD)


@FEW
@given(trees())
def test_who_moves_by_his_own_past_remembers(game: Node) -> None:
    assert recall.perfect_recall(game)


@FEW
@given(trees(shared=False))
def test_perfect_information_is_remembered(game: Node) -> None:
    assert recall.perfect_information(game)
    assert recall.perfect_recall(game)


def test_what_is_known_of_a_game_outlives_what_is_asked_about_others() -> None:
    game = games.matching_pennies()
    assert recall.perfect_recall(game)
    for _ in range(20):
        assert recall.perfect_information(games.market_entry())
    assert recall.perfect_recall(game)


def decisions(i: int, place: Place) -> list[tuple[int, int]]:
    """Lean's ownPast, word for word."""
    return [(step.infoset, step.action) for step in place.path if isinstance(step, Move) and step.player == i]


@FEW
@given(forgetful_trees())
def test_a_past_is_the_list_of_own_decisions_and_pasts_are_compared_as_lists(game: Node) -> None:
    pasts = recall.pasts_of_all(game)
    for i in players(game):
        expected: list[tuple[int, Place, Place]] = []
        for infoset, _ in infosets(i, game):
            first, *rest = members(infoset, game)
            past = recall.own_past(i, first, pasts)
            assert ([] if past is None else past.decisions) == decisions(i, first)
            differing = [place for place in rest if decisions(i, place) != decisions(i, first)]
            expected.extend((infoset, first, place) for place in differing[:1])
        assert recall.breaks(i, game) == expected


def test_one_digest_is_not_yet_one_past() -> None:
    # two lists that differ, were their digests the same
    left, right = (recall.Past(recall.Past(None, (0, action), 7), (1, 0), 8) for action in (0, 1))
    assert not recall.same_past(left, right)
    assert not recall.same_past(left, None)
    assert not recall.same_past(left, recall.Past(None, (1, 0), 8))
    assert recall.same_past(left, recall.Past(recall.Past(None, (0, 0), 7), (1, 0), 8))


def test_long_pasts_at_many_nodes_are_compared_in_the_time_of_their_lengths() -> None:
    # by hand; comparing every two pasts to their beginnings would take 2 * 10^8 steps
    length = 20_000
    assert recall.breaks(0, twin_chains(length, told_apart=False)) == []
    forgotten = recall.breaks(0, twin_chains(length, told_apart=True))
    assert [infoset for infoset, _, _ in forgotten] == list(range(2, length + 1))
