"""Games by name: the built-in ones from their rules, and what `params.game` may name."""

from refengine.games.reading import GAMES, read_document, read_game

__all__ = ["GAMES", "read_document", "read_game"]
