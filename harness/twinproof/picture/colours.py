"""The colours of the players: Okabe and Ito's, which colour-blind people tell apart, darkened for text.

M. Okabe, K. Ito, Color Universal Design (2008). Every player has a number beside the colour.
"""

from __future__ import annotations

PLAYERS = ("#0072B2", "#C24E00", "#00785A", "#A3447F", "#7A6200", "#3F51B5", "#006B77", "#5D4037")
CHANCE = "#5F6368"
INK = "#1B1B1B"


def colour_of(player: int) -> str:
    """The colour of the player with that number, from 0; beyond eight they repeat."""
    return PLAYERS[player % len(PLAYERS)]
