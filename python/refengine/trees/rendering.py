"""The text rendering of a tree, to the character as games.md has it."""

from collections.abc import Iterator

from refengine.trees.histories import check_length
from refengine.trees.model import CHANCE, TERMINAL, GameTree, actions, depths, player_id
from refengine.trees.one_line import number_text, one_line, payoffs_text

INDENT = "  "


def render(tree: GameTree) -> str:
    """Return title, players, an empty line, and a line for each node; no line break at the end.

    Raises `UnsupportedError` where the indentation of a deep tree alone would be too long.
    """
    depth = depths(tree)
    check_length((len(INDENT) * each for each in depth), "rendering")
    return "\n".join(_lines(tree, depth))


def _lines(tree: GameTree, depth: list[int]) -> Iterator[str]:
    yield one_line(tree.title)
    for player, name in enumerate(tree.players):
        yield f"{player_id(player)}: {one_line(name)}"
    yield ""
    for node in range(len(tree.owner)):
        yield f"{INDENT * depth[node]}{_step(tree, node)}{_node(tree, node)}"


def _step(tree: GameTree, node: int) -> str:
    above, branch = tree.parent[node], tree.branch[node]
    if above < 0:
        return ""
    action = one_line(actions(tree, above)[branch])
    if tree.owner[above] == CHANCE:
        return f"{action} {number_text(tree.chance[above][branch])}: "
    return f"{action}: "


def _node(tree: GameTree, node: int) -> str:
    owner = tree.owner[node]
    if owner == TERMINAL:
        return f"({payoffs_text(tree.payoffs[node])})"
    if owner == CHANCE:
        return "chance"
    return f"{player_id(owner)} {one_line(tree.infosets[tree.infoset[node]].id)}"
