from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spec.games import FEW, STANDARD
from twinproof.spec import profile
from twinproof.spec.profile import Table

HALF = Fraction(1, 2)


def named() -> list[Table]:
    third = profile.equilibrium(Fraction(1, 3))
    return [
        profile.uniform(),
        profile.always_pass(),
        profile.blueprint(),
        profile.naive(profile.blueprint()),
        profile.naive(third),
        profile.safe(profile.blueprint()),
        profile.safe_with_margin_mix(Fraction(1, 20)),
        profile.safe_with_margin_renormalise(Fraction(1, 20)),
        third,
    ]


@pytest.mark.parametrize("player", [0, 1])
def test_every_named_profile_is_a_strategy_of_either_player(player: int) -> None:
    assert all(profile.is_strategy(STANDARD, sigma, player) for sigma in named())


@FEW
@given(st.fractions(0, Fraction(1, 3)))
def test_the_whole_family_is_a_strategy(alpha: Fraction) -> None:
    assert profile.is_strategy(STANDARD, profile.equilibrium(alpha), 0)


def test_outside_the_family_the_king_would_bet_more_often_than_always() -> None:
    assert not profile.is_strategy(STANDARD, profile.equilibrium(Fraction(2, 5)), 0)


@pytest.mark.parametrize("row", [{0: HALF, 1: Fraction(1, 3)}, {0: Fraction(3, 2), 1: -HALF}, {}])
def test_what_is_no_distribution(row: profile.Row) -> None:
    assert not profile.is_distribution(row)


def test_a_missing_row_is_missing_and_not_zero() -> None:
    sigma = {infoset: row for infoset, row in profile.uniform().items() if infoset != 4}
    assert profile.probability(sigma, 4, 1) is None
    assert profile.table(STANDARD, sigma, 0) is None
    assert not profile.is_strategy(STANDARD, sigma, 0)
    assert profile.is_strategy(STANDARD, sigma, 1)


def test_an_action_too_many_is_left_out_of_the_table() -> None:
    sigma = profile.with_rows({0: {0: HALF, 1: HALF, 2: HALF}}, profile.uniform())
    table = profile.table(STANDARD, sigma, 0)
    assert table is not None
    assert table[0] == {0: HALF, 1: HALF}


def test_a_part_holds_the_rows_of_one_player() -> None:
    assert sorted(profile.part(STANDARD, 0, profile.uniform())) == [0, 1, 2, 3, 4, 5]
    assert sorted(profile.part(STANDARD, 1, profile.uniform())) == [6, 7, 8, 9, 10, 11]


def test_the_naive_splice_changes_two_rows_of_what_it_is_spliced_into() -> None:
    onto = profile.uniform()
    spliced = profile.naive(onto)
    assert {infoset for infoset in onto if onto[infoset] != spliced[infoset]} == {3, 4}


def test_margins_move_the_call_after_pass_bet_from_the_blueprint_towards_the_naive_splice() -> None:
    # (1 - d) blueprint + d naive; and (b + d) / (1 + d), by hand for d = 1/5
    mixed = profile.safe_with_margin_mix(Fraction(1, 5))
    assert [mixed[infoset][1] for infoset in (3, 4, 5)] == [Fraction(1, 5), Fraction(1, 5), 1]
    shifted = profile.safe_with_margin_renormalise(Fraction(1, 5))
    assert [shifted[infoset][1] for infoset in (3, 4, 5)] == [Fraction(1, 6), Fraction(1, 6), 1]
