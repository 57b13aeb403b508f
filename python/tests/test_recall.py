"""Perfect information and perfect recall, against Gambit and against the definition."""

import gambit_catalog
import pytest
from hypothesis import given
from random_trees import trees

from refengine.efg.reader import read_efg
from refengine.trees.model import GameTree, path_to
from refengine.trees.recall import perfect_information, recall_breaks


def own_past(tree: GameTree, node: int) -> list[tuple[int, int]]:
    """games.md, "Perfect recall": pairs (information set, action) of the player's own decisions before."""
    return [
        (tree.infoset[above], branch)
        for above, branch in path_to(tree, node)
        if tree.owner[above] == tree.owner[node]
    ]


@given(trees(recall=False))
def test_breaks_are_the_definitions(tree: GameTree) -> None:
    expected = []
    for infoset in tree.infosets:
        differing = [
            node for node in infoset.nodes if own_past(tree, node) != own_past(tree, infoset.nodes[0])
        ]
        if differing:
            expected.append((infoset.id, infoset.nodes[0], differing[0]))

    assert [(each.infoset.id, each.first, each.other) for each in recall_breaks(tree)] == expected


@given(trees(recall=True))
def test_games_made_with_recall_have_it(tree: GameTree) -> None:
    assert recall_breaks(tree) == []


@given(trees(information=True))
def test_games_made_with_information_have_it(tree: GameTree) -> None:
    assert perfect_information(tree)


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_published_games_recall_as_gambit_says(name: str) -> None:
    tree = read_efg(gambit_catalog.text(name), 1000).tree
    game = gambit_catalog.load(name)
    forgetful = {each.infoset.player for each in recall_breaks(tree)}

    # pygambit 17.0.0b2: Game.has_perfect_recall.
    assert [player not in forgetful for player in range(len(tree.players))] == [
        game.has_perfect_recall(player) for player in game.players
    ]
