"""The uniform profile of a game as a profile file in CSV, to be edited."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from twinproof.games.outline import Infosets

_QUOTED = ',"\r\n'


def uniform_csv(infosets: Infosets) -> str:
    """A row for every action of every information set, all of them equally likely, as exact fractions."""
    return "".join(f"{line}\n" for line in _lines(infosets))


def _lines(infosets: Infosets) -> Iterator[str]:
    yield "player,infoset,action,probability"
    for player, own in infosets.items():
        for infoset, actions in own.items():
            for action in actions:
                yield ",".join([player, _field(infoset), _field(action), str(Fraction(1, len(actions)))])


def _field(text: str) -> str:
    """`text` in quotes where it needs them: readers skip blanks before a field."""
    if text and not text[0].isspace() and not any(mark in text for mark in _QUOTED):
        return text
    return '"' + text.replace('"', '""') + '"'
