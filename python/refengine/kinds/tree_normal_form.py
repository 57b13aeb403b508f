"""The quantities of `extensive_game` with `normal_form`: plans, payoffs, pure equilibria, dominated plans."""

from collections.abc import Callable
from itertools import product

from refengine.normal_form.comparison import pure_equilibria, strictly_dominated, weakly_dominated
from refengine.normal_form.payoffs import NormalForm, normal_form
from refengine.normal_form.plans import plan_text, require_few_plans
from refengine.quantity import Quantity
from refengine.treeplex.sequence_form import sequence_form
from refengine.trees.model import GameTree, infosets_of, player_id
from refengine.trees.sizes import plan_counts

NONE = "none"
DEFINED_IN = "GameSpec.NormalForm"


def normal_form_quantities(tree: GameTree) -> list[Quantity]:
    """Return plans, matrix, equilibria and dominance.

    Raises `UnsupportedError`, before anything is listed, where there are too many plans or profiles.
    """
    require_few_plans(plan_counts(tree))
    form = normal_form(sequence_form(tree))
    players = [player_id(player) for player in range(len(tree.players))]
    plans = {
        name: {
            str(number): plan_text(infosets_of(tree, player), plan)
            for number, plan in enumerate(form.plans[player], start=1)
        }
        for player, name in enumerate(players)
    }
    names = [" ".join(numbers) for numbers in product(*plans.values())]
    payoffs = {
        name: {each: form.payoff(player, profile) for player, each in enumerate(players)}
        for profile, name in enumerate(names)
    }
    equilibria = "\n".join(names[profile] for profile in pure_equilibria(form)) or NONE
    return [
        Quantity("plans", "table", plans, "text", definition="GameSpec.Plan.plans"),
        Quantity("normal_form", "table", payoffs, "rational", definition=f"{DEFINED_IN}.payoffs"),
        Quantity("pure_equilibria", "text", equilibria, definition=f"{DEFINED_IN}.pureEquilibria"),
        _dominance(form, players, "strictly_dominated", strictly_dominated, "strictlyDominated"),
        _dominance(form, players, "weakly_dominated", weakly_dominated, "weaklyDominated"),
    ]


def _dominance(
    form: NormalForm,
    players: list[str],
    identifier: str,
    dominated: Callable[[NormalForm, int], list[int | None]],
    definition: str,
) -> Quantity:
    table = {
        name: {
            str(number): NONE if by is None else str(by + 1)
            for number, by in enumerate(dominated(form, player), start=1)
        }
        for player, name in enumerate(players)
    }
    return Quantity(identifier, "table", table, "text", definition=f"{DEFINED_IN}.{definition}")
