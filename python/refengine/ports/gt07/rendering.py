"""GT-07, section 2: `RenderTree`, the tree as indented lines."""

from collections.abc import Iterator

from refengine.ports.gt07.model import NATURE, TERMINAL, ExtensiveFormGame, GameNode
from refengine.ports.gt07.printing import two_digits


def render_tree(game: ExtensiveFormGame) -> str:
    """Return the title, its underline and a line for each node, without the line break at the end."""
    return "\n".join([game.name, "-" * utf16_length(game.name), *tree_lines(game)])


def tree_lines(game: ExtensiveFormGame) -> Iterator[str]:
    """Yield the lines below the title and its underline: nodes in depth-first order.

    A line shows neither a probability nor the payoffs of others than the first two players.
    """
    waiting = [(game.root, "", 0)]
    while waiting:
        node, action, depth = waiting.pop()
        branch = f"[{action}] " if depth > 0 and action else ""
        yield " " * (2 * depth) + branch + _label(node)
        waiting.extend((node.children[each], each, depth + 1) for each in reversed(node.actions))


def utf16_length(text: str) -> int:
    """Return the number of UTF-16 code units, which is what the source's `Length` counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _label(node: GameNode) -> str:
    if node.player == TERMINAL:
        return f"* (J1={two_digits(node.payoffs[0])}, J2={two_digits(node.payoffs[1])})"
    infoset = "" if node.infoset is None else f" ~{node.infoset}"
    return ("NATURE" if node.player == NATURE else f"J{node.player}") + infoset
