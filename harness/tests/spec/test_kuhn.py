from __future__ import annotations

import pytest

from twinproof.spec import kuhn
from twinproof.spec.kuhn import Payoffs
from twinproof.spec.tree import History, Terminal


@pytest.mark.parametrize(
    ("history", "standard", "notebook"),
    [
        # H. W. Kuhn (1950): ante 1, bet 1; GT-13b, as GT-13c prints it: "pbp = +1 fixe ; bp = -1 fixe"
        ((0, 0), -1, -1),
        ((0, 1, 0), -1, 1),
        ((0, 1, 1), -2, -2),
        ((1, 0), 1, -1),
        ((1, 1), -2, -2),
    ],
)
def test_what_the_jack_is_paid_against_the_king(history: History, standard: int, notebook: int) -> None:
    assert kuhn.terminal_payoff(Payoffs.STANDARD, 0, 2, history) == standard
    assert kuhn.terminal_payoff(Payoffs.NOTEBOOK, 0, 2, history) == notebook


def test_the_higher_card_wins() -> None:
    assert kuhn.terminal_payoff(Payoffs.STANDARD, 2, 1, (1, 1)) == 2
    assert kuhn.terminal_payoff(Payoffs.STANDARD, 1, 2, (1, 1)) == -2


@pytest.mark.parametrize("history", [(), (0,), (1,), (0, 1), (0, 0, 0), (1, 2)])
def test_only_terminal_histories_pay(history: History) -> None:
    assert kuhn.terminal_payoff(Payoffs.STANDARD, 0, 1, history) is None


def test_a_history_that_does_not_pay_makes_a_node_without_payoffs() -> None:
    node = kuhn.ending(Payoffs.STANDARD, 0, 1, (0,))
    assert isinstance(node, Terminal)
    assert node.payoffs == ()


def test_infosets_carry_the_own_card() -> None:
    for place in (kuhn.opening, kuhn.after_pass_bet, kuhn.facing_bet, kuhn.facing_pass):
        assert [kuhn.card_at(place(card)) for card in kuhn.CARDS] == list(kuhn.CARDS)
