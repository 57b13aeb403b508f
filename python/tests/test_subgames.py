"""Subgame roots against Gambit and against the definition."""

import gambit_catalog
import pytest
from hypothesis import given
from random_trees import trees

from refengine.efg.reader import read_efg
from refengine.trees.model import TERMINAL, GameTree, path_to
from refengine.trees.subgames import subgame_roots


def is_root(tree: GameTree, root: int) -> bool:
    """games.md, "Subgames", word by word."""
    if tree.owner[root] == TERMINAL:
        return False
    below = {
        node
        for node in range(len(tree.owner))
        if node == root or any(above == root for above, _ in path_to(tree, node))
    }
    alone = tree.infoset[root] < 0 or tree.infosets[tree.infoset[root]].nodes == (root,)
    return alone and all(
        below.isdisjoint(infoset.nodes) or below.issuperset(infoset.nodes) for infoset in tree.infosets
    )


@given(trees(recall=False) | trees(recall=True) | trees(information=True))
def test_roots_are_the_definitions(tree: GameTree) -> None:
    expected = [node for node in range(len(tree.owner)) if is_root(tree, node)]

    assert subgame_roots(tree) == expected


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_published_games_have_gambits_roots(name: str) -> None:
    tree = read_efg(gambit_catalog.text(name), 1000).tree
    labels = {
        tuple(
            tree.chance_labels[above][branch]
            if tree.infoset[above] < 0
            else tree.infosets[tree.infoset[above]].action_labels[branch]
            for above, branch in reversed(list(path_to(tree, node)))
        )
        for node in subgame_roots(tree)
    }
    # pygambit 17.0.0b2: Game.get_subgame_roots.
    expected = {
        tuple(step.action for step in history) for history in gambit_catalog.load(name).get_subgame_roots()
    }

    # games.md has no subgame at a root that shares its information set with a node below; Gambit does.
    if tree.infoset[0] >= 0 and len(tree.infosets[tree.infoset[0]].nodes) > 1:
        expected.remove(())
    assert labels == expected
