"""Writing .efg texts, to the character, and the exact round trip (games.md, "Gambit's .efg")."""

from fractions import Fraction
from io import BytesIO

import gambit_catalog
import pygambit
import pytest
from hypothesis import given
from random_efg import texts
from random_trees import trees

from refengine.efg.document import EfgGame, plain_document
from refengine.efg.reader import read_efg
from refengine.efg.round_trip import numbered, round_trips
from refengine.efg.writer import write_efg
from refengine.games import read_game
from refengine.trees.construction import ChanceNode, DecisionNode, TerminalNode, build
from refengine.trees.model import GameTree


def read(text: str) -> EfgGame:
    return read_efg(text, 1000)


def plain(tree: GameTree) -> EfgGame:
    return EfgGame(tree, plain_document(tree))


def test_what_was_read_keeps_its_words_and_gets_the_plain_layout() -> None:
    read_text = (
        'EFG 2 D "A \\"game\\"" { "A","B" } "two\nlines" c "root" 3 { "x" .5, "x" 2/4 } 7 "" { 1,-1 }\n'
        'p "" 2 4 "#i" {"l"} 0 t "\\\\" 7 p "" 2 4 0 t "" 0'
    )

    assert write_efg(read(read_text)) == (
        'EFG 2 R "A \\"game\\"" { "A" "B" }\n'
        '"two\nlines"\n'
        "\n"
        'c "root" 3 "" { "x" 1/2 "x" 1/2 } 7 "" { 1, -1 }\n'
        'p "" 2 4 "#i" { "l" } 0\n'
        't "\\\\" 7 "" { 1, -1 }\n'
        'p "" 2 4 "#i" { "l" } 0\n'
        't "" 0'
    )


def test_another_game_is_numbered_in_order() -> None:
    # games.md: comment and names empty, information sets by player, chance nodes and terminals by themselves.
    assert write_efg(plain(read_game({"name": "card_game"}, "game"))) == (
        'EFG 2 R "Card game" { "Player 1" "Player 2" }\n'
        '""\n'
        "\n"
        'c "" 1 "" { "High" 1/2 "Low" 1/2 } 0\n'
        'p "" 1 1 "j1_H" { "Bet" "Check" } 0\n'
        'p "" 2 1 "j2_bet" { "Call" "Fold" } 0\n'
        't "" 1 "" { 2, -2 }\n'
        't "" 2 "" { 1, -1 }\n'
        't "" 3 "" { 1, 1 }\n'
        'p "" 1 2 "j1_L" { "Bet" "Check" } 0\n'
        'p "" 2 1 "j2_bet" { "Call" "Fold" } 0\n'
        't "" 4 "" { -2, 2 }\n'
        't "" 5 "" { 1, -1 }\n'
        't "" 6 "" { -1, -1 }'
    )


@given(texts())
def test_reading_what_was_written_gives_the_same_game(text: str) -> None:
    game = read(text)
    written = write_efg(game)

    assert read(written) == game
    assert write_efg(read(written)) == written
    assert round_trips(game, written)


@given(trees(recall=False))
def test_a_game_that_was_not_read_comes_back(tree: GameTree) -> None:
    game = plain(tree)
    back = read(write_efg(game))

    assert back == numbered(game)
    assert (back.tree.payoffs, back.tree.chance, back.tree.parent) == (tree.payoffs, tree.chance, tree.parent)
    assert [each.nodes for each in back.tree.infosets] == [each.nodes for each in tree.infosets]


def test_another_games_text_is_no_round_trip() -> None:
    game = read('EFG 2 R "T" { "A" }\n"c"\np "n" 1 1 "x" { "l" "r" } 0\nt "" 1 "o" { 1 }\nt "" 2 "" { 2 }')
    text = write_efg(game)

    assert round_trips(game, text)
    # Each of these changes one thing that the round trip must keep.
    for old, new in [
        ('"T"', '"t"'),
        ('"A"', '"a"'),
        ('"c"', '""'),
        ('"n"', '""'),
        ('"x"', '"y"'),
        ('"l"', '"k"'),
    ]:
        assert not round_trips(game, text.replace(old, new))
    for old, new in [("p", "p"), ('"o"', '""'), ("1 1", "1 2"), ('t "" 2', 't "" 3'), ("{ 2 }", "{ 3 }")][1:]:
        assert not round_trips(game, text.replace(old, new))


def test_a_game_that_is_not_exact_has_no_round_trip() -> None:
    third = Fraction(1 / 3)
    nodes = [ChanceNode(("a", "b", "c"), (third, third, third)), *[TerminalNode((Fraction(0),))] * 3]
    game = plain(build("T", ("A",), nodes, exact=False))

    assert not round_trips(game, write_efg(game))


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_gambit_reads_what_was_written_as_the_same_game(name: str) -> None:
    game = read(gambit_catalog.text(name))
    written = write_efg(game)
    # pygambit 17.0.0b2: both texts read by Gambit, and what it makes of them read again. Its own writer
    # doubles the backslashes of the comment, and keeps the decimals that the file has.
    theirs = [
        read(each.to_efg())
        for each in (gambit_catalog.load(name), pygambit.read_efg(BytesIO(written.encode())))
    ]

    assert theirs[0].tree == theirs[1].tree
    assert theirs[0].document.outcomes == theirs[1].document.outcomes
    assert round_trips(game, written)


def test_a_chain_of_100_000_nodes_comes_back() -> None:
    nodes = [
        *(DecisionNode(each % 2, each, f"{each}", ("on", "off")) for each in range(50_000)),
        *[TerminalNode((Fraction(0), Fraction(1)))] * 50_001,
    ]
    game = plain(build("Chain", ("A", "B"), nodes))

    assert round_trips(game, write_efg(game))
