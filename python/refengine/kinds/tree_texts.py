"""The quantities of `extensive_game` that are a whole game as text: its rendering and its .efg form."""

from collections.abc import Sequence

from refengine.efg.document import EfgGame
from refengine.efg.round_trip import round_trips
from refengine.efg.writer import write_efg
from refengine.quantity import Quantity
from refengine.trees.rendering import render


def text_quantities(game: EfgGame) -> Sequence[Quantity]:
    """Return both texts, and whether the second reads as the same game again."""
    rendering = render(game.tree)
    text = write_efg(game)
    return [
        Quantity("rendering", "text", rendering),
        Quantity("efg", "text", text),
        Quantity("efg_round_trip", "boolean", round_trips(game, text)),
    ]
