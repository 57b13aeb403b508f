"""Best responses with perfect recall: from the treeplex's last points to the first, each takes its best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from refengine.treeplex.realization import RealizationPlan
from refengine.treeplex.sequence_form import SequenceForm
from refengine.treeplex.sequences import EMPTY
from refengine.treeplex.values import terminal_weights


@dataclass(frozen=True)
class BestResponse:
    """The most that a player can get against the others, and where he gets it.

    `optimal`: information set (an index into the tree's) -> positions of the actions of the largest
    counterfactual value, the player himself optimal from there on.
    """

    value: Fraction
    optimal: Mapping[int, tuple[int, ...]]


def best_response(form: SequenceForm, plans: Sequence[RealizationPlan], player: int) -> BestResponse:
    """Return the best response of the player (an index) to the others' plans; his own is not read.

    Values are linear in his realization plan, so the best plan is found point by point. The tree must have
    perfect recall: otherwise an information set has more than one point and none can choose for it.
    """
    others = {other: plan for other, plan in enumerate(plans) if other != player}
    treeplex = form.players[player]
    values = [0] * treeplex.size
    for sequence, weight, payoff in zip(
        treeplex.at_terminal, terminal_weights(form, others), form.payoffs[player], strict=True
    ):
        values[sequence] += weight * payoff
    optimal: dict[int, tuple[int, ...]] = {}
    for point in range(len(treeplex.first) - 1, -1, -1):
        first = treeplex.first[point]
        choices = values[first : first + treeplex.actions[point]]
        best = max(choices)
        values[treeplex.parent[point]] += best
        optimal[treeplex.infoset[point]] = tuple(
            position for position, value in enumerate(choices) if value == best
        )
    denominator = prod(plan.denominator for plan in others.values())
    denominator *= form.chance_plan.denominator * form.payoff_denominators[player]
    return BestResponse(Fraction(values[EMPTY], denominator), optimal)
