from __future__ import annotations

from picture.trees import CARD_GAME, drawn, even
from twinproof.picture.dot import dot_of


def test_nodes_branches_and_information_sets() -> None:
    source = dot_of(drawn(CARD_GAME, "Card game"))
    assert source.startswith("digraph game {")
    assert source.count("arrowhead=none") == 10 + 1
    assert 'label="High 1/2"' in source
    assert source.count("style=dashed") == 1
    assert '"2: j2_bet"' in source


def test_of_a_large_tree_it_says_what_is_left_out() -> None:
    assert "86 stubs stand for the other 9,641" in dot_of(even(depth=8, width=3))


def test_labels_are_taken_literally() -> None:
    assert r"a \\N \"b\"" in dot_of(drawn(CARD_GAME, r'a \N "b"'))
