"""What each drawn item looks like and says, before it has a place: text, colours, width, details."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from twinproof.picture.colours import CHANCE, INK, colour_of
from twinproof.picture.labels import distinct_labels, number, shortened, width_of
from twinproof.picture.tree import GameTree, Node, texts
from twinproof.picture.view import Item

SIZE, SMALL = 12.0, 11.0
"""Font sizes of boxes and payoffs, and of branches."""
_LISTED = 12


@dataclass(frozen=True)
class Piece:
    """A part of a text in one colour."""

    text: str
    colour: str
    strong: bool = False


@dataclass(frozen=True)
class Mark:
    """What an item looks like, before it has a place.

    `kind` is `decision`, `chance`, `terminal` or `stub`; `player` counts from 1, 0 for none; `infoset` is the
    same text for all marks of one information set; `details` are the lines that a reader may ask for.
    """

    kind: str
    player: int
    infoset: str
    pieces: tuple[Piece, ...]
    branch: str
    probability: str
    details: tuple[str, ...]

    @property
    def text(self) -> str:
        """All pieces joined."""
        return "".join(piece.text for piece in self.pieces)

    @property
    def colour(self) -> str:
        """Of the box."""
        return colour_of(self.player - 1) if self.player else CHANCE

    @property
    def width(self) -> float:
        """Of the box, in pixels."""
        badge = 16.0 if self.kind == "decision" else 0.0
        return width_of(self.text, SIZE) + badge + (4.0 if self.kind == "terminal" else 16.0)

    @property
    def branch_width(self) -> float:
        """Of the label on the branch that leads here."""
        both = f"{self.branch} {self.probability}" if self.probability else self.branch
        return width_of(both, SMALL) if both else 0.0


def marks_of(tree: GameTree, items: Sequence[Item]) -> tuple[Mark, ...]:
    """The mark of each item of a view."""
    labels = _infoset_labels(tree, items)
    return tuple(_stub(tree, item) if item.hidden else _node(tree, item, labels) for item in items)


_Labels = dict[tuple[str, str], str]
"""(Player, information set) -> what stands in its boxes."""


def _infoset_labels(tree: GameTree, items: Sequence[Item]) -> _Labels:
    drawn = _by_player(tree, (item.node for item in items if not item.hidden))
    every = _by_player(tree, range(len(tree.nodes)))
    return {
        (player, infoset): label
        for player, own in drawn.items()
        for infoset, label in distinct_labels(list(own), every[player]).items()
    }


def _by_player(tree: GameTree, nodes: Iterable[int]) -> dict[str, dict[str, None]]:
    """The ids of each player's information sets that are met at `nodes`, in that order."""
    ids: dict[str, dict[str, None]] = defaultdict(dict)
    for each in filter(None, map(tree.infoset, nodes)):
        ids[each[0]][each[1]] = None
    return ids


def _node(tree: GameTree, item: Item, labels: _Labels) -> Mark:
    fields, (label, probability, full) = tree.nodes[item.node], _branch(tree, item)
    where = (_place(tree, item.node), *full)
    if fields["type"] == "terminal":
        return Mark("terminal", 0, "", _payoffs(fields), label, probability, (*_paid(tree, fields), *where))
    if fields["type"] == "chance":
        odds = list(zip(tree.actions(item.node), texts(fields["probabilities"]), strict=False))
        listed = [f"{shortened(action)}: {number(entry)}" for action, entry in odds[:_LISTED]]
        more = [f"and {len(odds) - _LISTED:,} more"] if len(odds) > _LISTED else []
        words = ("chance", *where, *listed, *more)
        return Mark("chance", 0, "", (Piece("chance", CHANCE),), label, probability, words)
    player, infoset = str(fields["player"]), str(fields["infoset"])
    details = (
        f"{player}, {tree.players.get(player, '')}",
        f"information set {infoset}",
        f"actions {', '.join(tree.actions(item.node)[:_LISTED])}",
        *where,
    )
    position = int(player.removeprefix("player_"))
    pieces = (Piece(labels[player, infoset], INK),)
    return Mark("decision", position, f"{player} {infoset}", pieces, label, probability, details)


def _stub(tree: GameTree, item: Item) -> Mark:
    nodes = f"{item.hidden:,} nodes"
    if item.branches > 1:
        text = f"{item.branches:,} more branches, {nodes}"
        rest = (f"{text}, not drawn", f"below {_place(tree, tree.parent[item.node])}")
        return Mark("stub", 0, "", (Piece(text, CHANCE),), "", "", rest)
    label, probability, full = _branch(tree, item)
    infoset = tree.infoset(item.node)
    begins = (f"begins with {' '.join(infoset)}" if infoset else "begins with chance",)
    words = (f"{nodes}, not drawn", *begins, _place(tree, item.node), *full)
    return Mark("stub", 0, "", (Piece(nodes, CHANCE),), label, probability, words)


def _branch(tree: GameTree, item: Item) -> tuple[str, str, tuple[str, ...]]:
    """Label, probability, and the lines that say them in full."""
    if item.node == 0:
        return "", "", ()
    above, position = tree.nodes[tree.parent[item.node]], tree.branch[item.node]
    action = texts(above["actions"])[position]
    odds = texts(above.get("probabilities"))
    probability = number(odds[position]) if odds else ""
    return (
        shortened(action),
        probability,
        (f"by {action}" + (f", probability {odds[position]}" if odds else ""),),
    )


def _place(tree: GameTree, node: int) -> str:
    return f"history /{tree.histories[node]}"


def _payoffs(fields: Node) -> tuple[Piece, ...]:
    pieces = [Piece("(", INK)]
    for position, entry in enumerate(texts(fields["payoffs"])):
        pieces += [Piece(", ", INK)] if position else []
        pieces.append(Piece(number(entry), colour_of(position), strong=True))
    return (*pieces, Piece(")", INK))


def _paid(tree: GameTree, fields: Node) -> tuple[str, ...]:
    names = [*tree.players.items()]
    return tuple(
        f"{names[position][0]}, {names[position][1]}: {entry.removesuffix('/1')}"
        if position < len(names)
        else entry
        for position, entry in enumerate(texts(fields["payoffs"]))
    )
