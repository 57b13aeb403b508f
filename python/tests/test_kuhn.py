from fractions import Fraction
from typing import Any

import pyspiel
import pytest

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.game import Line
from refengine.kuhn import kuhn_poker, read_game


def openspiel_state(line: Line) -> Any:
    state = pyspiel.load_game("kuhn_poker").new_initial_state()
    for card in line.deal.split():
        state.apply_action(int(card))
    for action in line.history:
        state.apply_action("pb".index(action))
    return state


@pytest.mark.parametrize("line", kuhn_poker("standard").lines, ids=lambda line: f"{line.deal} {line.history}")
def test_standard_lines_are_openspiels(line: Line) -> None:
    state = openspiel_state(line)

    # OpenSpiel 2.0.2: State.is_terminal, State.returns.
    assert state.is_terminal()
    assert [float(payoff) for payoff in line.payoffs.values()] == state.returns()


def test_infosets_are_openspiels_information_state_strings() -> None:
    game = pyspiel.load_game("kuhn_poker")
    # OpenSpiel 2.0.2: the keys of the uniform policy's table are the information state strings.
    strings = set(pyspiel.UniformRandomPolicy(game).policy_table())

    infosets = kuhn_poker("standard").infosets

    assert {infoset for table in infosets.values() for infoset in table} == strings
    # harness/docs/quantities.md: the order of tables.
    assert list(infosets["player_1"]) == ["0", "1", "2", "0pb", "1pb", "2pb"]
    assert list(infosets["player_2"]) == ["0b", "0p", "1b", "1p", "2b", "2p"]


def test_six_deals_of_equal_chance_have_five_ends_each() -> None:
    lines = kuhn_poker("standard").lines

    assert len(lines) == 30
    assert list(dict.fromkeys(line.deal for line in lines)) == ["0 1", "0 2", "1 0", "1 2", "2 0", "2 1"]
    assert {line.chance for line in lines} == {Fraction(1, 6)}


@pytest.mark.parametrize(
    ("history", "cards_low_high", "cards_high_low"),
    [
        # GT-13c, first cell: PayoffP1 (the convention of GT-13b's enumeration).
        ("pp", -1, 1),
        ("pbb", -2, 2),
        ("pbp", 1, 1),
        ("bb", -2, 2),
        ("bp", -1, -1),
    ],
)
def test_notebook_payoffs_are_the_sources(history: str, cards_low_high: int, cards_high_low: int) -> None:
    payoffs = {(line.deal, line.history): line.payoffs for line in kuhn_poker("notebook").lines}

    assert payoffs["0 2", history] == {"player_1": cards_low_high, "player_2": -cards_low_high}
    assert payoffs["2 0", history] == {"player_1": cards_high_low, "player_2": -cards_high_low}


def test_another_game_is_unsupported() -> None:
    with pytest.raises(
        UnsupportedError, match=r'params.game.name: expected "kuhn_poker", found "leduc_poker"'
    ):
        read_game({"name": "leduc_poker"}, "params.game")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "params.game: expected an object, found null"),
        ({}, 'params.game: expected a field "name"'),
        ({"name": "kuhn_poker"}, 'params.game: expected a field "payoffs"'),
        ({"name": 1, "payoffs": "standard"}, 'params.game.name: expected "kuhn_poker", found 1'),
        ({"name": "kuhn_poker", "payoffs": "gt"}, 'params.game.payoffs: expected "standard" or "notebook"'),
        ({"name": "kuhn_poker", "payoffs": "standard", "ante": 1}, 'params.game: unknown field "ante"'),
    ],
)
def test_a_game_that_makes_no_sense_is_invalid(value: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_game(value, "params.game")
