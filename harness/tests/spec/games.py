"""Games and profiles for the tests, and evaluation in another shape than the spec's."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st

from twinproof.spec import kuhn, profile
from twinproof.spec.profile import Table
from twinproof.spec.tree import Chance, Decision, Node, Terminal

FEW = settings(max_examples=20, deadline=None)
"""Rational arithmetic on whole games is slow enough, on a busy machine, to miss any deadline."""

LEAN = Path(__file__).parents[3] / "lean_spec"
STANDARD = kuhn.tree(kuhn.Payoffs.STANDARD)
NOTEBOOK = kuhn.tree(kuhn.Payoffs.NOTEBOOK)


def bets(numbers: tuple[int, ...]) -> st.SearchStrategy[Table]:
    """Rows of two actions under the given numbers, each with a probability of n/12."""
    probability = st.integers(0, 12).map(lambda n: Fraction(n, 12))
    return st.tuples(*[probability] * len(numbers)).map(
        lambda row: profile.of_bets(zip(numbers, row, strict=True))
    )


profiles = bets(kuhn.INFOSETS)
games = st.sampled_from([STANDARD, NOTEBOOK])


def value(node: Node, sigma: Table, i: int) -> Fraction:
    """The value to player i, from the leaves upwards: no list of terminal histories."""
    match node:
        case Terminal(payoffs):
            return payoffs[i]
        case Chance(outcomes):
            return sum((draw.probability * value(t, sigma, i) for draw, t in outcomes), Fraction(0))
        case Decision(_, infoset, actions):
            return sum((sigma[infoset][a] * value(t, sigma, i) for a, t in actions), Fraction(0))


def best_by_substitution(game: Node, sigma: Table, own: range, i: int) -> Fraction:
    """The best value to player i when each of his pure strategies is put into the profile as rows."""
    pure = product([Fraction(0), Fraction(1)], repeat=len(own))
    return max(value(game, {**sigma, **profile.of_bets(zip(own, choice, strict=True))}, i) for choice in pure)


def entry_game() -> Node:
    """An entrant stays out (0, 2) or enters; the incumbent then fights (-1, -1) or shares (1, 1)."""

    def pays(*amounts: int) -> Terminal:
        return Terminal(tuple(map(Fraction, amounts)))

    return Decision(0, 0, ((0, pays(0, 2)), (1, Decision(1, 1, ((0, pays(-1, -1)), (1, pays(1, 1)))))))
