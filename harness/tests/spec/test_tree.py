from __future__ import annotations

from fractions import Fraction

from spec.games import NOTEBOOK, STANDARD, entry_game
from twinproof.spec import tree
from twinproof.spec.tree import Chance, Decision, Draw, Terminal


def test_kuhn_poker_has_the_size_that_openspiel_gives_it() -> None:
    # OpenSpiel 2.0.2, get_all_states(kuhn_poker) with chance and terminals: 58 states, 12 information states
    assert tree.node_count(STANDARD) == 58
    assert tree.infoset_count(STANDARD) == 12


def test_the_chances_of_all_endings_add_up_to_the_number_of_histories_of_a_deal() -> None:
    # every deal has the five histories of H. W. Kuhn, A simplified two-person poker (1950)
    assert len(tree.endings(STANDARD)) == 30
    assert sum(z.chance for z in tree.endings(STANDARD)) == 5


def test_a_choice_is_listed_once_and_in_the_order_of_infosets() -> None:
    game = Chance(
        (
            (Draw(0, Fraction(1, 2)), Decision(0, 7, ((0, Terminal(())), (1, Terminal(()))))),
            (Draw(1, Fraction(1, 4)), Decision(0, 3, ((2, Terminal(())),))),
            (Draw(2, Fraction(1, 4)), Decision(0, 7, ((0, Terminal(())), (1, Terminal(()))))),
        )
    )
    assert tree.choices_met(0, game) == [(7, (0, 1)), (3, (2,)), (7, (0, 1))]
    assert tree.choices(0, game) == ((3, (2,)), (7, (0, 1)))
    assert tree.choices(1, game) == ()


def test_players_are_counted_by_what_a_terminal_history_pays() -> None:
    assert tree.players(Terminal((Fraction(1), Fraction(2), Fraction(3)))) == [0, 1, 2]
    assert tree.players(entry_game()) == [0, 1]
    assert tree.players(Chance(())) == []


def test_a_game_without_chance_has_one_deal() -> None:
    assert tree.deals(entry_game()) == ((),)
    assert [tree.history(z) for z in tree.endings_of(entry_game(), ())] == [(0,), (1, 0), (1, 1)]


def test_deals_come_in_depth_first_order_each_with_its_own_endings() -> None:
    assert tree.deals(NOTEBOOK) == ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
    assert all(len(tree.endings_of(NOTEBOOK, deal)) == 5 for deal in tree.deals(NOTEBOOK))
    assert tree.endings_of(NOTEBOOK, (0, 0)) == ()
