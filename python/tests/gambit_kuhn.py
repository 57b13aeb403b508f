"""Kuhn poker for Gambit, written from the rules as an .efg text that owes the engine nothing."""

from collections.abc import Mapping
from fractions import Fraction
from io import BytesIO
from typing import Any

import pygambit

Profile = Mapping[str, Mapping[str, Mapping[str, Fraction]]]
"""Player (player 1 first) -> infoset -> action -> probability."""

CARDS = "JQK"
DEALS = [(first, second) for first in range(3) for second in range(3) if first != second]


def kuhn_efg(fold_after_pass_bet: int, fold_after_bet: int) -> str:
    """Return the game with player 1's payoffs at `pbp` and `bp`; showdowns are for 1, or 2 after a call."""
    parts = ['EFG 2 R "Kuhn poker" { "player_1" "player_2" }']
    chances = " ".join(f'"{CARDS[first]}{CARDS[second]}" 1/6' for first, second in DEALS)
    parts.append(f'c "" 1 "" {{ {chances} }} 0')
    outcome = 0

    def end(payoff: int) -> str:
        nonlocal outcome
        outcome += 1
        return f't "" {outcome} "" {{ {payoff} {-payoff} }}'

    def decide(player: int, number: int, infoset: str) -> str:
        return f'p "" {player} {number} "{infoset}" {{ "p" "b" }} 0'

    for first, second in DEALS:
        won = 1 if first > second else -1
        parts += [
            decide(1, first + 1, f"{first}"),
            decide(2, second + 1, f"{second}p"),
            end(won),
            decide(1, first + 4, f"{first}pb"),
            end(fold_after_pass_bet),
            end(2 * won),
            decide(2, second + 4, f"{second}b"),
            end(fold_after_bet),
            end(2 * won),
        ]
    return "\n".join(parts) + "\n"


def load(payoffs: str) -> pygambit.Game:
    """Return Gambit's game for the standard payoffs, or for those of GT-13c's `PayoffP1`."""
    folds = {"standard": (-1, 1), "notebook": (1, -1)}[payoffs]
    return pygambit.read_efg(BytesIO(kuhn_efg(*folds).encode()))


def regrets(game: pygambit.Game, profile: Profile) -> dict[str, Fraction]:
    """Return what each player gains by the best deviation, on Gambit's reduced normal form, exactly."""
    return _exact(game, _behaviour(game, profile).as_strategy().player_regrets)


def expected_values(game: pygambit.Game, profile: Profile) -> dict[str, Fraction]:
    """Return each player's expected payoff, exactly."""
    return _exact(game, _behaviour(game, profile).payoffs)


def _exact(game: pygambit.Game, of_players: Any) -> dict[str, Fraction]:
    return {player: Fraction(str(of_players[player])) for player in game.players}


def _behaviour(game: pygambit.Game, profile: Profile) -> Any:
    behaviour = game.mixed_behavior_profile(rational=True)
    for seat, strategy in enumerate(profile.values()):
        for infoset, row in strategy.items():
            card, betting = int(infoset[0]), infoset[1:]
            deal = next(deal for deal in DEALS if deal[seat] == card)
            place = pygambit.H.path("".join(CARDS[each] for each in deal), *betting)
            behaviour.set_mixed_action(place, {action: str(share) for action, share in row.items()})
    return behaviour
