"""The uniform profile, and tables of random exact rows in every form that a probability may have."""

from __future__ import annotations

import random
from fractions import Fraction

from random_games.game import Game, Infoset, action_ids, infoset_ids
from twinproof.model import Json

UNIFORM: dict[str, Json] = {"name": "uniform"}


def random_table(game: Game, seed: int) -> dict[str, Json]:
    """Every row of every player who has any; many probabilities are 0, so that much is out of reach.

    A row depends on the seed and the information set's number: it stays while the game around it shrinks.
    """
    form = random.Random(seed).choice((str, str, _shortest, float))
    table: dict[str, Json] = {}
    for player in range(1, len(game.players) + 1):
        rows: dict[str, Json] = {}
        for infoset, name in infoset_ids(game, player).items():
            row = _row(infoset, seed)
            rows[name] = {action: form(p) for action, p in zip(action_ids(infoset), row, strict=True)}
        if rows:
            table[f"player_{player}"] = rows
    return {"table": table}


def _row(infoset: Infoset, seed: int) -> list[Fraction]:
    choose = random.Random(f"{seed} {infoset.player} {infoset.number}")
    shares = [choose.choice((0, 0, 1, 1, 2, 3, 7)) for _ in infoset.actions]
    shares = shares if any(shares) else [1 for _ in shares]
    return [Fraction(share, sum(shares)) for share in shares]


def _shortest(probability: Fraction) -> Json:
    """0 and 1 as integers, halves and quarters as decimals."""
    if probability.denominator == 1:
        return int(probability)
    return str(float(probability)) if probability.denominator in (2, 4) else str(probability)
