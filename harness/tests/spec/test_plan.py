from __future__ import annotations

from spec.games import STANDARD
from twinproof.spec.plan import allows, plans
from twinproof.spec.tree import Move, choices


def test_either_player_of_kuhn_poker_has_64_plans_all_different() -> None:
    # two actions at six infosets: 2^6
    for player in (0, 1):
        found = {tuple(plan.items()) for plan in plans(choices(player, STANDARD))}
        assert len(found) == 64


def test_the_last_choice_varies_fastest() -> None:
    assert plans([(1, (0, 1)), (5, (2, 3))]) == [{1: 0, 5: 2}, {1: 0, 5: 3}, {1: 1, 5: 2}, {1: 1, 5: 3}]


def test_without_choices_there_is_one_plan() -> None:
    assert plans([]) == [{}]


def test_a_plan_allows_the_moves_that_it_prescribes() -> None:
    assert allows({0: 1}, [Move(0, 0, 1)])
    assert allows({0: 1}, [])
    assert not allows({0: 1}, [Move(0, 0, 0)])
    assert not allows({0: 1}, [Move(0, 3, 1)])
