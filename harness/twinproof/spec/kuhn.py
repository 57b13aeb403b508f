"""Mirrors GameSpec/Kuhn.lean: Kuhn poker under standard payoffs, and under those of GT-13b's enumeration."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final

from twinproof.spec.mirrors import mirrors
from twinproof.spec.tree import Chance, Decision, Draw, History, Node, Terminal


@mirrors("GameSpec.Kuhn.Payoffs")
class Payoffs(Enum):
    """Which game is meant where a player folds."""

    STANDARD = "standard"
    NOTEBOOK = "notebook"


CARDS: Final = (0, 1, 2)
"""Jack, queen, king."""

DEALS: Final = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
"""Player 1's card, player 2's card; in lexicographic order."""

HISTORIES: Final[tuple[History, ...]] = ((0, 0), (0, 1, 0), (0, 1, 1), (1, 0), (1, 1))
"""The terminal histories of a deal; 0 is pass (check, fold), 1 is bet (call)."""


@mirrors("GameSpec.Kuhn.showdown")
def showdown(c1: int, c2: int, stake: int) -> Fraction:
    """The higher card wins the stake: what that pays player 1."""
    return Fraction(stake if c1 > c2 else -stake)


@mirrors("GameSpec.Kuhn.firstFolds")
def first_folds(payoffs: Payoffs) -> Fraction:
    """What player 1 gets where he passes, is bet at, and folds."""
    match payoffs:
        case Payoffs.STANDARD:
            return Fraction(-1)
        case Payoffs.NOTEBOOK:
            return Fraction(1)


@mirrors("GameSpec.Kuhn.secondFolds")
def second_folds(payoffs: Payoffs) -> Fraction:
    """What player 1 gets where he bets and player 2 folds."""
    match payoffs:
        case Payoffs.STANDARD:
            return Fraction(1)
        case Payoffs.NOTEBOOK:
            return Fraction(-1)


@mirrors("GameSpec.Kuhn.terminalPayoff")
def terminal_payoff(payoffs: Payoffs, c1: int, c2: int, history: History) -> Fraction | None:
    """What player 1 is paid at a terminal history; nothing at any other history."""
    match history:
        case (0, 0):
            return showdown(c1, c2, 1)
        case (0, 1, 0):
            return first_folds(payoffs)
        case (0, 1, 1):
            return showdown(c1, c2, 2)
        case (1, 0):
            return second_folds(payoffs)
        case (1, 1):
            return showdown(c1, c2, 2)
        case _:
            return None


@mirrors("GameSpec.Kuhn.opening")
def opening(c: int) -> int:
    """Player 1's infoset before any action."""
    return c


@mirrors("GameSpec.Kuhn.afterPassBet")
def after_pass_bet(c: int) -> int:
    """Player 1's infoset after pass and bet."""
    return 3 + c


@mirrors("GameSpec.Kuhn.facingBet")
def facing_bet(c: int) -> int:
    """Player 2's infoset after a bet."""
    return 6 + 2 * c


@mirrors("GameSpec.Kuhn.facingPass")
def facing_pass(c: int) -> int:
    """Player 2's infoset after a pass."""
    return 7 + 2 * c


INFOSETS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
"""As tables list them: `0 1 2 0pb 1pb 2pb` of player 1, `0b 0p 1b 1p 2b 2p` of player 2."""


@mirrors("GameSpec.Kuhn.cardAt")
def card_at(infoset: int) -> int:
    """The own card at an infoset."""
    return infoset % 3 if infoset < 6 else (infoset - 6) // 2


@mirrors("GameSpec.Kuhn.ending")
def ending(payoffs: Payoffs, c1: int, c2: int, history: History) -> Node:
    """The terminal node of a history: player 2 is paid the negative of what player 1 is."""
    u = terminal_payoff(payoffs, c1, c2, history)
    return Terminal(()) if u is None else Terminal((u, -u))


@mirrors("GameSpec.Kuhn.betting")
def betting(payoffs: Payoffs, c1: int, c2: int) -> Node:
    """The betting after c1 and c2 are dealt."""
    after_pass_and_bet = Decision(
        0,
        after_pass_bet(c1),
        ((0, ending(payoffs, c1, c2, (0, 1, 0))), (1, ending(payoffs, c1, c2, (0, 1, 1)))),
    )
    after_pass = Decision(1, facing_pass(c2), ((0, ending(payoffs, c1, c2, (0, 0))), (1, after_pass_and_bet)))
    after_bet = Decision(
        1, facing_bet(c2), ((0, ending(payoffs, c1, c2, (1, 0))), (1, ending(payoffs, c1, c2, (1, 1))))
    )
    return Decision(0, opening(c1), ((0, after_pass), (1, after_bet)))


@mirrors("GameSpec.Kuhn.dealt")
def dealt(card: int, probability: Fraction, t: Node) -> tuple[Draw, Node]:
    """A card as an outcome of chance."""
    return Draw(card, probability), t


@mirrors("GameSpec.Kuhn.tree")
@cache
def tree(payoffs: Payoffs) -> Node:
    """The game: player 1's card is drawn, then player 2's from the other two, then they bet."""
    return Chance(
        tuple(
            dealt(
                c1,
                Fraction(1, 3),
                Chance(
                    tuple(dealt(c2, Fraction(1, 2), betting(payoffs, c1, c2)) for c2 in CARDS if c2 != c1)
                ),
            )
            for c1 in CARDS
        )
    )


MIRRORED_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "CARDS": "GameSpec.Kuhn.cards",
        "DEALS": "GameSpec.Kuhn.deals",
        "HISTORIES": "GameSpec.Kuhn.histories",
        "INFOSETS": "GameSpec.Kuhn.infosets",
    }
)
