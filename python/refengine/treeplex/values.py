"""Expected values: the sum over the terminals of all realization weights times the payoff."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import prod
from operator import mul

from refengine.treeplex.realization import RealizationPlan, Row, realization_plan
from refengine.treeplex.sequence_form import SequenceForm
from refengine.treeplex.sequences import Treeplex


def realization_plans(form: SequenceForm, rows: Mapping[int, Row]) -> Sequence[RealizationPlan]:
    """Return each player's plan under the profile that plays `rows[infoset]` (an index into the tree's)."""
    return [realization_plan(treeplex, rows) for treeplex in form.players]


def expected_values(form: SequenceForm, plans: Sequence[RealizationPlan]) -> tuple[Fraction, ...]:
    """Return each player's expected payoff. Holds without perfect recall too: a point has one own past."""
    denominator = form.chance_plan.denominator * prod(plan.denominator for plan in plans)
    reach = list(terminal_weights(form, dict(enumerate(plans))))
    return tuple(
        Fraction(sum(map(mul, reach, numerators)), denominator * payoff_denominator)
        for numerators, payoff_denominator in zip(form.payoffs, form.payoff_denominators, strict=True)
    )


def terminal_weights(form: SequenceForm, plans: Mapping[int, RealizationPlan]) -> Iterator[int]:
    """Yield, for each terminal, chance's weight times that of each player (an index) who has a plan."""
    weights: Iterable[int] = _weights(form.chance, form.chance_plan)
    for player, plan in plans.items():
        weights = map(mul, weights, _weights(form.players[player], plan))
    yield from weights


def _weights(treeplex: Treeplex, plan: RealizationPlan) -> Iterator[int]:
    return map(plan.weights.__getitem__, treeplex.at_terminal)
