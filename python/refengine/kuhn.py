"""Kuhn poker as a table of terminal lines, under the standard and the notebook's payoffs.

H. W. Kuhn, "A simplified two-person poker", Contributions to the Theory of Games I (1950), pages 97-103.
"""

from collections.abc import Mapping
from fractions import Fraction

from refengine.errors import UnsupportedError
from refengine.game import Game, Line, Step, collect_infosets
from refengine.parameters import found, read_choice, read_fields

PLAYERS = ("player_1", "player_2")
PASS = "p"
BET = "b"
ACTIONS = (PASS, BET)
CARDS = (0, 1, 2)
DEALS = tuple((first, second) for first in CARDS for second in CARDS if first != second)
HISTORIES = ("pp", "pbp", "pbb", "bp", "bb")
# Who wins where somebody folds: (winner's sign for player 1). Showdowns are decided by the cards.
FOLDS: Mapping[str, Mapping[str, int]] = {
    "standard": {"pbp": -1, "bp": 1},
    "notebook": {"pbp": 1, "bp": -1},
}
SHOWDOWN_STAKES = {"pp": 1, "pbb": 2, "bb": 2}


def deal_label(deal: tuple[int, int]) -> str:
    """Return `"c1 c2"`."""
    return f"{deal[0]} {deal[1]}"


def terminal_payoff(payoffs: str, history: str, deal: tuple[int, int]) -> int:
    """Return player 1's payoff in chips after `history` (`pp`, `pbp`, `pbb`, `bp` or `bb`) on `deal`."""
    folds = FOLDS[payoffs]
    if history in folds:
        return folds[history]
    return SHOWDOWN_STAKES[history] if deal[0] > deal[1] else -SHOWDOWN_STAKES[history]


def kuhn_poker(payoffs: str) -> Game:
    """Return Kuhn poker with the `standard` or the `notebook` payoffs: 30 lines, 12 infosets."""
    lines = tuple(_line(payoffs, deal, history) for deal in DEALS for history in HISTORIES)
    return Game("kuhn_poker", lines, collect_infosets(lines, PLAYERS))


def _line(payoffs: str, deal: tuple[int, int], history: str) -> Line:
    steps = tuple(
        Step(PLAYERS[turn % 2], f"{deal[turn % 2]}{history[:turn]}", action)
        for turn, action in enumerate(history)
    )
    won = Fraction(terminal_payoff(payoffs, history, deal))
    chance = Fraction(1, len(DEALS))
    return Line(deal_label(deal), history, chance, steps, {PLAYERS[0]: won, PLAYERS[1]: -won})


def read_payoffs(value: object, where: str) -> str:
    """Return the payoff convention that `value` names."""
    return read_choice(value, where, tuple(FOLDS))


def read_game(value: object, where: str) -> Game:
    """Return the game that `{"name": "kuhn_poker", "payoffs": ...}` describes.

    Raises `UnsupportedError` for another game, `InvalidParametersError` for anything else that does not fit.
    """
    name = read_fields(value, where, ("name",), ("payoffs",))["name"]
    if isinstance(name, str) and name != "kuhn_poker":
        raise UnsupportedError(f'{where}.name: expected "kuhn_poker", found {found(name)}')
    fields = read_fields(value, where, ("name", "payoffs"))
    read_choice(name, f"{where}.name", ("kuhn_poker",))
    return kuhn_poker(read_payoffs(fields["payoffs"], f"{where}.payoffs"))
