"""What of a tree is drawn: all of a small one; of a large one the top, with stubs for what is below."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.picture.tree import GameTree

MOST_NODES = 200
"""So many nodes are readable on a page that can be moved and enlarged."""
WIDEST = 24
"""So many branches of a node are drawn in a tree that is not drawn in full."""
_MOST_BOXES = 3
"""So many times the nodes may be drawn as nodes and stubs together; of broad nodes the stubs are most."""


@dataclass(frozen=True)
class Item:
    """Something drawn: a node, or a stub for what is not.

    `node` is its number in the tree (a stub's first node), `parent` the position of the item above it in the
    view (-1 at the root). A stub stands for `hidden` nodes below `branches` branches of its parent; 0 for a
    node that is drawn itself.
    """

    node: int
    parent: int
    depth: int
    hidden: int = 0
    branches: int = 1


def view_of(tree: GameTree, most: int = MOST_NODES) -> tuple[Item, ...]:
    """The items in depth-first order, at most `most` of them nodes (the root's branches in any case).

    Stubs are not counted. A tree of more nodes is opened from the top: whole levels while their nodes and the
    stubs below fit, then node after node in depth-first order, so that some plays are seen to their ends.
    """
    if len(tree.nodes) <= most:
        opened = {node for node in range(len(tree.nodes)) if tree.subtree[node] > 1}
        return _items(tree, opened, widest=len(tree.nodes))
    return _items(tree, _opened(tree, most), WIDEST)


@dataclass(frozen=True)
class _Shown:
    """How much is drawn: nodes, and boxes, that is nodes and stubs."""

    nodes: int
    boxes: int


def _opened(tree: GameTree, most: int) -> set[int]:
    opened, waiting, shown = _levels(tree, most)
    while waiting:
        node = waiting.pop()
        more = _with(tree, node, shown)
        if more.nodes <= most and more.boxes <= most * _MOST_BOXES:
            opened.add(node)
            shown = more
            waiting.extend(reversed(_inner(tree, node)))
    return opened


def _levels(tree: GameTree, most: int) -> tuple[set[int], list[int], _Shown]:
    """The nodes of whole levels, at least the root; those below, the first one last; what is drawn."""
    opened: set[int] = set()
    shown, level = _Shown(0, 1), [0]
    while level:
        more = shown
        for node in level:
            more = _with(tree, node, more)
        if opened and more.boxes > most:
            break
        opened.update(level)
        shown, level = more, [child for node in level for child in _inner(tree, node)]
    return opened, level[::-1], shown


def _drawn_children(tree: GameTree, node: int, widest: int) -> list[int]:
    children = tree.children(node)
    return children if len(children) <= widest else children[: widest - 1]


def _inner(tree: GameTree, node: int) -> list[int]:
    return [child for child in _drawn_children(tree, node, WIDEST) if tree.subtree[child] > 1]


def _with(tree: GameTree, node: int, shown: _Shown) -> _Shown:
    """What is drawn once a stub is opened: itself a node, as are its children where the game ends."""
    ends = sum(tree.subtree[child] == 1 for child in _drawn_children(tree, node, WIDEST))
    return _Shown(shown.nodes + 1 + ends, shown.boxes + min(len(tree.actions(node)), WIDEST))


def _items(tree: GameTree, opened: set[int], widest: int) -> tuple[Item, ...]:
    items: list[Item] = []
    waiting = [Item(0, -1, 0)]
    while waiting:
        item = waiting.pop()
        here = len(items)
        if item.branches > 1 or item.node not in opened:
            hidden = item.hidden if item.branches > 1 else tree.subtree[item.node]
            items.append(Item(item.node, item.parent, item.depth, hidden if hidden > 1 else 0, item.branches))
            continue
        items.append(item)
        children = tree.children(item.node)
        below = item.depth + 1
        drawn = _drawn_children(tree, item.node, widest)
        following = [Item(child, here, below) for child in drawn]
        if rest := children[len(drawn) :]:
            hidden = sum(tree.subtree[child] for child in rest)
            following.append(Item(rest[0], here, below, hidden, len(rest)))
        waiting.extend(reversed(following))
    return tuple(items)


def left_out(tree: GameTree, items: tuple[Item, ...]) -> tuple[str, ...]:
    """What is not drawn, and the order of what is, in lines; none where everything is drawn."""
    stubs = [item for item in items if item.hidden]
    if not stubs:
        return ()
    drawn = len(items) - len(stubs)
    hidden = sum(item.hidden for item in stubs)
    return (
        f"{drawn:,} of {len(tree.nodes):,} nodes drawn; "
        f"{len(stubs):,} {'stub stands' if len(stubs) == 1 else 'stubs stand'} for the other {hidden:,}",
        "drawn first: whole levels from the root, then depth first",
    )
