"""`openspiel_reference`: what OpenSpiel must say of Kuhn poker, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from twinproof.spec import kuhn, labels
from twinproof.spec.answers.encoding import Answer, Params, rational
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import one_of, record
from twinproof.spec.evaluate import expected_value, exploitability, nash_conv
from twinproof.spec.tree import Chance, Decision, Node, Terminal, infoset_count, node_count, players


def openspiel_reference(params: Params) -> Answer:
    """The tree, or the value of a profile; nothing for `cfr`, whose reported tables alone can be evaluated.

    Raises InvalidParametersError.
    """
    record(params, "params", ["game", "task"], ["profile", "checkpoints"])
    one_of(params["game"], "params.game", ["kuhn_poker"])
    game = kuhn.tree(kuhn.Payoffs.STANDARD)
    match one_of(params["task"], "params.task", ["tree", "profile", "cfr"]):
        case "tree":
            record(params, "params", ["game", "task"])
            return {
                "tree": dict(_nodes(game, [])),
                "node_count": node_count(game),
                "infoset_count": infoset_count(game),
            }
        case "profile":
            record(params, "params", ["game", "task", "profile"])
            sigma = read_profile(params["profile"])
            return {
                **{
                    f"expected_value.{labels.player(i)}": rational(expected_value(game, sigma, i))
                    for i in players(game)
                },
                "nash_conv": rational(nash_conv(game, sigma)),
                "exploitability": rational(exploitability(game, sigma)),
            }
        case _:
            record(params, "params", ["game", "task", "checkpoints"])
            return {}


def _nodes(node: Node, history: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """History -> node, in depth-first order; chance is labelled by cards, decisions by p and b."""
    match node:
        case Terminal(payoffs):
            entry: dict[str, Any] = {"type": "terminal", "payoffs": [rational(u) for u in payoffs]}
            below: list[tuple[str, Node]] = []
        case Chance(outcomes):
            below = [(str(draw.label), t) for draw, t in outcomes]
            entry = {
                "type": "chance",
                "actions": [action for action, _ in below],
                "probabilities": [rational(draw.probability) for draw, _ in outcomes],
            }
        case Decision(player, infoset, actions):
            below = [(labels.action(action), t) for action, t in actions]
            entry = {
                "type": "decision",
                "player": labels.player(player),
                "infoset": labels.infoset(infoset),
                "actions": [action for action, _ in below],
            }
    yield " ".join(history), entry
    for action, t in below:
        yield from _nodes(t, [*history, action])
