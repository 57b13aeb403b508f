"""A game's terminal lines as arrays: for each player, which own actions lie on each line."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from refengine.errors import ImperfectRecallError
from refengine.game import Game

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]


@dataclass(frozen=True)
class PlayerArrays:
    """One player's actions, counted through over all its infosets in table order.

    `infoset_of` (actions): the infoset of each action. `sizes` (infosets): its number of actions.
    `steps` (lines, longest): the player's actions on each line in order of play, padded with the number of
    actions, so that a policy with a 1 at its end gives neutral factors.
    `before` (infosets, longest): the own actions that lead to each infoset, padded alike.
    """

    keys: tuple[tuple[str, str], ...]
    infoset_of: Indices
    sizes: Floats
    steps: Indices
    before: Indices
    payoffs: Floats


@dataclass(frozen=True)
class GameArrays:
    """Chance's factor of each line, and each player's arrays in order of the players."""

    chance: Floats
    players: tuple[PlayerArrays, ...]


def game_arrays(game: Game) -> GameArrays:
    """Return the arrays of `game`; raise `ImperfectRecallError` if an infoset has two own pasts."""
    chance = np.array([float(line.chance) for line in game.lines])
    return GameArrays(chance, tuple(_player_arrays(game, player) for player in game.players))


def _player_arrays(game: Game, player: str) -> PlayerArrays:
    infosets = game.infosets[player]
    keys = tuple((infoset, action) for infoset, actions in infosets.items() for action in actions)
    position = {key: index for index, key in enumerate(keys)}
    sequences = [
        [position[step.infoset, step.action] for step in line.steps if step.player == player]
        for line in game.lines
    ]
    pasts = _own_pasts(player, keys, sequences)
    numbers = {infoset: index for index, infoset in enumerate(infosets)}
    return PlayerArrays(
        keys=keys,
        infoset_of=np.array([numbers[infoset] for infoset, _ in keys], dtype=np.intp),
        sizes=np.array([len(actions) for actions in infosets.values()], dtype=np.float64),
        steps=_padded(sequences, len(keys)),
        before=_padded([pasts[infoset] for infoset in infosets], len(keys)),
        payoffs=np.array([float(line.payoffs[player]) for line in game.lines]),
    )


def _own_pasts(
    player: str, keys: tuple[tuple[str, str], ...], sequences: list[list[int]]
) -> Mapping[str, list[int]]:
    pasts: dict[str, list[int]] = {}
    for sequence in sequences:
        for depth, action in enumerate(sequence):
            infoset = keys[action][0]
            if pasts.setdefault(infoset, sequence[:depth]) != sequence[:depth]:
                raise ImperfectRecallError(f"{player}: expected one own past at infoset {infoset}, found two")
    return pasts


def _padded(rows: list[list[int]], filler: int) -> Indices:
    longest = max(map(len, rows))
    padded = [[*row, *[filler] * (longest - len(row))] for row in rows]
    return np.array(padded, dtype=np.intp).reshape(len(rows), longest)
