from __future__ import annotations

import xml.etree.ElementTree as ET

from hypothesis import given, settings

from picture.trees import CARD_GAME, MARKET_ENTRY, drawn, even, random_trees
from twinproof.picture.colours import PLAYERS as COLOURS
from twinproof.picture.colours import colour_of
from twinproof.picture.svg import svg_of
from twinproof.picture.tree import GameTree

SVG = "{http://www.w3.org/2000/svg}"


def texts(root: ET.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def test_the_card_game_says_all_that_there_is() -> None:
    root = ET.fromstring(svg_of(drawn(CARD_GAME, "Card game")))
    said = texts(root)
    for text in ("Card game", "player_1: Ann", "player_2: Bob", "High 1/2", "Low 1/2", "(2, -2)", "(-1, -1)"):
        assert text in said
    assert said.count("j2_bet") == 2
    assert said.count("chance") == 1
    # One branch less than nodes, one line between the two nodes of j2_bet.
    classes = [each.get("class") for each in root.iter(f"{SVG}path")]
    assert (classes.count("branch"), classes.count("joint")) == (10, 1)


def test_payoffs_have_the_colours_of_their_players() -> None:
    root = ET.fromstring(svg_of(drawn(MARKET_ENTRY)))
    (out,) = [each for each in root.iter(f"{SVG}text") if "".join(each.itertext()) == "(0, 2)"]
    fills = {piece.text: piece.get("fill") for piece in out.iter(f"{SVG}tspan")}
    assert (fills["0"], fills["2"]) == (colour_of(0), colour_of(1))


def test_every_node_has_its_details_on_hover() -> None:
    root = ET.fromstring(svg_of(drawn(MARKET_ENTRY)))
    titles = [each.text or "" for each in root.iter(f"{SVG}title")]
    assert len(titles) == 5
    assert "player_1, Ann: -1\nplayer_2, Bob: -1\nhistory /In Fight\nby Fight" in titles


def test_of_a_large_tree_it_says_what_is_left_out() -> None:
    said = texts(ET.fromstring(svg_of(even(depth=8, width=3))))
    assert "200 of 9,841 nodes drawn; 86 stubs stand for the other 9,641" in said
    assert "drawn first: whole levels from the root, then depth first" in said
    # Of the 3^4 = 81 subtrees of 121 nodes, one is drawn in full and one in part (test_view.py).
    assert said.count("121 nodes") == 79


def test_a_chain_of_a_thousand_nodes_and_a_game_of_one_are_drawn() -> None:
    ET.fromstring(svg_of(even(depth=1000, width=1), 2000))
    ET.fromstring(svg_of(even(depth=0, width=1)))


@settings(max_examples=15)
@given(random_trees())
def test_whatever_labels_there_are_it_is_xml(tree: GameTree) -> None:
    ET.fromstring(svg_of(tree))


def test_labels_cannot_break_out() -> None:
    nasty = {"": {**MARKET_ENTRY["Out"]}} if isinstance(MARKET_ENTRY["Out"], dict) else {}
    text = svg_of(drawn(nasty, '</svg><script>x</script>\x1b[1m"&'))
    assert "<script>" not in text
    assert "\x1b" not in text
    ET.fromstring(text)


def test_colours_are_readable_on_white() -> None:
    # WCAG 2.1, 1.4.3: a contrast of at least 4.5 for text.
    for colour in COLOURS:
        channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        assert 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5, colour
