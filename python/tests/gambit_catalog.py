"""The published games that Gambit ships, and what Gambit itself says of them."""

from collections.abc import Iterator
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import Any

import pygambit

FOLDER = Path(pygambit.__file__).parent / "catalog_data"
PATHS = sorted(FOLDER.rglob("*.efg"))
NAMES = [path.relative_to(FOLDER).as_posix() for path in PATHS]


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def load(name: str) -> pygambit.Game:
    return pygambit.read_efg(BytesIO((FOLDER / name).read_bytes()))


def recalling() -> list[str]:
    """Return the games of perfect recall: of the others Gambit computes no equilibria and no regrets."""
    return [name for name in NAMES if load(name).is_perfect_recall]


def exact(game: pygambit.Game, of_players: Any) -> tuple[Fraction, ...]:
    return tuple(Fraction(str(of_players[player])) for player in game.players)


def uniform_values(game: pygambit.Game) -> tuple[Fraction, ...]:
    """pygambit 17.0.0b2: payoffs of `mixed_behavior_profile`, which is uniform to begin with."""
    return exact(game, game.mixed_behavior_profile(rational=True).payoffs)


def uniform_regrets(game: pygambit.Game) -> tuple[Fraction, ...]:
    """pygambit 17.0.0b2: `player_regrets` on the reduced normal form; needs perfect recall."""
    return exact(game, game.mixed_behavior_profile(rational=True).as_strategy().player_regrets)


def equilibrium_payoffs(game: pygambit.Game) -> Iterator[tuple[Fraction, ...]]:
    """pygambit 17.0.0b2: payoffs of `nash.enumpure_solve`, on the reduced normal form."""
    for equilibrium in pygambit.nash.enumpure_solve(game).equilibria:
        yield exact(game, equilibrium.payoffs)
