"""Realization plans in integers over a common denominator."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from refengine.errors import UnsupportedError
from refengine.treeplex.sequences import EMPTY, Treeplex

# A gibibyte: beyond, a result would have too many digits for any fixture, or the machine no room.
MOST_BITS = 2**33


@dataclass(frozen=True)
class Row:
    """A distribution over actions: `numerators` over one `denominator`."""

    numerators: Sequence[int]
    denominator: int


@dataclass(frozen=True)
class RealizationPlan:
    """For each sequence the product of its actions' probabilities: `weights` over one `denominator`."""

    weights: Sequence[int]
    denominator: int


def common_row(probabilities: Sequence[Fraction]) -> Row:
    """Return the row over the smallest common denominator of its probabilities."""
    denominator = lcm(*(probability.denominator for probability in probabilities))
    return Row([p.numerator * (denominator // p.denominator) for p in probabilities], denominator)


def common_rows(profile: Sequence[Sequence[Fraction]]) -> Mapping[int, Row]:
    """Return information set (its index) -> row; what is one object in the profile is read once."""
    read: dict[int, Row] = {}
    return {
        index: read[id(row)] if id(row) in read else read.setdefault(id(row), common_row(row))
        for index, row in enumerate(profile)
    }


def realization_plan(
    treeplex: Treeplex, rows: Mapping[int, Row], most_bits: int = MOST_BITS
) -> RealizationPlan:
    """Return the plan that plays the row of each information set (for chance, node) wherever it is reached.

    Along a sequence each row's denominator divides the weight before it: no weight is rounded, and no
    fraction reduced. Raises `UnsupportedError` where all weights together might take more than `most_bits`.
    """
    weights = [1] * treeplex.size
    weights[EMPTY] = _denominator(treeplex, rows, most_bits)
    for infoset, parent, first, actions in zip(
        treeplex.infoset, treeplex.parent, treeplex.first, treeplex.actions, strict=True
    ):
        row = rows[infoset]
        share = weights[parent] // row.denominator
        weights[first : first + actions] = [share * numerator for numerator in row.numerators]
    return RealizationPlan(weights, weights[EMPTY])


def _denominator(treeplex: Treeplex, rows: Mapping[int, Row], most_bits: int) -> int:
    """Return a common denominator of all weights: from the last points to the first, what each row needs."""
    needed = [1] * treeplex.size
    for point in range(len(treeplex.first) - 1, -1, -1):
        parent, first = treeplex.parent[point], treeplex.first[point]
        after = slice(first, first + treeplex.actions[point])
        here = rows[treeplex.infoset[point]].denominator * lcm(*needed[after])
        # What is below is settled: its room is needed further up.
        needed[after] = [1] * treeplex.actions[point]
        needed[parent] = lcm(needed[parent], here)
        if needed[parent].bit_length() * treeplex.size > most_bits:
            raise UnsupportedError(
                f"expected probabilities whose products have a common denominator of at most "
                f"{most_bits // treeplex.size} bits (a game with {treeplex.size} sequences of a player), "
                f"found one of {needed[parent].bit_length()} bits or more: give fewer digits"
            )
    return needed[EMPTY]
