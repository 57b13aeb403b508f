"""Histories of all nodes at once: the same as of one node at a time."""

import pytest
from hypothesis import given
from random_trees import trees

from refengine.errors import UnsupportedError
from refengine.trees.histories import LONGEST_TEXT, check_length, histories, history_lengths
from refengine.trees.model import GameTree, history


@given(trees(recall=False))
def test_histories_and_their_lengths_are_those_of_each_node(tree: GameTree) -> None:
    expected = [history(tree, node) for node in range(len(tree.owner))]

    assert list(histories(tree)) == expected
    assert history_lengths(tree) == [len(each) for each in expected]
    assert len(set(expected)) == len(expected)


def test_a_text_of_the_longest_length_is_allowed() -> None:
    check_length([LONGEST_TEXT - 1, 1], "what")
    with pytest.raises(
        UnsupportedError, match="what: expected at most 150000000 characters, found 150000001"
    ):
        check_length([LONGEST_TEXT, 1], "what")
