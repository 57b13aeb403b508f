"""Histories of all nodes at once: the same as of one node at a time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_trees import trees

from refengine.errors import UnsupportedError
from refengine.trees.histories import LONGEST_TEXT, check_length, histories, histories_of, history_lengths
from refengine.trees.model import GameTree, history


@given(trees(recall=False))
def test_histories_and_their_lengths_are_those_of_each_node(tree: GameTree) -> None:
    expected = [history(tree, node) for node in range(len(tree.owner))]

    assert list(histories(tree)) == expected
    assert history_lengths(tree) == [len(each) for each in expected]
    assert len(set(expected)) == len(expected)


@given(trees(recall=False), st.data())
def test_histories_of_some_nodes_are_those_of_each(tree: GameTree, data: st.DataObject) -> None:
    nodes = data.draw(st.lists(st.integers(0, len(tree.owner) - 1)))

    assert dict(histories_of(tree, nodes)) == {node: history(tree, node) for node in nodes}


def test_a_text_of_the_longest_length_is_allowed() -> None:
    check_length([LONGEST_TEXT - 1, 1], "what")
    with pytest.raises(
        UnsupportedError, match="what: expected at most 150000000 characters, found 150000001"
    ):
        check_length([LONGEST_TEXT, 1], "what")
