"""Profiles of any game as a case gives them: uniform, or a table of every infoset's row."""

from __future__ import annotations

from typing import Any

from twinproof.spec import labels, profile
from twinproof.spec.answers.encoding import rational
from twinproof.spec.answers.errors import InvalidProfileError
from twinproof.spec.answers.reading import named, one_of, record
from twinproof.spec.answers.rows import Names, read_strategy
from twinproof.spec.games import Game
from twinproof.spec.places import infosets
from twinproof.spec.tree import players


def read_game_profile(value: Any, where: str, game: Game) -> profile.Table:
    """The exact table of a profile: `{"name": "uniform"}` or a table.

    Raises InvalidProfileError: what was expected, what was found, where.
    """
    fields = named(value, where, InvalidProfileError)
    if "table" not in fields:
        record(fields, where, ["name"], (), InvalidProfileError)
        one_of(fields["name"], f"{where}.name", ["uniform"], InvalidProfileError)
        return profile.even(game.tree)
    record(fields, where, ["table"], (), InvalidProfileError)
    names = {labels.player(i): _names(i, game) for i in players(game.tree)}
    needed = [name for name, own in names.items() if own]
    parts = record(fields["table"], f"{where}.table", needed, names, InvalidProfileError)
    sigma: dict[int, profile.Row] = {}
    for name, own in names.items():
        sigma.update(read_strategy(parts.get(name, {}), f"{where}.table.{name}", own))
    return sigma


def strategy_table(sigma: profile.Table, game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """Player -> infoset -> action -> probability, in canonical order."""
    return {
        labels.player(i): {
            game.infoset(infoset): {
                game.action(infoset, action): rational(sigma[infoset][action]) for action in actions
            }
            for infoset, actions in infosets(i, game.tree)
        }
        for i in players(game.tree)
    }


def _names(i: int, game: Game) -> Names:
    return {
        game.infoset(infoset): (infoset, {game.action(infoset, action): action for action in actions})
        for infoset, actions in infosets(i, game.tree)
    }
