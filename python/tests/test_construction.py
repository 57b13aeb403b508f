"""Rules of games.md: each has its own error, and says at which node."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.trees.construction import ChanceNode, DecisionNode, Node, TerminalNode, build
from refengine.trees.errors import (
    GameRuleError,
    IncompleteTreeError,
    InfosetActionsError,
    InfosetPlayerError,
    NoActionError,
    NodeLimitError,
    NoPlayerError,
    PayoffCountError,
    ProbabilityError,
    ProbabilitySumError,
    SurplusNodeError,
    UnknownPlayerError,
)
from refengine.trees.model import CHANCE, TERMINAL, history

HALF = Fraction(1, 2)
END = TerminalNode((Fraction(0), Fraction(0)))


def decision(player: int, key: str, *actions: str) -> DecisionNode:
    return DecisionNode(player, key, key, actions)


def chance(*probabilities: Fraction) -> ChanceNode:
    return ChanceNode(tuple(f"c{position}" for position in range(len(probabilities))), probabilities)


def test_columns_of_a_small_game() -> None:
    tree = build("T", ("A", "B"), [decision(1, "x", "l", "r"), END, chance(HALF, HALF), END, END])

    assert (tree.parent, tree.branch) == ((-1, 0, 0, 2, 2), (-1, 0, 1, 0, 1))
    assert tree.owner == (1, TERMINAL, CHANCE, TERMINAL, TERMINAL)
    assert tree.infoset == (0, -1, -1, -1, -1)
    assert tree.children == ((1, 2), (), (3, 4), (), ())
    assert tree.chance == {2: (HALF, HALF)}
    assert set(tree.payoffs) == {1, 3, 4}
    assert [history(tree, node) for node in range(5)] == ["", "l", "r", "r c0", "r c1"]


@pytest.mark.parametrize(
    ("nodes", "error", "node"),
    [
        ([chance(Fraction(0), Fraction(1)), END, END], ProbabilityError, 0),
        ([chance(Fraction(3, 2), -HALF), END, END], ProbabilityError, 0),
        ([ChanceNode(("a", "b"), (Fraction(1),)), END, END], ProbabilityError, 0),
        ([chance(HALF, Fraction(1, 3)), END, END], ProbabilitySumError, 0),
        ([chance(HALF, HALF - Fraction(1, 10**30)), END, END], ProbabilitySumError, 0),
        ([decision(0, "x", "l", "r"), decision(1, "x", "l", "r"), END, END, END], InfosetPlayerError, 1),
        ([decision(0, "x", "l", "r"), decision(0, "x", "r", "l"), END, END, END], InfosetActionsError, 1),
        ([decision(0, "x", "l", "r"), decision(0, "x", "l"), END, END], InfosetActionsError, 1),
        ([decision(0, "x", "l"), TerminalNode((Fraction(1),))], PayoffCountError, 1),
        ([decision(0, "x")], NoActionError, 0),
        ([ChanceNode((), ())], NoActionError, 0),
        ([decision(2, "x", "l"), END], UnknownPlayerError, 0),
        ([decision(-1, "x", "l"), END], UnknownPlayerError, 0),
        ([END, END], SurplusNodeError, 1),
        ([decision(0, "x", "l", "r"), END], IncompleteTreeError, 2),
        ([], IncompleteTreeError, 0),
    ],
)
def test_each_rule_has_its_own_error(nodes: list[Node], error: type[GameRuleError], node: int) -> None:
    with pytest.raises(GameRuleError) as caught:
        build("T", ("A", "B"), nodes)

    assert type(caught.value) is error
    assert caught.value.node == node
    assert isinstance(caught.value, InvalidParametersError)
    assert "expected" in str(caught.value)
    assert "found" in str(caught.value)


def test_a_game_needs_a_player() -> None:
    with pytest.raises(NoPlayerError):
        build("T", (), [TerminalNode(())])


@pytest.mark.parametrize(("miss", "stands"), [(Fraction(1, 10**12), True), (Fraction(2, 10**12), False)])
def test_a_game_that_is_not_exact_may_miss_1_by_its_tolerance(miss: Fraction, stands: bool) -> None:
    def tree() -> object:
        return build("T", ("A", "B"), [chance(HALF, HALF - miss), END, END], exact=False)

    if stands:
        tree()
    else:
        with pytest.raises(ProbabilitySumError):
            tree()


def endless(taken: list[int]) -> Iterator[Node]:
    while True:
        taken.append(1)
        yield decision(0, f"{len(taken)}", "on", "off")


def test_building_stops_at_the_node_limit() -> None:
    taken: list[int] = []

    with pytest.raises(NodeLimitError) as caught:
        build("T", ("A",), endless(taken), node_limit=1000)

    assert isinstance(caught.value, UnsupportedError)
    assert len(taken) == 1001
    assert "at most 1000 nodes" in str(caught.value)


def test_a_game_of_exactly_the_limit_stands() -> None:
    nodes: list[Node] = [decision(0, "x", "l"), END]

    assert len(build("T", ("A", "B"), nodes, node_limit=2).owner) == 2
    with pytest.raises(NodeLimitError):
        build("T", ("A", "B"), nodes, node_limit=1)


def chain(length: int, key: Callable[[int], str]) -> Iterator[Node]:
    for position in range(length):
        yield decision(position % 2, f"{position % 2} {key(position)}", "on", "off")
    for _ in range(length + 1):
        yield END


def test_a_chain_of_100_000_nodes_is_built() -> None:
    tree = build("Chain", ("A", "B"), chain(50_000, str))

    assert len(tree.owner) == 100_001
    assert len(history(tree, 50_000).split(" ")) == 50_000
