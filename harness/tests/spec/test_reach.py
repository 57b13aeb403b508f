from __future__ import annotations

from fractions import Fraction

from hypothesis import given

from spec.games import FEW, STANDARD, games, profiles
from twinproof.spec import profile, reach
from twinproof.spec.profile import Table
from twinproof.spec.tree import Node


@FEW
@given(games, profiles)
def test_the_reach_of_a_deal_sums_to_one(game: Node, sigma: Table) -> None:
    sums = reach.reach_sums(game, sigma)
    assert sums is not None
    assert [total for _, total in sums] == [1] * 6


def test_under_the_uniform_profile_reach_halves_with_every_action() -> None:
    weights = reach.reach_weights(STANDARD, profile.uniform())
    assert weights is not None
    for _, histories in weights:
        assert histories == [(history, Fraction(1, 2 ** len(history))) for history, _ in histories]


def test_a_missing_row_leaves_no_weights() -> None:
    sigma = {infoset: row for infoset, row in profile.uniform().items() if infoset != 8}
    assert reach.reach_weights(STANDARD, sigma) is None
    assert reach.reach_sums(STANDARD, sigma) is None
