"""What of a tree is drawn: all of a small one; of a large one the top, with stubs for what is below."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.picture.tree import GameTree

MOST_NODES = 200
"""So many nodes are readable on a page that can be moved and enlarged."""
WIDEST = 24
"""So many branches of a node are drawn in a tree that is not drawn in full."""
_ENOUGH = 1 / 3
"""So much of what may be drawn is enough to stop at a whole level."""


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
    """The items in depth-first order, at most `most` of them (but the root's branches are always drawn).

    A tree of more nodes is opened from the top, level by level, as far as that goes.
    """
    if len(tree.nodes) <= most:
        opened = {node for node in range(len(tree.nodes)) if tree.subtree[node] > 1}
        return _items(tree, opened, widest=len(tree.nodes))
    return _items(tree, _opened(tree, most), WIDEST)


def _opened(tree: GameTree, most: int) -> set[int]:
    """Whole levels while they fit; a part of the first that does not, where else little would be drawn."""
    opened: set[int] = set()
    level, shown = [0], 1
    while level:
        inner = [node for node in level if tree.subtree[node] > 1]
        cost = sum(min(len(tree.actions(node)), WIDEST) for node in inner)
        if shown + cost > most and shown > most * _ENOUGH:
            break
        following: list[int] = []
        for node in inner:
            children = tree.children(node)
            drawn = min(len(children), WIDEST)
            if shown + drawn > most and node:
                continue
            opened.add(node)
            shown += drawn
            following += children if len(children) <= WIDEST else children[: WIDEST - 1]
        level = following
    return opened


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
        drawn = children if len(children) <= widest else children[: widest - 1]
        following = [Item(child, here, below) for child in drawn]
        if rest := children[len(drawn) :]:
            hidden = sum(tree.subtree[child] for child in rest)
            following.append(Item(rest[0], here, below, hidden, len(rest)))
        waiting.extend(reversed(following))
    return tuple(items)


def left_out(tree: GameTree, items: tuple[Item, ...]) -> str:
    """What is not drawn, in words; empty where everything is."""
    stubs = [item for item in items if item.hidden]
    if not stubs:
        return ""
    drawn = len(items) - len(stubs)
    hidden = sum(item.hidden for item in stubs)
    return (
        f"{drawn:,} of {len(tree.nodes):,} nodes drawn; "
        f"{len(stubs):,} {'stub stands' if len(stubs) == 1 else 'stubs stand'} for the other {hidden:,}"
    )
