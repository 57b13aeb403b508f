"""Parts of a game as docs/games.md writes them: ids in one line, histories, plans, trees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from twinproof.spec import labels
from twinproof.spec.answers.encoding import rational
from twinproof.spec.games import Game
from twinproof.spec.places import Place, Step, places
from twinproof.spec.plan import PurePlan
from twinproof.spec.tree import Choice, Decision, Draw, Terminal


def one_line(text: str) -> str:
    """Backslash, newline, carriage return and tab escaped, the rest as it is."""
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n")
    return escaped.replace("\r", "\\r").replace("\t", "\\t")


def step_text(action: str) -> str:
    """An action's id as a step of a history."""
    return action.replace("%", "%25").replace(" ", "%20")


def _step(game: Game, step: Step) -> str:
    label = game.draw(step.label) if isinstance(step, Draw) else game.action(step.infoset, step.action)
    return step_text(label)


def history_text(game: Game, place: Place) -> str:
    """A history in a text: a slash, then its steps."""
    return "/" + one_line(" ".join(_step(game, step) for step in place.path))


def infoset_text(game: Game, i: int, infoset: int) -> str:
    """`player_1 entrant`."""
    return f"{labels.player(i)} {one_line(game.infoset(infoset))}"


def actions_text(game: Game, infoset: int, actions: Iterable[int]) -> str:
    """`In, Out`."""
    return ", ".join(one_line(game.action(infoset, action)) for action in actions)


def plan_text(game: Game, plan: PurePlan, choices: Iterable[Choice]) -> str:
    """A plan's actions in canonical order; `-` where there are none."""
    return ", ".join(actions_text(game, infoset, [plan[infoset]]) for infoset, _ in choices) or "-"


def by_player(values: Iterable[Fraction | int | None]) -> dict[str, str]:
    """Player -> rational."""
    return {
        labels.player(i): rational(None if value is None else Fraction(value))
        for i, value in enumerate(values)
    }


def tree_nodes(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """History -> node, in depth-first order, as docs/protocol.md has a tree."""
    for place in places(game.tree):
        node = place.node
        if isinstance(node, Terminal):
            entry: dict[str, Any] = {"type": "terminal", "payoffs": [rational(u) for u in node.payoffs]}
        elif isinstance(node, Decision):
            entry = {
                "type": "decision",
                "player": labels.player(node.player),
                "infoset": game.infoset(node.infoset),
                "actions": [game.action(node.infoset, action) for action, _ in node.actions],
            }
        else:
            entry = {
                "type": "chance",
                "actions": [game.draw(draw.label) for draw, _ in node.outcomes],
                "probabilities": [rational(draw.probability) for draw, _ in node.outcomes],
            }
        yield " ".join(_step(game, step) for step in place.path), entry


def unlabelled_tree(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """The same without the labels of information sets, which are numbered in the order of first nodes."""
    numbers: dict[tuple[str, str], int] = {}
    nodes = list(tree_nodes(game))
    for _, entry in nodes:
        if entry["type"] == "decision":
            key = (entry["player"], entry["infoset"])
            entry["infoset"] = numbers.setdefault(key, len(numbers))
    return nodes
