"""Random small games in extensive form, and profiles on them, for laws that hold of every game."""

from collections.abc import Hashable
from fractions import Fraction

from hypothesis import strategies as st

from refengine.trees.construction import ChanceNode, DecisionNode, Node, TerminalNode, build
from refengine.trees.model import GameTree

DEEPEST = 4
MOST_NODES = 24

Rows = list[tuple[Fraction, ...]]
"""For each information set the probabilities of its actions."""

payoffs = st.builds(Fraction, st.integers(-4, 4), st.sampled_from([1, 2, 3]))


def distribution(weights: list[int]) -> tuple[Fraction, ...]:
    return tuple(Fraction(weight, sum(weights)) for weight in weights)


@st.composite
def trees(draw: st.DrawFn, recall: bool = True, information: bool = False) -> GameTree:
    """A game of one to three players.

    With `recall`, what tells a player's information sets apart includes all he did before: perfect recall by
    construction. With `information`, every information set has one node.
    """
    players = draw(st.integers(1, 3))
    counts: dict[Hashable, int] = {}
    nodes: list[Node] = []

    def grow(depth: int, pasts: tuple[tuple[Hashable, ...], ...]) -> None:
        full = depth == DEEPEST or len(nodes) >= MOST_NODES
        kind = "end" if full else draw(st.sampled_from(["decision", "decision", "chance", "end"]))
        if kind == "end":
            nodes.append(TerminalNode(tuple(draw(payoffs) for _ in range(players))))
            return
        if kind == "chance":
            weights = draw(st.lists(st.integers(1, 3), min_size=1, max_size=2))
            actions = tuple(f"c{each}" for each in range(len(weights)))
            nodes.append(ChanceNode(actions, distribution(weights)))
            for _ in actions:
                grow(depth + 1, pasts)
            return
        player = draw(st.integers(0, players - 1))
        signal = len(nodes) if information else draw(st.integers(0, 1))
        key = (player, signal, pasts[player] if recall else ())
        count = counts.setdefault(key, draw(st.integers(1, 3)))
        actions = tuple(f"a{each}" for each in range(count))
        nodes.append(DecisionNode(player, key, "", actions))
        for action in actions:
            longer = (*pasts[player], (key, action))
            grow(depth + 1, (*pasts[:player], longer, *pasts[player + 1 :]))

    grow(0, ((),) * players)
    return build("random", tuple("ABC"[:players]), nodes)


@st.composite
def rows_of(draw: st.DrawFn, tree: GameTree) -> Rows:
    """A behaviour profile, pure rows and rows with zeros included."""
    return [
        distribution(
            draw(
                st.lists(
                    st.integers(0, 3), min_size=len(infoset.actions), max_size=len(infoset.actions)
                ).filter(any)
            )
        )
        for infoset in tree.infosets
    ]


@st.composite
def games(draw: st.DrawFn, recall: bool = True) -> tuple[GameTree, Rows]:
    """A game and a profile on it."""
    tree = draw(trees(recall=recall))
    return tree, draw(rows_of(tree))
