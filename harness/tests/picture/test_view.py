from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from picture.trees import CARD_GAME, decision, drawn, even, random_trees, terminal
from twinproof.model import Json
from twinproof.picture.tree import GameTree
from twinproof.picture.view import WIDEST, left_out, view_of


def test_a_small_tree_is_drawn_in_full() -> None:
    items = view_of(drawn(CARD_GAME))
    assert [item.node for item in items] == list(range(11))
    assert [item.depth for item in items] == [0, 1, 2, 3, 3, 2, 1, 2, 3, 3, 2]
    assert left_out(drawn(CARD_GAME), items) == ()


def test_a_large_tree_is_drawn_by_whole_levels_and_then_depth_first() -> None:
    tree = even(depth=8, width=3)
    items = view_of(tree)
    # 1 + 3 + 9 + 27 nodes and 81 stubs of 121 nodes fit, the next 243 do not. 160 nodes more: the first 121,
    # and of the next 39 = 2 + 13 + 13 + (1 + 4 + 4) + 2, whose stubs stand for 4, 3 * 4, 2 * 13 and 40 nodes.
    assert [item.hidden for item in items if item.hidden] == [4, 4, 4, 4, 13, 13, 40, *79 * [121]]
    assert left_out(tree, items) == (
        "200 of 9,841 nodes drawn; 86 stubs stand for the other 9,641",
        "drawn first: whole levels from the root, then depth first",
    )


def test_of_a_level_that_does_not_fit_the_first_subtrees_are_drawn_to_their_ends() -> None:
    items = view_of(even(depth=3, width=20))
    # Of 199 nodes below the root: 9 nodes before the ends with 20 ends each, and 10 nodes above such nodes.
    assert sum(not item.hidden for item in items) == 1 + 9 * 21 + 10
    assert len(items) == 1 + 20 + 10 * 20 + 9 * 20


def test_stubs_do_not_outgrow_the_picture() -> None:
    # A path whose every node has 23 other branches with two nodes each.
    tree: dict[str, Json] = {}
    for depth in range(30):
        tree[" ".join(["a0"] * depth)] = decision(1, f"{depth}", *(f"a{at}" for at in range(24)))
    tree[" ".join(["a0"] * 30)] = terminal("0/1", "0/1")
    for depth in range(29, -1, -1):
        for at in range(1, 24):
            branch = " ".join([*["a0"] * depth, f"a{at}"])
            tree |= {branch: decision(2, "x", "y"), f"{branch} y": terminal("0/1", "0/1")}
    items = view_of(drawn(tree), 60)
    # 7 nodes of the path make 1 + 7 * 24 = 169 boxes of at most 3 * 60; 11 ends beside it fill them.
    assert len(items) == 180
    assert sum(not item.hidden for item in items) == 7 + 11 * 2


def test_a_broad_node_has_one_stub_for_the_rest() -> None:
    tree = even(depth=1, width=500)
    items = view_of(tree)
    assert len(items) == 1 + WIDEST
    assert (items[-1].branches, items[-1].hidden) == (500 - WIDEST + 1, 500 - WIDEST + 1)


@settings(max_examples=40)
@given(random_trees(), st.integers(1, 60))
def test_what_is_drawn_and_what_is_hidden_is_the_whole_tree(tree: GameTree, most: int) -> None:
    items = view_of(tree, most)
    drawn_nodes = sum(not item.hidden for item in items)
    # The root's branches are always drawn.
    assert drawn_nodes <= max(most, 1 + len(tree.actions(0)))
    assert len(items) <= max(3 * most, 1 + len(tree.actions(0)))
    assert drawn_nodes + sum(item.hidden for item in items) == len(tree.nodes)
    for index, item in enumerate(items):
        assert item.parent < index
        if item.parent >= 0:
            assert items[item.parent].depth == item.depth - 1
            assert items[item.parent].node == tree.parent[item.node]


@settings(max_examples=40)
@given(random_trees(), st.integers(1, 60))
def test_no_stub_could_still_be_opened(tree: GameTree, most: int) -> None:
    items = view_of(tree, most)
    drawn_nodes = sum(not item.hidden for item in items)
    for item in items:
        if item.hidden:
            children = tree.children(item.node)
            more = 1 + sum(tree.subtree[child] == 1 for child in children)
            assert drawn_nodes + more > most or len(items) + len(children) > 3 * most
