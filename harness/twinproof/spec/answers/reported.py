"""What follows, exactly, from what an engine reports: from strategy tables, and from a game's tree."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, TypedDict

from twinproof.collection import collection_paused
from twinproof.spec import kuhn, labels
from twinproof.spec.answers.built_in import built_in_game
from twinproof.spec.answers.encoding import Answer, Params, present
from twinproof.spec.answers.extensive import answers_and_refusals, check_flags
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import game_of
from twinproof.spec.answers.reported_tree import read_tree, sums_to_one
from twinproof.spec.evaluate import expected_value, exploitability, nash_conv
from twinproof.spec.games import Game
from twinproof.spec.one_pass import forget_games
from twinproof.spec.tree import Node, players

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


class TreeAnswer(TypedDict):
    """What follows from a tree, quantity -> value; and, for what was asked and does not, quantity -> why."""

    answers: Answer
    refused: dict[str, str]


def answer_tree(params: Params, tree: Mapping[str, Any]) -> TreeAnswer:
    """What follows from the tree that an engine reports for an `extensive_game`.

    Nothing about a game that the spec builds itself. The names of players, `exact`, and the texts are
    answered only where they follow from tree and parameters. What does not fit the tree is refused, such as
    best responses where the spec finds imperfect recall; the rest is answered.
    Raises InvalidTreeError for a tree that is none, InvalidParametersError for parameters that fit no tree.
    """
    check_flags(params)
    if built_in_game(params["game"]) is not None:
        return {"answers": {}, "refused": {}}
    with collection_paused():
        game = read_tree(tree)
        try:
            answers, refused = answers_and_refusals(game, params)
            return {
                "answers": {**_known_of(params["game"], game, tree), **answers},
                "refused": {id_: str(error) for id_, error in refused.items()},
            }
        finally:
            forget_games()


def _known_of(named: Mapping[str, Any], game: Game, tree: Mapping[str, Any]) -> Answer:
    exact = sums_to_one(tree)
    # Doubles that happen to sum to 1 leave open whether they were taken as fractions or as they are.
    known: Answer = {} if exact and named["name"] == "openspiel" else {"exact": exact}
    if named["name"] != "efg":
        known["players"] = {labels.player(i): f"Player {i}" for i in players(game.tree)}
    return known


def _game(case_kind: str, params: Params) -> Node | None:
    if case_kind == "cfr":
        return game_of(params.get("game"))[0]
    if case_kind == "openspiel_reference" and params.get("task") == "cfr":
        return kuhn.tree(kuhn.Payoffs.STANDARD)
    return None
