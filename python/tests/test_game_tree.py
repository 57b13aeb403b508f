"""Any OpenSpiel game as a tree (games.md, "OpenSpiel games"), against OpenSpiel's own states."""

from fractions import Fraction
from time import process_time
from typing import Any

import pyspiel
import pytest

from refengine.errors import CaseError, InvalidParametersError, UnsupportedError
from refengine.games import read_game
from refengine.openspiel import game_tree
from refengine.openspiel.game_tree import tree_of
from refengine.openspiel.loading import RefusedByOpenSpielError, UnknownOpenSpielGameError
from refengine.openspiel.walk import FlatGame
from refengine.trees.errors import NodeLimitError, ProbabilityError, ProbabilitySumError
from refengine.trees.model import CHANCE, TERMINAL, GameTree

GOOFSPIEL = "goofspiel(num_cards=3,imp_info=True,points_order=descending)"


def openspiel(name: str, **more: object) -> GameTree:
    return read_game({"name": "openspiel", "game": name, **more}, "game")


def walked(game: Any) -> list[Any]:
    """OpenSpiel 2.0.2: all states in depth-first order, each a child of its own."""
    found, waiting = [], [game.new_initial_state()]
    while waiting:
        found.append(waiting.pop())
        waiting.extend(found[-1].child(action) for action in reversed(found[-1].legal_actions()))
    return found


@pytest.mark.parametrize(
    "name",
    [
        "kuhn_poker(players=3)",
        "tiny_hanabi",
        "nim(pile_sizes=1;2)",
        GOOFSPIEL,
        "matching_pennies_3p",
        "first_sealed_auction",
    ],
)
def test_nodes_are_openspiels_states(name: str) -> None:
    tree = openspiel(name, node_limit=100_000)
    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    states = walked(game)

    assert tree.title == str(game)
    assert tree.players == tuple(f"Player {player}" for player in range(game.num_players()))
    assert len(tree.owner) == len(states)
    for node, state in enumerate(states):
        labels = tuple(state.action_to_string(action) for action in state.legal_actions())
        if state.is_terminal():
            assert tree.owner[node] == TERMINAL
            assert list(map(float, tree.payoffs[node])) == state.returns()
        elif state.is_chance_node():
            assert tree.owner[node] == CHANCE
            assert tree.chance_labels[node] == labels
            assert [float(each) for each in tree.chance[node]] == [
                each for _, each in state.chance_outcomes()
            ]
        else:
            infoset = tree.infosets[tree.infoset[node]]
            assert tree.owner[node] == state.current_player()
            assert (infoset.label, infoset.action_labels) == (state.information_state_string(), labels)


@pytest.mark.parametrize("name", ["leduc_poker(players=2)", "kuhn_poker(players=3)"])
def test_openspiels_poker_is_the_built_in_one(name: str) -> None:
    game = {"name": "leduc_poker"} if name.startswith("leduc") else {"name": "kuhn_poker", "players": 3}
    tree, ours = openspiel(name), read_game(game, "game")

    columns = (
        "players",
        "exact",
        "owner",
        "parent",
        "infoset",
        "chance",
        "chance_actions",
        "payoffs",
        "infosets",
    )
    for column in columns:
        assert getattr(tree, column) == getattr(ours, column)


