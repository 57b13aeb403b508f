"""Random small games for laws: payoffs that tie often, perfect recall by construction or none."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from twinproof.spec import tree
from twinproof.spec.profile import Table
from twinproof.spec.tree import Chance, Decision, Draw, Node, Terminal

Past = tuple[tuple[int, int], ...]
Key = tuple[int, Past, int, int]


@st.composite
def trees(draw: st.DrawFn, players: int = 2, depth: int = 3, shared: bool = True) -> Node:
    """A game; an infoset holds nodes of one own past, so that everybody remembers.

    Without `shared`, every infoset has one node.
    """
    numbers: dict[Key, int] = {}

    def payoffs() -> Terminal:
        return Terminal(tuple(Fraction(draw(st.integers(-1, 2))) for _ in range(players)))

    def node(left: int, pasts: tuple[Past, ...]) -> Node:
        kind = draw(st.sampled_from(["terminal", "chance", "decision", "decision"])) if left else "terminal"
        if kind == "terminal":
            return payoffs()
        if kind == "chance":
            p = Fraction(draw(st.integers(1, 3)), 4)
            return Chance(tuple((Draw(n, q), node(left - 1, pasts)) for n, q in enumerate((p, 1 - p))))
        i = draw(st.integers(0, players - 1))
        width = draw(st.integers(1, 2))
        which = draw(st.integers(0, 1)) if shared else len(numbers)
        infoset = numbers.setdefault((i, pasts[i], width, which), len(numbers))
        return Decision(
            i,
            infoset,
            tuple(
                (action, node(left - 1, (*pasts[:i], (*pasts[i], (infoset, action)), *pasts[i + 1 :])))
                for action in range(width)
            ),
        )

    return node(depth, ((),) * players)


@st.composite
def forgetful_trees(draw: st.DrawFn, players: int = 2, depth: int = 4) -> Node:
    """A game whose nodes are in one of a few infosets of the player, whatever he knew before."""

    def node(left: int) -> Node:
        kind = draw(st.sampled_from(["terminal", "chance", "decision", "decision"])) if left else "terminal"
        if kind == "terminal":
            return Terminal((Fraction(0),) * players)
        if kind == "chance":
            return Chance(tuple((Draw(n, Fraction(1, 2)), node(left - 1)) for n in range(2)))
        i, which = draw(st.integers(0, players - 1)), draw(st.integers(0, 2))
        return Decision(i, players * which + i, tuple((action, node(left - 1)) for action in range(2)))

    return node(depth)


def tables(game: Node) -> st.SearchStrategy[Table]:
    """Profiles of a game of at most two actions, in quarters."""
    choices = [choice for i in tree.players(game) for choice in tree.choices(i, game)]

    def rows(quarters: list[int]) -> Table:
        return {
            infoset: (
                {actions[0]: Fraction(1)}
                if len(actions) == 1
                else {actions[0]: Fraction(n, 4), actions[1]: 1 - Fraction(n, 4)}
            )
            for (infoset, actions), n in zip(choices, quarters, strict=True)
        }

    return st.lists(st.integers(0, 4), min_size=len(choices), max_size=len(choices)).map(rows)


def chain(length: int) -> Node:
    """Player 1 goes on or stops, again and again: everything is worth 1, but the end is worth 2."""
    node: Node = Terminal((Fraction(2),))
    for n in range(length, 0, -1):
        node = Decision(0, n, ((0, node), (1, Terminal((Fraction(1),)))))
    return node


def twin_chains(length: int, told_apart: bool) -> Node:
    """Chance, then one of two chains of player 1, who does not know which; or only after his first move."""

    def below(first: int) -> Node:
        node: Node = Terminal((Fraction(0),))
        for n in range(length, 1, -1):
            node = Decision(0, n, ((0, node),))
        return Decision(0, first, ((0, node),))

    half = Fraction(1, 2)
    return Chance(((Draw(0, half), below(1)), (Draw(1, half), below(0 if told_apart else 1))))
