"""The built-in games against OpenSpiel's own states and against the source's tables."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pyspiel
import pytest

from refengine.errors import CaseError, InvalidParametersError, UnsupportedError
from refengine.games import GAMES, read_game
from refengine.trees.errors import NodeLimitError, ProbabilityError
from refengine.trees.model import CHANCE, TERMINAL, GameTree
from refengine.trees.rendering import render


def states(name: str) -> Iterator[Any]:
    """OpenSpiel 2.0.2: the states of a game in depth-first order."""
    waiting = [pyspiel.load_game(name).new_initial_state()]
    while waiting:
        state = waiting.pop()
        yield state
        waiting.extend(state.child(action) for action in reversed(state.legal_actions()))


@pytest.mark.parametrize(
    ("game", "openspiel"),
    [
        ({"name": "kuhn_poker"}, "kuhn_poker"),
        ({"name": "kuhn_poker", "players": 3}, "kuhn_poker(players=3)"),
        ({"name": "kuhn_poker", "players": 4, "cards": 5}, "kuhn_poker(players=4)"),
        ({"name": "leduc_poker"}, "leduc_poker"),
    ],
)
def test_poker_is_openspiels_node_by_node(game: Mapping[str, object], openspiel: str) -> None:
    tree = read_game(game, "game")

    for node, state in enumerate(states(openspiel)):
        labels = tuple(state.action_to_string(action) for action in state.legal_actions())
        if state.is_terminal():
            assert tree.owner[node] == TERMINAL
            assert tree.payoffs[node] == tuple(map(Fraction, state.returns()))
        elif state.is_chance_node():
            assert tree.owner[node] == CHANCE
            assert tree.chance_labels[node] == labels
            # Cards are equally likely: OpenSpiel's double is the nearest to one over their number.
            assert tree.chance[node] == (Fraction(1, len(labels)),) * len(labels)
            assert {probability for _, probability in state.chance_outcomes()} == {1 / len(labels)}
        else:
            infoset = tree.infosets[tree.infoset[node]]
            assert (tree.owner[node], infoset.player) == (state.current_player(), state.current_player())
            assert infoset.label == state.information_state_string()
            assert infoset.action_labels == labels
    assert len(tree.owner) == node + 1
    assert tree.players == tuple(f"Player {player}" for player in range(len(tree.players)))


def test_kuhn_with_more_cards_deals_all_of_them() -> None:
    tree = read_game({"name": "kuhn_poker", "cards": 5}, "game")

    # 1 root, 5 first cards, then below each of 5 * 4 deals the 9 nodes of the betting of two players.
    assert len(tree.owner) == 1 + 5 + 5 * 4 * 9
    # Two histories at which each player decides, for each card.
    assert len(tree.infosets) == 5 * 4


def below_title(tree: GameTree) -> str:
    return render(tree).partition("\n\n")[2]


def test_market_entry() -> None:
    # games.md, "The rendering".
    assert render(read_game({"name": "market_entry"}, "game")) == (
        "Market entry\n"
        "player_1: Entrant\n"
        "player_2: Incumbent\n"
        "\n"
        "player_1 entrant\n"
        "  In: player_2 incumbent\n"
        "    Fight: (-1, -1)\n"
        "    Accommodate: (1, 1)\n"
        "  Out: (0, 2)"
    )


def test_matching_pennies() -> None:
    # GT-07, its tree of a simultaneous move: equal sides pay player 1.
    assert below_title(read_game({"name": "matching_pennies"}, "game")) == (
        "player_1 j1\n"
        "  Pile: player_2 j2_choice\n"
        "    Pile: (1, -1)\n"
        "    Face: (-1, 1)\n"
        "  Face: player_2 j2_choice\n"
        "    Pile: (-1, 1)\n"
        "    Face: (1, -1)"
    )


def test_card_game() -> None:
    # GT-07, its card game with a chance node.
    assert below_title(read_game({"name": "card_game"}, "game")) == (
        "chance\n"
        "  High 1/2: player_1 j1_H\n"
        "    Bet: player_2 j2_bet\n"
        "      Call: (2, -2)\n"
        "      Fold: (1, -1)\n"
        "    Check: (1, 1)\n"
        "  Low 1/2: player_1 j1_L\n"
        "    Bet: player_2 j2_bet\n"
        "      Call: (-2, 2)\n"
        "      Fold: (1, -1)\n"
        "    Check: (-1, -1)"
    )


def test_chain_store_pays_each_stage_as_market_entry() -> None:
    tree = read_game({"name": "chain_store"}, "game")

    # GT-07's market entry, its payoffs (entrant, incumbent) from the first stage's leaf on.
    stages = [(-1, -1), (1, 1), (0, 2)]
    expected = [
        (Fraction(first[0]), Fraction(first[1] + second[1]), Fraction(second[0]))
        for first in stages
        for second in stages
    ]
    assert list(tree.payoffs.values()) == expected
    assert [(infoset.player, infoset.id) for infoset in tree.infosets] == [
        (0, "entrant_1"),
        (1, "incumbent_1"),
        *((1, f"incumbent_2_after_{way}") for way in ("Fight", "Accommodate", "Out")),
        *((2, f"entrant_2_after_{way}") for way in ("Fight", "Accommodate", "Out")),
    ]


def test_entry_with_cost_takes_the_cost_off_the_entrant() -> None:
    game = {"name": "entry_with_cost", "high": "2", "low": "1/4", "probability_high": "1/3"}

    assert below_title(read_game(game, "game")) == (
        "player_1 entrant\n"
        "  In: chance\n"
        "    High 1/3: player_2 incumbent\n"
        "      Fight: (-3, -1)\n"
        "      Accommodate: (-1, 1)\n"
        "    Low 2/3: player_2 incumbent\n"
        "      Fight: (-5/4, -1)\n"
        "      Accommodate: (3/4, 1)\n"
        "  Out: (0, 2)"
    )


def test_entry_with_cost_has_defaults() -> None:
    tree = read_game({"name": "entry_with_cost"}, "game")

    # games.md: high 3/2, low 1/2, probability_high 3/10.
    assert tree.chance[1] == (Fraction(3, 10), Fraction(7, 10))
    assert {payoffs[0] for payoffs in tree.payoffs.values()} == {
        *(Fraction(-5, 2), Fraction(-1, 2), Fraction(-3, 2), Fraction(1, 2), Fraction(0)),
    }


@pytest.mark.parametrize(
    ("game", "error", "message"),
    [
        ({"name": "kuhn"}, UnsupportedError, 'found "kuhn"; the nearest: "kuhn_poker"'),
        ({"name": 3}, InvalidParametersError, "game.name: expected a string, found 3"),
        ({}, InvalidParametersError, 'expected a field "name"'),
        ("kuhn_poker", InvalidParametersError, "game: expected an object"),
        ({"name": "kuhn_poker", "players": 1}, InvalidParametersError, "an integer from 2 to 10, found 1"),
        ({"name": "kuhn_poker", "players": 11}, InvalidParametersError, "an integer from 2 to 10"),
        ({"name": "kuhn_poker", "players": 4, "cards": 3}, InvalidParametersError, "from 4 to 100"),
        ({"name": "kuhn_poker", "payoffs": "notebook"}, InvalidParametersError, 'unknown field "payoffs"'),
        ({"name": "market_entry", "node_limit": 0}, InvalidParametersError, "from 1 to 10000000"),
        ({"name": "market_entry", "node_limit": 4}, NodeLimitError, "game: expected at most 4 nodes"),
        ({"name": "entry_with_cost", "probability_high": "1"}, ProbabilityError, "found 0"),
        ({"name": "efg"}, InvalidParametersError, 'expected a field "text"'),
        ({"name": "openspiel"}, InvalidParametersError, 'expected a field "game"'),
    ],
)
def test_what_names_no_game_is_refused(game: object, error: type[CaseError], message: str) -> None:
    with pytest.raises(error) as caught:
        read_game(game, "game")

    assert message in str(caught.value)


def test_a_game_of_ten_players_stops_at_the_limit() -> None:
    with pytest.raises(NodeLimitError):
        read_game({"name": "kuhn_poker", "players": 10, "node_limit": 10_000}, "game")


def test_the_table_of_games_is_all_there() -> None:
    # games.md: the built-in games, .efg texts and OpenSpiel's.
    assert set(GAMES) == {
        *("market_entry", "matching_pennies", "card_game", "chain_store", "entry_with_cost"),
        *("kuhn_poker", "leduc_poker", "efg", "openspiel"),
    }
