"""Games with something to hide: matching pennies as a tree, and GT-07's card game."""

from fractions import Fraction

from refengine.games.outline import Outline, built, chance, decision, end
from refengine.trees.model import GameTree

PLAYERS = ("Player 1", "Player 2")
SIDES = ("Pile", "Face")
HALF = Fraction(1, 2)


def matching_pennies(node_limit: int) -> GameTree:
    """Return matching pennies: player 2 does not see player 1's side; player 1 wins on equal sides."""
    outline = decision(
        0,
        "j1",
        {
            first: decision(1, "j2_choice", {second: end(*_won(first == second)) for second in SIDES})
            for first in SIDES
        },
    )
    return built("Matching pennies", PLAYERS, outline, node_limit)


def _won(by_first: bool) -> tuple[int, int]:
    return (1, -1) if by_first else (-1, 1)


def card_game(node_limit: int) -> GameTree:
    """Return the card game: player 1 sees a card, bets or checks; player 2, who does not, calls or folds."""
    outline = chance(
        {
            "High": (HALF, _card("j1_H", called=(2, -2), checked=(1, 1))),
            "Low": (HALF, _card("j1_L", called=(-2, 2), checked=(-1, -1))),
        }
    )
    return built("Card game", PLAYERS, outline, node_limit)


def _card(infoset: str, called: tuple[int, int], checked: tuple[int, int]) -> Outline:
    answer = decision(1, "j2_bet", {"Call": end(*called), "Fold": end(1, -1)})
    return decision(0, infoset, {"Bet": answer, "Check": end(*checked)})
