from __future__ import annotations

import json
import time
import tracemalloc

import pytest

from documents.samples import fixture, quantity
from twinproof.documents import parse_fixture
from twinproof.documents.errors import MalformedTreeError
from twinproof.documents.tree import tree_digest
from twinproof.model import Json


def parsed(tree: dict[str, Json], entries: str = "rational") -> dict[str, Json]:
    text = json.dumps(fixture(quantity("tree", value=tree, entries=entries)))
    made = parse_fixture(text.encode(), "f.json")
    value = made.quantities["q"].value
    assert isinstance(value, dict)
    return value


def decision(*actions: str) -> Json:
    return {"type": "decision", "player": "player_1", "infoset": " ".join(actions), "actions": [*actions]}


END: dict[str, Json] = {"type": "terminal", "payoffs": ["0/1"]}


def test_blanks_and_percent_signs_of_actions_are_escaped_in_histories() -> None:
    tree = {"": decision("Deal 1", "50%"), "Deal%201": decision(" "), "Deal%201 %20": END, "50%25": END}
    assert list(parsed(tree)) == list(tree)


@pytest.mark.parametrize("step", ["Deal 1", "Deal%251"])
def test_a_step_in_another_form_is_no_step(step: str) -> None:
    with pytest.raises(MalformedTreeError, match="expected a node for the history 'Deal%201'"):
        parsed({"": decision("Deal 1"), step: END})


def test_equal_nodes_are_held_once_and_numbers_of_other_types_apart() -> None:
    tree = parsed({"": decision("a", "b", "c"), "a": END, "b": END, "c": {**END, "payoffs": ["1/1"]}})
    assert tree["a"] is tree["b"]
    assert tree["a"] is not tree["c"]
    ends: dict[str, Json] = {
        step: {"type": "terminal", "payoffs": [pay]} for step, pay in [("a", 1), ("b", 1.0)]
    }
    value = parsed({"": decision("a", "b"), **ends}, "real")
    assert json.dumps(value["b"]) == json.dumps(ends["b"])


def test_a_chain_of_many_nodes_is_read_in_little_time_and_memory() -> None:
    # 40,000 nodes; a node of its own for each, checked by a schema, would take 10 seconds and 60 MiB.
    width = 20_000
    actions = [str(number) for number in range(width)]
    tree: dict[str, Json] = {"": decision(*actions)}
    for action in actions:
        tree |= {action: decision("x"), f"{action} x": END}
    text = json.dumps(fixture(quantity("tree", value=tree))).encode()
    started = time.process_time()
    tracemalloc.start()
    kept = parse_fixture(text, "f.json")
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept.quantities["q"].value == tree
    assert size < 16 << 20
    assert time.process_time() - started < 5


LEFT: dict[str, Json] = {"": decision("a", "b"), "a": END, "b": {**END, "payoffs": ["1/1"]}}


def test_equal_trees_have_one_digest_however_their_nodes_are_written_and_held() -> None:
    # Fields in another order; in the first tree equal nodes are one object, in the second they are two.
    one: dict[str, Json] = {"": decision("a", "b"), "a": END, "b": END}
    other: dict[str, Json] = {"": decision("a", "b"), "a": dict(reversed(END.items())), "b": dict(END)}
    assert tree_digest(one) == tree_digest(other)


@pytest.mark.parametrize(
    "other",
    [
        {**LEFT, "b": END},
        {**LEFT, "a": LEFT["b"], "b": END},
        {**LEFT, "": decision("b", "a")},
        {**LEFT, "c": END},
        {"": LEFT[""], "b": LEFT["b"], "a": END},
        {"": LEFT[""], "a": END, "b b": LEFT["b"]},
        {**LEFT, "b": {**END, "payoffs": [1]}},
        {**LEFT, "b": {**END, "payoffs": [1.0]}},
        {**LEFT, "b": {**END, "payoffs": [True]}},
    ],
)
def test_whatever_differs_in_a_tree_changes_its_digest(other: dict[str, Json]) -> None:
    digests = {tree_digest(tree) for tree in (LEFT, other, {**LEFT, "b": {**END, "payoffs": ["2/1"]}})}
    assert len(digests) == 3
