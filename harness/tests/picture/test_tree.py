from __future__ import annotations

from hypothesis import given, settings

from picture.trees import CARD_GAME, drawn, random_trees
from twinproof.picture.tree import GameTree


def test_parents_branches_and_subtrees_of_the_card_game() -> None:
    tree = drawn(CARD_GAME)
    assert tree.parent == [-1, 0, 1, 2, 2, 1, 0, 6, 7, 7, 6]
    assert tree.branch == [0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1]
    assert tree.subtree == [11, 5, 3, 1, 1, 1, 5, 3, 1, 1, 1]
    assert tree.children(0) == [1, 6]
    assert (tree.infoset(0), tree.infoset(2)) == (None, ("player_2", "j2_bet"))


@settings(max_examples=40)
@given(random_trees())
def test_histories_are_the_branches_from_the_root(tree: GameTree) -> None:
    for node in range(1, len(tree.nodes)):
        above = tree.parent[node]
        step = tree.actions(above)[tree.branch[node]].replace("%", "%25").replace(" ", "%20")
        assert tree.histories[node] == f"{tree.histories[above]} {step}".strip()
        assert node in tree.children(above)
