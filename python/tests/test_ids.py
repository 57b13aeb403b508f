"""Ids and order, games.md: labels, and numbers where a label cannot stand for one thing."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refengine.trees.construction import DecisionNode, TerminalNode, build
from refengine.trees.ids import action_ids
from refengine.trees.model import GameTree, history, step_text


# games.md, "Ids and order": the rule on an action's id, label by label.
@pytest.mark.parametrize(
    ("labels", "expected"),
    [
        (("In", "Out"), ("In", "Out")),
        (("a", "b", "a"), ("#1", "b", "#3")),
        (("", "b"), ("#1", "b")),
        (("#2", "b"), ("#1", "b")),
        (("b", "#1"), ("b", "#2")),
        (("", "", "#1"), ("#1", "#2", "#3")),
        ((" ", "a#"), (" ", "a#")),
    ],
)
def test_action_ids(labels: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert action_ids(labels) == expected


@given(st.lists(st.sampled_from(["", "#", "#1", "#2", "a", "b", " "]), min_size=1, max_size=6))
def test_ids_of_one_node_are_all_different(labels: list[str]) -> None:
    ids = action_ids(tuple(labels))

    assert len(set(ids)) == len(labels)


def one_after_another(*infosets: tuple[int, str, int | None]) -> GameTree:
    """Each decision (player, label, number) with one action, then the end; each an infoset of its own."""
    nodes = [
        DecisionNode(player, position, label, ("on",), number)
        for position, (player, label, number) in enumerate(infosets)
    ]
    return build("T", ("A", "B"), [*nodes, TerminalNode((Fraction(0), Fraction(0)))])


def ids_of(tree: GameTree) -> list[tuple[int, str]]:
    return [(infoset.player, infoset.id) for infoset in tree.infosets]


def test_infosets_come_by_player_and_first_node() -> None:
    tree = one_after_another((1, "z", None), (0, "y", None), (1, "a", None), (0, "b", None))

    assert ids_of(tree) == [(0, "y"), (0, "b"), (1, "z"), (1, "a")]
    assert [tree.infosets[tree.infoset[node]].label for node in range(4)] == ["z", "y", "a", "b"]


def test_labels_that_a_player_has_twice_become_positions() -> None:
    tree = one_after_another((0, "x", None), (0, "y", None), (0, "x", None), (1, "x", None), (1, "", None))

    assert ids_of(tree) == [(0, "#1"), (0, "y"), (0, "#3"), (1, "x"), (1, "#2")]


def test_labels_that_a_player_has_twice_become_the_numbers_of_the_file() -> None:
    tree = one_after_another((0, "x", 7), (0, "y", 2), (0, "x", 1), (1, "#9", 4))

    assert ids_of(tree) == [(0, "#7"), (0, "y"), (0, "#1"), (1, "#4")]


def test_steps_are_escaped_in_histories() -> None:
    nodes = [DecisionNode(0, "x", "x", ("100% sure", "%20")), *[TerminalNode((Fraction(0),))] * 2]
    tree = build("T", ("A",), nodes)

    assert [history(tree, node) for node in range(3)] == ["", "100%25%20sure", "%2520"]


@given(st.lists(st.text(st.sampled_from("a %250"), min_size=1), unique=True, min_size=2, max_size=4))
def test_escaped_steps_stay_apart_and_have_no_blank(actions: list[str]) -> None:
    steps = [step_text(action) for action in actions]

    assert len(set(steps)) == len(actions)
    assert not any(" " in step for step in steps)
