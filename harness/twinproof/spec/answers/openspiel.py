"""`openspiel_reference`: what OpenSpiel must say of Kuhn poker, exactly."""

from __future__ import annotations

from twinproof.spec import kuhn, labels
from twinproof.spec.answers.encoding import Answer, Params, rational
from twinproof.spec.answers.game_text import tree_nodes
from twinproof.spec.answers.profiles import read_profile
from twinproof.spec.answers.reading import one_of, record
from twinproof.spec.evaluate import expected_value, exploitability, nash_conv
from twinproof.spec.games import Game
from twinproof.spec.tree import infoset_count, node_count, players


def openspiel_reference(params: Params) -> Answer:
    """The tree, or the value of a profile.

    Nothing of `cfr`, whose reported tables alone can be evaluated, nor of what OpenSpiel prints.

    Raises InvalidParametersError.
    """
    record(params, "params", ["game", "task"], ["profile", "checkpoints", "budget"])
    one_of(params["game"], "params.game", ["kuhn_poker"])
    game = kuhn.tree(kuhn.Payoffs.STANDARD)
    tasks = ["tree", "profile", "cfr", "attributes", "playout", "exploration"]
    match one_of(params["task"], "params.task", tasks):
        case "tree":
            record(params, "params", ["game", "task"])
            return {
                "tree": dict(tree_nodes(_game())),
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
        case "cfr":
            record(params, "params", ["game", "task", "checkpoints"])
        case "exploration":
            record(params, "params", ["game", "task", "budget"])
        case _:
            record(params, "params", ["game", "task"])
    return {}


def _game() -> Game:
    """Chance is labelled by cards, decisions by p and b."""
    return Game(
        title="",
        players=(),
        tree=kuhn.tree(kuhn.Payoffs.STANDARD),
        infoset=labels.infoset,
        action=lambda _, number: labels.action(number),
        draw=str,
    )
