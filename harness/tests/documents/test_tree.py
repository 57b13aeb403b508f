from __future__ import annotations

import json
import time
import tracemalloc

import pytest

from documents.samples import fixture, quantity
from twinproof.documents import parse_fixture
from twinproof.documents.errors import MalformedTreeError
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
