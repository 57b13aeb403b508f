"""The quantities of `extensive_game` with `subgame_perfection`: all equilibria, ties included."""

from fractions import Fraction
from itertools import islice

from refengine.normal_form.plans import Plan, plan_number, plan_text
from refengine.perfection.equilibria import Equilibrium, subgame_perfect_equilibria
from refengine.perfection.outcomes import equilibrium_outcomes, require_perfect_information
from refengine.quantity import Quantity
from refengine.trees.model import GameTree, Infoset, infosets_of, player_id

DEFINITION = "GameSpec.Subgame.equilibria"


def perfection_quantities(tree: GameTree) -> list[Quantity]:
    """Return the number of equilibria, their plans and their outcomes.

    Raises `InvalidParametersError` without perfect information, `UnsupportedError` beyond 1,024 equilibria.
    """
    require_perfect_information(tree)
    outcomes = equilibrium_outcomes(tree)
    count = sum(outcomes[0].values())
    equilibria = subgame_perfect_equilibria(tree, outcomes)
    profiles = [_plans(tree, each) for each in equilibria]
    numbers = [" ".join(str(plan_number(*plan)) for plan in profile) for profile in profiles]
    plans = [" | ".join(plan_text(*plan) for plan in profile) for profile in profiles]
    payoffs = {
        number: {player_id(player): value for player, value in enumerate(each.payoffs)}
        for number, each in zip(numbers, equilibria, strict=True)
    }
    return [
        Quantity("subgame_perfect_count", "rational", Fraction(count), definition=DEFINITION),
        Quantity("subgame_perfect_equilibria", "text", "\n".join(numbers), definition=DEFINITION),
        Quantity("subgame_perfect_plans", "text", "\n".join(plans), definition=DEFINITION),
        Quantity("subgame_perfect_outcomes", "table", payoffs, "rational", definition=DEFINITION),
    ]


def _plans(tree: GameTree, equilibrium: Equilibrium) -> list[tuple[tuple[Infoset, ...], Plan]]:
    """Return each player's information sets and what the equilibrium plays there."""
    owned = [infosets_of(tree, player) for player in range(len(tree.players))]
    choices = iter(equilibrium.choices)
    return [(infosets, tuple(islice(choices, len(infosets)))) for infosets in owned]
