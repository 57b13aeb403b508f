"""A node as messages name it: by its history, the middle left out where that is long."""

from refengine.trees.model import GameTree, history
from refengine.trees.one_line import history_text

FIRST = 100
LAST = 200


def place_text(tree: GameTree, node: int) -> str:
    """Return the node's history as in texts; of more than 300 characters, the first 100 and the last 200."""
    text = history_text(history(tree, node))
    return text if len(text) <= FIRST + LAST else f"{text[:FIRST]} ... {text[-LAST:]}"
