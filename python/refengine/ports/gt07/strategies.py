"""GT-07, section 3: `PureStrategies`, the contingent plans of a player."""

from collections.abc import Mapping, Sequence
from itertools import product

from refengine.ports.gt07.model import ExtensiveFormGame

Plan = Mapping[str, str]
"""Infoset -> action."""


def pure_strategies(game: ExtensiveFormGame, player: int) -> list[Plan]:
    """Return all plans of player 1 or 2; of his infosets, as they were entered, the last varies fastest."""
    infosets = {
        infoset: game.nodes[members[0]].actions
        for infoset, members in game.infosets.items()
        if game.nodes[members[0]].player == player
    }
    return [dict(zip(infosets, actions, strict=True)) for actions in product(*infosets.values())]


def plan_text(plan: Plan) -> str:
    """Return the plan's actions as the source prints them: `{Bet,Check}`."""
    return "{" + ",".join(plan.values()) + "}"


def plans_text(plans: Sequence[Plan]) -> str:
    """Return the plans on one line, two blanks between them."""
    return "  ".join(map(plan_text, plans))