@pytest.mark.parametrize(
    ("name", "error", "message"),
    [
        ("kuhn_pokr", UnknownOpenSpielGameError, 'found "kuhn_pokr"; the nearest: "kuhn_poker"'),
        ("", UnknownOpenSpielGameError, 'found ""'),
        ("leduc_poker(players=99)", RefusedByOpenSpielError, "num_players_ <= kGameType.max_num_players"),
        ("leduc_poker(cards=3)", RefusedByOpenSpielError, "Unknown parameter 'cards'"),
        ("leduc_poker(players=2", RefusedByOpenSpielError, "Missing closing bracket"),
        ("turn_based_simultaneous_game(game=nope())", RefusedByOpenSpielError, "Unknown game 'nope'."),
        ("kuhn_poker(players=99999999999999999999)", RefusedByOpenSpielError, "CHECK_TRUE(success)"),
        ("efg_game(filename=nowhere.efg)", RefusedByOpenSpielError, "expected a game that OpenSpiel loads"),
        ("go(board_size=-1)", UnsupportedError, "OpenSpiel failed on it: unsupported board size"),
        ("mfg_crowd_modelling", UnsupportedError, "expected players who move in turns"),
        ("dou_dizhu", UnsupportedError, "expected a game with information state strings"),
    ],
)
def test_what_openspiel_does_not_have_is_one_line(
    name: str, error: type[CaseError], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(error) as caught:
        openspiel(name)

    assert message in str(caught.value)
    assert str(caught.value).startswith("game.game: expected ")
    assert "\n" not in str(caught.value)
    # OpenSpiel itself writes several lines to standard error.
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("raised", [ValueError("vector::reserve"), MemoryError(), IndexError("a\nb" * 1000)])
def test_whatever_openspiel_raises_has_its_kind(raised: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise raised

    first_word = str(raised).split()[0] if str(raised) else type(raised).__name__
    # `goofspiel(num_cards=-1)` raises the first of these on the walk, and leaves its process unsafe.
    monkeypatch.setattr(game_tree, "walk", fail)
    with pytest.raises(
        UnsupportedError, match=f"game.game: .* OpenSpiel failed on it: {first_word}"
    ) as walking:
        openspiel("kuhn_poker")
    monkeypatch.setattr(pyspiel, "load_game", fail)
    with pytest.raises(RefusedByOpenSpielError, match=f'found "kuhn_poker": {first_word}') as loading:
        openspiel("kuhn_poker")

    for caught in (walking, loading):
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 320


def test_chess_is_refused_in_seconds() -> None:
    began = process_time()
    with pytest.raises(NodeLimitError, match="expected at most 1000000 nodes, found more"):
        openspiel("chess")

    assert process_time() - began < 10


def test_invalid_and_unsupported_are_told_apart() -> None:
    assert issubclass(UnknownOpenSpielGameError, InvalidParametersError)
    assert issubclass(RefusedByOpenSpielError, InvalidParametersError)
    assert issubclass(NodeLimitError, UnsupportedError)


def test_the_walk_stops_at_the_node_limit() -> None:
    # OpenSpiel 2.0.2: 58 nodes.
    assert len(openspiel("kuhn_poker", node_limit=58).owner) == 58
    with pytest.raises(NodeLimitError, match=r"^game.game: expected at most 57 nodes, found more"):
        openspiel("kuhn_poker", node_limit=57)


def flat(*probabilities: float, payoff: float = 0.0) -> FlatGame:
    labels = tuple(f"c{position}" for position in range(len(probabilities)))
    leaves = len(probabilities)
    return FlatGame(
        "T",
        1,
        [CHANCE, *[TERMINAL] * leaves],
        [0] * (1 + leaves),
        [],
        [(labels, probabilities)],
        {(payoff,): 0},
    )


def test_probabilities_are_read_as_the_fractions_that_they_stand_for() -> None:
    tree = tree_of(flat(1 / 3, 2 / 3, payoff=-0.1))

    assert tree.exact
    assert tree.chance[0] == (Fraction(1, 3), Fraction(2, 3))
    assert tree.payoffs[1] == (Fraction(-1, 10),)


def test_probabilities_that_miss_1_are_taken_as_they_are() -> None:
    # 0.1 + 0.2 is not 0.3 in doubles: read as fractions they sum to 1 + 4e-17.
    tree = tree_of(flat(0.1 + 0.2, 0.7))

    assert not tree.exact
    assert tree.chance[0] == (Fraction(0.1 + 0.2), Fraction(0.7))


@pytest.mark.parametrize(
    ("game", "error"),
    [
        (flat(0.5, 0.6), ProbabilitySumError),
        (flat(1.0, 0.0), ProbabilityError),
        (flat(1.0, payoff=float("inf")), UnsupportedError),
        (flat(float("nan"), 1.0), UnsupportedError),
    ],
)
def test_numbers_that_make_no_game_are_refused(game: FlatGame, error: type[CaseError]) -> None:
    with pytest.raises(error):
        tree_of(game)
