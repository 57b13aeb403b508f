from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given

from spec.games import FEW, NOTEBOOK, bets
from twinproof.spec import audit, evaluate, kuhn, profile
from twinproof.spec.profile import Table

NOTEBOOKS = kuhn.Payoffs.NOTEBOOK
dictionaries = bets(audit.KEYS)


def whole(*numbers: int) -> list[Fraction]:
    return list(map(Fraction, numbers))


@pytest.mark.parametrize("s", [audit.blueprint(), audit.naive(), audit.safe()])
def test_the_ported_weights_sum_to_what_gt_13c_prints(s: Table) -> None:
    # GT-13c, section 2: +2.0000 on four deals, +1.0000 on (0,2) and (1,2); the naive rows change no sum
    assert audit.weight_sums(s, audit.blueprint()) == whole(2, 1, 2, 1, 2, 2)


@FEW
@given(dictionaries, dictionaries)
def test_the_corrected_weights_sum_to_one_whatever_the_dictionaries(s1: Table, s2: Table) -> None:
    assert audit.corrected_weight_sums(s1, s2) == whole(1, 1, 1, 1, 1, 1)


@FEW
@given(dictionaries, dictionaries)
def test_the_ported_weights_exceed_one_by_what_is_counted_twice(s1: Table, s2: Table) -> None:
    # each of pass-pass and bet-pass is met once for either value of the idle last action
    sums = audit.weight_sums(s1, s2)
    assert sums is not None
    for (c1, c2), total in zip(kuhn.DEALS, sums, strict=True):
        twice = s1[c1][0] * s2[9 + c2][0] + s1[c1][1] * s2[c2][0]
        assert total == 1 + twice


@FEW
@given(dictionaries, dictionaries)
def test_history_weights_are_path_weights_gathered(s1: Table, s2: Table) -> None:
    paths, histories = audit.path_weights(s1, s2), audit.history_weights(s1, s2)
    assert paths is not None
    assert histories is not None
    assert [sum(row) for row in paths] == [sum(row) for row in histories] == audit.weight_sums(s1, s2)


@pytest.mark.parametrize(
    ("s", "ported", "corrected"),
    [
        # GT-13c, sections 1 and 2: -0.3333, -1.3333, -0.3333, and corrected 0.0000, -1.0000, 0.0000
        (audit.blueprint(), Fraction(-1, 3), 0),
        (audit.naive(), Fraction(-4, 3), -1),
        (audit.safe(), Fraction(-1, 3), 0),
    ],
)
def test_the_values_are_what_gt_13c_prints(s: Table, ported: Fraction, corrected: int) -> None:
    assert audit.ported_value(NOTEBOOKS, s, audit.blueprint()) == ported
    assert audit.corrected_value(NOTEBOOKS, s, audit.blueprint()) == corrected


@pytest.mark.parametrize(
    ("s", "printed"),
    [
        # GT-13c, section 3, the table of its report
        (audit.blueprint(), [0, 0, Fraction(2, 3), Fraction(2, 3), Fraction(4, 3)]),
        (audit.naive(), [-1, 1, Fraction(1, 6), Fraction(5, 3), Fraction(11, 6)]),
        (audit.safe(), [0, 0, Fraction(2, 3), Fraction(2, 3), Fraction(4, 3)]),
    ],
)
def test_the_report_is_what_gt_13c_prints(s: Table, printed: list[Fraction]) -> None:
    assert audit.report(NOTEBOOKS, s, audit.blueprint()) == printed


@FEW
@given(dictionaries, dictionaries)
def test_the_corrected_value_is_that_of_a_profile_whose_answer_to_a_bet_is_read_from_the_root(
    s1: Table, s2: Table
) -> None:
    sigma = {
        **{infoset: s1[infoset] for infoset in range(6)},
        **{kuhn.facing_bet(card): s2[card] for card in kuhn.CARDS},
        **{kuhn.facing_pass(card): s2[9 + card] for card in kuhn.CARDS},
    }
    assert audit.corrected_value(NOTEBOOKS, s1, s2) == evaluate.expected_value(NOTEBOOK, sigma, 0)


def test_the_phantom_decision_turns_a_called_bet_into_a_fold() -> None:
    # by hand: everyone bets and calls; after bet-call player 1's row b|c passes, and the loop files
    # that under bp
    bet = profile.of_bets((key, Fraction(1)) for key in audit.KEYS)
    passes_after_bet = profile.with_rows(profile.of_bets((6 + card, Fraction(0)) for card in kuhn.CARDS), bet)
    weights = audit.history_weights(passes_after_bet, bet)
    assert weights == [whole(0, 0, 0, 1, 0)] * 6
    assert audit.ported_deal_values(NOTEBOOKS, passes_after_bet, bet) == whole(*[-1] * 6)
    assert audit.corrected_deal_values(NOTEBOOKS, passes_after_bet, bet) == whole(-2, -2, 2, -2, 2, 2)


def test_half_is_not_enough_for_a_pure_bet() -> None:
    assert audit.pure_bet({0: profile.bet_row(Fraction(1, 2))}, 0) == 0
    assert audit.pure_bet({0: profile.bet_row(Fraction(51, 100))}, 0) == 1


def test_a_missing_key_leaves_no_answer() -> None:
    s = {key: row for key, row in audit.uniform().items() if key != 3}
    assert audit.weight_sums(s, s) is None
    assert audit.ported_value(NOTEBOOKS, s, s) is None
    assert audit.corrected_value(NOTEBOOKS, s, s) is None
    assert audit.report(NOTEBOOKS, s, s) is None


def test_only_the_histories_of_the_game_have_a_corrected_weight() -> None:
    assert audit.corrected_weight(audit.uniform(), audit.uniform(), 0, 1, (0,)) is None
