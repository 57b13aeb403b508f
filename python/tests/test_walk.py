"""The walk over OpenSpiel's states: what it refuses, and that it leaves the process as it was."""

import gc
import os
from pathlib import Path

import pyspiel
import pytest
from python_game import Legal, Mover, TwoMoves

from refengine.errors import CaseError, UnsupportedError
from refengine.openspiel.quiet import quiet
from refengine.openspiel.walk import walk
from refengine.trees.errors import InfosetActionsError, NoActionError, NodeLimitError
from refengine.trees.model import TERMINAL


def test_states_that_look_the_same_are_one_infoset() -> None:
    flat = walk(TwoMoves(lambda moves: [0, 2], lambda moves: 0), 7)

    assert flat.owner == [0, 0, TERMINAL, TERMINAL, 0, TERMINAL, TERMINAL]
    assert flat.infosets == [(0, "dark", ("move 0", "move 2"))]
    assert (flat.chances, flat.payoffs) == ([], {(0.0,): 0})


@pytest.mark.parametrize(
    ("legal", "mover", "error", "message"),
    [
        (
            lambda moves: [0] if moves else [0, 1],
            lambda moves: 0,
            InfosetActionsError,
            'node 2: expected the actions of the first node with information state "dark", found ["move 0"]',
        ),
        (lambda moves: [1, 0] if moves else [0, 1], lambda moves: 0, InfosetActionsError, 'found ["move 1"'),
        (lambda moves: [], lambda moves: 0, NoActionError, "node 1: expected a node with an action"),
        (
            lambda moves: [0, 1],
            lambda moves: -2 if moves else 0,
            UnsupportedError,
            'expected players who move in turns, found "after [0]"',
        ),
        (lambda moves: [0, 1, 2], lambda moves: 0, NodeLimitError, "expected at most 12 nodes, found more"),
    ],
)
def test_what_is_no_game_is_refused(legal: Legal, mover: Mover, error: type[CaseError], message: str) -> None:
    with pytest.raises(CaseError) as caught:
        walk(TwoMoves(legal, mover), 12)

    assert type(caught.value) is error
    assert message in str(caught.value)


def test_collection_goes_on_after_a_walk_and_after_a_failure() -> None:
    game = pyspiel.load_game("kuhn_poker")

    walk(game, 58)
    assert gc.isenabled()
    with pytest.raises(NodeLimitError):
        walk(game, 57)
    assert gc.isenabled()


def test_what_is_written_within_goes_nowhere_and_what_comes_after_is_seen(
    capfd: pytest.CaptureFixture[str],
) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))

    with quiet():
        os.write(1, b"within")
        os.write(2, b"within")
    os.write(1, b"after")
    os.write(2, b"after too")

    assert capfd.readouterr() == ("after", "after too")
    assert len(list(Path("/proc/self/fd").iterdir())) == before
