"""The text rendering, to the character (games.md, "The rendering")."""

from fractions import Fraction

import pytest

from refengine.errors import UnsupportedError
from refengine.trees.construction import ChanceNode, DecisionNode, TerminalNode, build
from refengine.trees.rendering import render


def test_a_terminal_alone_has_a_tree() -> None:
    tree = build("Nothing", ("A", "B"), [TerminalNode((Fraction(-1, 3), Fraction(2)))])

    assert render(tree) == "Nothing\nplayer_1: A\nplayer_2: B\n\n(-1/3, 2)"


def test_texts_are_in_one_line_form() -> None:
    nodes = [
        ChanceNode(("a\tb", "c"), (Fraction(1, 3), Fraction(2, 3))),
        DecisionNode(0, "x", "in\nfo\\set", ("go on", "")),
        *[TerminalNode((Fraction(0),))] * 3,
    ]

    assert render(build("Two\r\nlines", ("A\\n",), nodes)) == (
        "Two\\r\\nlines\n"
        "player_1: A\\\\n\n"
        "\n"
        "chance\n"
        "  a\\tb 1/3: player_1 in\\nfo\\\\set\n"
        "    go on: (0)\n"
        "    #2: (0)\n"
        "  c 2/3: (0)"
    )


def test_a_chain_too_deep_to_indent_is_refused_before_it_fills_the_memory() -> None:
    nodes = [
        *(DecisionNode(0, each, "", ("on", "off")) for each in range(12_000)),
        *[TerminalNode((Fraction(0),))] * 12_001,
    ]

    with pytest.raises(
        UnsupportedError, match=r"rendering: expected at most 150000000 characters, found \d{9}"
    ):
        render(build("Chain", ("A",), nodes))
