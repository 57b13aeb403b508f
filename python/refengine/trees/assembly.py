"""From records of nodes in depth-first order to a `GameTree`: parents, children, ids and canonical order."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from refengine.trees.errors import IncompleteTreeError, SurplusNodeError
from refengine.trees.ids import action_ids, ids
from refengine.trees.model import CHANCE, NONE, TERMINAL, GameTree, Infoset

# What binary fractions may miss 1 by: 1,000 times the rounding of a dozen entries (games.md).
SUM_TOLERANCE = Fraction(1, 10**12)

Column = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InfosetRecord:
    """An information set as its source states it; `number` is the one in an .efg file, else None."""

    player: int
    label: str
    actions: tuple[str, ...]
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ChanceRecord:
    """A chance node as its source states it."""

    actions: tuple[str, ...]
    probabilities: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class NodeRecords:
    """Nodes in depth-first order: `owner` as in `GameTree`, `entry` the index into the list of its kind."""

    owner: Sequence[int]
    entry: Sequence[int]
    infosets: Sequence[InfosetRecord]
    chances: Sequence[ChanceRecord]
    payoffs: Sequence[tuple[Fraction, ...]]


def sum_is_one(probabilities: Sequence[Fraction], exact: bool) -> bool:
    """Return whether they sum to exactly 1, or to 1 within 1e-12 in a game that is not exact."""
    miss = abs(sum(probabilities, start=Fraction(-1)))
    return miss == 0 if exact else miss <= SUM_TOLERANCE


def assemble(title: str, players: tuple[str, ...], exact: bool, records: NodeRecords) -> GameTree:
    """Return the tree of the records.

    Raises `IncompleteTreeError` or `SurplusNodeError` where they are not the nodes of one whole tree; the
    rules of single nodes are the business of whoever made the records.
    """
    parent, branch, children = _places(_action_counts(records))
    named: dict[tuple[str, ...], tuple[str, ...]] = {}
    infosets, index = _canonical(records, named)
    infoset = [
        index[entry] if owner >= 0 else NONE
        for owner, entry in zip(records.owner, records.entry, strict=True)
    ]
    chance_ids = [_shared_ids(named, chance.actions) for chance in records.chances]
    chances = [(node, records.entry[node]) for node, owner in enumerate(records.owner) if owner == CHANCE]
    shared: dict[tuple[Fraction, ...], tuple[Fraction, ...]] = {}
    payoffs = [shared.setdefault(each, each) for each in records.payoffs]
    return GameTree(
        title=title,
        players=players,
        exact=exact,
        parent=parent,
        branch=branch,
        owner=tuple(records.owner),
        infoset=tuple(infoset),
        children=children,
        chance={node: records.chances[entry].probabilities for node, entry in chances},
        chance_actions={node: chance_ids[entry] for node, entry in chances},
        chance_labels={node: records.chances[entry].actions for node, entry in chances},
        payoffs={
            node: payoffs[entry]
            for node, (owner, entry) in enumerate(zip(records.owner, records.entry, strict=True))
            if owner == TERMINAL
        },
        infosets=infosets,
    )


def _action_counts(records: NodeRecords) -> list[int]:
    decisions = [len(infoset.actions) for infoset in records.infosets]
    chances = [len(chance.actions) for chance in records.chances]
    return [
        decisions[entry] if owner >= 0 else chances[entry] if owner == CHANCE else 0
        for owner, entry in zip(records.owner, records.entry, strict=True)
    ]


def _places(counts: Sequence[int]) -> tuple[Column, Column, tuple[Column, ...]]:
    """Return parents, branches and children: in depth-first order the numbers of actions determine them."""
    parent: list[int] = []
    branch: list[int] = []
    children: list[Column] = [()] * len(counts)
    # The node whose children come next, those it has so far, and the same of the nodes above it.
    above, siblings = NONE, list[int]()
    unfinished: list[tuple[int, list[int]]] = []
    for node, count in enumerate(counts):
        if above < 0 and node:
            message = f"node {node + 1}: expected no more nodes, found one that has no place in the tree"
            raise SurplusNodeError(message, node)
        parent.append(above)
        branch.append(len(siblings))
        siblings.append(node)
        if count:
            unfinished.append((above, siblings))
            above, siblings = node, []
            continue
        while above >= 0 and len(siblings) == counts[above]:
            children[above] = tuple(siblings)
            above, siblings = unfinished.pop()
    if above >= 0 or not counts:
        message = f"expected a node for every action, found the end after {len(counts)} nodes"
        raise IncompleteTreeError(message, len(counts))
    branch[0] = NONE
    return tuple(parent), tuple(branch), tuple(children)


def _shared_ids(named: dict[tuple[str, ...], tuple[str, ...]], labels: tuple[str, ...]) -> tuple[str, ...]:
    if labels not in named:
        named[labels] = action_ids(labels)
    return named[labels]


def _canonical(
    records: NodeRecords, named: dict[tuple[str, ...], tuple[str, ...]]
) -> tuple[tuple[Infoset, ...], list[int]]:
    """Return the information sets in canonical order, and record -> its index among them."""
    nodes: list[list[int]] = [[] for _ in records.infosets]
    for node, owner in enumerate(records.owner):
        if owner >= 0:
            nodes[records.entry[node]].append(node)
    order = sorted(range(len(nodes)), key=lambda record: (records.infosets[record].player, nodes[record][0]))
    index = [0] * len(order)
    for position, record in enumerate(order):
        index[record] = position
    names: list[str] = []
    for player in sorted({infoset.player for infoset in records.infosets}):
        own = [records.infosets[record] for record in order if records.infosets[record].player == player]
        numbers = [infoset.number or position for position, infoset in enumerate(own, start=1)]
        names += ids([infoset.label for infoset in own], numbers)
    infosets = tuple(
        Infoset(
            player=records.infosets[record].player,
            id=name,
            label=records.infosets[record].label,
            actions=_shared_ids(named, records.infosets[record].actions),
            action_labels=records.infosets[record].actions,
            nodes=tuple(nodes[record]),
            number=records.infosets[record].number,
        )
        for record, name in zip(order, names, strict=True)
    )
    return infosets, index
