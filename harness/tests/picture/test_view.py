from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from picture.trees import CARD_GAME, drawn, even, random_trees
from twinproof.picture.tree import GameTree
from twinproof.picture.view import WIDEST, left_out, view_of


def test_a_small_tree_is_drawn_in_full() -> None:
    items = view_of(drawn(CARD_GAME))
    assert [item.node for item in items] == list(range(11))
    assert [item.depth for item in items] == [0, 1, 2, 3, 3, 2, 1, 2, 3, 3, 2]
    assert left_out(drawn(CARD_GAME), items) == ""


def test_a_large_tree_is_drawn_by_whole_levels() -> None:
    tree = even(depth=8, width=3)
    items = view_of(tree)
    # 1 + 3 + 9 + 27 + 81 = 121 items; the next level would make 364. Of a level with 3^4 stubs below it,
    # each stands for the (3^5 - 1) / 2 = 121 nodes of a subtree of depth 4.
    assert len(items) == 121
    assert {item.hidden for item in items} == {0, 121}
    assert left_out(tree, items) == "40 of 9,841 nodes drawn; 81 stubs stand for the other 9,801"


def test_a_level_that_does_not_fit_is_drawn_in_part_where_little_would_be_left() -> None:
    items = view_of(even(depth=3, width=20))
    # 1 + 20 of 200 is little: 8 of the 20 nodes below are opened, 20 items each, and one more would not fit.
    assert len(items) == 1 + 20 + 8 * 20


def test_a_broad_node_has_one_stub_for_the_rest() -> None:
    tree = even(depth=1, width=500)
    items = view_of(tree)
    assert len(items) == 1 + WIDEST
    assert (items[-1].branches, items[-1].hidden) == (500 - WIDEST + 1, 500 - WIDEST + 1)


@settings(max_examples=40)
@given(random_trees(), st.integers(1, 60))
def test_what_is_drawn_and_what_is_hidden_is_the_whole_tree(tree: GameTree, most: int) -> None:
    items = view_of(tree, most)
    # The root's branches are always drawn.
    assert len(items) <= max(most, 1 + len(tree.actions(0)))
    drawn_nodes = sum(not item.hidden for item in items)
    assert drawn_nodes + sum(item.hidden for item in items) == len(tree.nodes)
    for index, item in enumerate(items):
        assert item.parent < index
        if item.parent >= 0:
            assert items[item.parent].depth == item.depth - 1
            assert items[item.parent].node == tree.parent[item.node]
