"""The subgame-perfect equilibria themselves, listed from the outcomes of all subgames."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from refengine.perfection.outcomes import Outcomes, Payoffs, weighted_sum
from refengine.trees.model import CHANCE, TERMINAL, GameTree


@dataclass(frozen=True)
class Equilibrium:
    """An equilibrium: for each information set the position of its action, and what all players expect."""

    choices: tuple[int, ...]
    payoffs: Payoffs


@dataclass(frozen=True)
class Partial:
    """Equilibria that agree on the choices so far; `wanted`: node -> the outcome that they have there."""

    choices: list[int]
    wanted: dict[int, Payoffs]
    payoffs: Payoffs


def subgame_perfect_equilibria(tree: GameTree, outcomes: Sequence[Outcomes]) -> list[Equilibrium]:
    """Return all equilibria in the order of profiles of plans.

    Nodes are taken from the root down; every way to have the wanted outcome at a node is followed, and each
    leads to at least one equilibrium: there are never more partial ones than whole ones.
    """
    partials = [Partial([0] * len(tree.infosets), {0: payoffs}, payoffs) for payoffs in outcomes[0]]
    for node, owner in enumerate(tree.owner):
        if owner == TERMINAL:
            for partial in partials:
                partial.wanted.pop(node, None)
        else:
            partials = [longer for partial in partials for longer in _extended(tree, outcomes, node, partial)]
    found = [Equilibrium(tuple(partial.choices), partial.payoffs) for partial in partials]
    return sorted(found, key=lambda equilibrium: equilibrium.choices)


def _extended(tree: GameTree, outcomes: Sequence[Outcomes], node: int, partial: Partial) -> Iterator[Partial]:
    wanted = partial.wanted.pop(node)
    children = tree.children[node]
    ways = _ways(tree, node, wanted, [outcomes[child] for child in children])
    first, *others = ways
    for action, below in others:
        copy = Partial(list(partial.choices), dict(partial.wanted), partial.payoffs)
        yield _follow(copy, tree.infoset[node], action, children, below)
    yield _follow(partial, tree.infoset[node], first[0], children, first[1])


def _follow(
    partial: Partial, infoset: int, action: int, children: Sequence[int], below: Sequence[Payoffs]
) -> Partial:
    if infoset >= 0:
        partial.choices[infoset] = action
    partial.wanted.update(zip(children, below, strict=True))
    return partial


def _ways(
    tree: GameTree, node: int, wanted: Payoffs, below: Sequence[Outcomes]
) -> Iterator[tuple[int, tuple[Payoffs, ...]]]:
    """Yield the action (0 for chance) and the outcomes below of every way to have the wanted outcome here."""
    owner = tree.owner[node]
    if owner == CHANCE:
        for combination in product(*below):
            if weighted_sum(tree.chance[node], combination) == wanted:
                yield 0, combination
        return
    most = wanted[owner]
    for action, outcomes in enumerate(below):
        if wanted in outcomes:
            allowed = [
                [wanted] if other == action else [each for each in alternatives if each[owner] <= most]
                for other, alternatives in enumerate(below)
            ]
            for combination in product(*allowed):
                yield action, combination
