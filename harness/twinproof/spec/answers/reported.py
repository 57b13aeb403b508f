"""What an engine's reported strategy tables are worth, exactly: a float is a binary fraction."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from twinproof.spec import kuhn
from twinproof.spec.answers.encoding import Params, present
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import game_of
from twinproof.spec.evaluate import expected_value, exploitability, nash_conv
from twinproof.spec.tree import Node

PREFIX = "average_strategy."


def answer_reported(
    case_kind: str, params: Params, quantities: Mapping[str, Any]
) -> dict[str, dict[str, Fraction]]:
    """Series (checkpoint -> exact value) of the average strategies that an engine reports for a CFR case.

    `quantities` is what the engine reported, id -> value; of it every `average_strategy.{checkpoint}` is
    read, whether or not the case asked for it. Values are to player 1, in chips per deal, under
    `expected_value`, `nash_conv` and `exploitability`. Empty for a case kind that reports no strategies.
    Raises InvalidProfileError for a table that is no profile, InvalidParametersError for a game that is not
    known.
    """
    game = _game(case_kind, params)
    if game is None:
        return {}
    tables = {
        name.removeprefix(PREFIX): read_profile({"table": value}, name)
        for name, value in quantities.items()
        if name.startswith(PREFIX)
    }
    return {
        "expected_value": {at: present(expected_value(game, sigma, 0)) for at, sigma in tables.items()},
        "nash_conv": {at: present(nash_conv(game, sigma)) for at, sigma in tables.items()},
        "exploitability": {at: present(exploitability(game, sigma)) for at, sigma in tables.items()},
    }


def _game(case_kind: str, params: Params) -> Node | None:
    if case_kind == "cfr":
        return game_of(params.get("game"))[0]
    if case_kind == "openspiel_reference" and params.get("task") == "cfr":
        return kuhn.tree(kuhn.Payoffs.STANDARD)
    return None
