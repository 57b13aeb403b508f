"""Whether reading what was written gives the same game."""

from dataclasses import replace

from refengine.efg.document import EfgGame
from refengine.efg.errors import EfgError
from refengine.efg.reader import read_efg
from refengine.efg.writer import infoset_numbers


def round_trips(game: EfgGame, text: str) -> bool:
    """Return whether `text`, which the game was written as, reads as the same game with the same document.

    A game that is not exact does not: its probabilities do not sum to 1, which the format cannot say.
    """
    try:
        read = read_efg(text, len(game.tree.owner))
    except EfgError:
        return False
    return read == numbered(game)


def numbered(game: EfgGame) -> EfgGame:
    """Return the game with the numbers under which its information sets are written."""
    numbers = infoset_numbers(game.tree)
    infosets = tuple(
        replace(infoset, number=number) for number, infoset in zip(numbers, game.tree.infosets, strict=True)
    )
    return EfgGame(replace(game.tree, infosets=infosets), game.document)
