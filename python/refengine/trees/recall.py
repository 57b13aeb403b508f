"""Perfect information and perfect recall (Kuhn 1953), with the nodes that break recall."""

from collections.abc import Sequence
from dataclasses import dataclass

from refengine.trees.model import GameTree, Infoset

NOTHING = 0


@dataclass(frozen=True)
class RecallBreak:
    """An information set with its first node and the first later one whose own past differs."""

    infoset: Infoset
    first: int
    other: int


def perfect_information(tree: GameTree) -> bool:
    """Return whether every information set has one node."""
    return all(len(infoset.nodes) == 1 for infoset in tree.infosets)


def own_pasts(tree: GameTree) -> Sequence[int]:
    """Return, for each decision node, a number of its player's own past; elsewhere a number without meaning.

    Two nodes of one player have the same number if and only if his pairs (information set, action) on the
    paths to them are the same: a past is one more pair after a shorter past, and each of these has a number.
    """
    numbers: dict[tuple[int, int, int], int] = {}
    nobody = (NOTHING,) * len(tree.players)
    # One tuple of all players' pasts for each node, shared where nobody decides.
    after: list[tuple[int, ...]] = [nobody] * len(tree.owner)
    own = [NOTHING] * len(tree.owner)
    for node, owner in enumerate(tree.owner):
        pasts = after[node]
        if owner >= 0:
            own[node] = past = pasts[owner]
            for position, child in enumerate(tree.children[node]):
                step = (past, tree.infoset[node], position)
                longer = numbers.setdefault(step, len(numbers) + 1)
                after[child] = (*pasts[:owner], longer, *pasts[owner + 1 :])
        else:
            for child in tree.children[node]:
                after[child] = pasts
        after[node] = nobody
    return own


def recall_breaks(tree: GameTree) -> list[RecallBreak]:
    """Return a break for each information set whose nodes differ in their own past, in canonical order."""
    own = own_pasts(tree)
    breaks = []
    for infoset in tree.infosets:
        first = infoset.nodes[0]
        other = next((node for node in infoset.nodes if own[node] != own[first]), None)
        if other is not None:
            breaks.append(RecallBreak(infoset, first, other))
    return breaks
