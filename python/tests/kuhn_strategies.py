"""Random behaviour profiles of Kuhn poker, for laws that hold for every profile."""

from fractions import Fraction

from hypothesis import strategies as st

from refengine.kuhn import kuhn_poker
from refengine.kuhn_profiles import from_bets
from refengine.profiles import Profile

STANDARD = kuhn_poker("standard")
NOTEBOOK = kuhn_poker("notebook")
INFOSETS = [infoset for infosets in STANDARD.infosets.values() for infoset in infosets]

# Forty-eighths: halves, thirds and their like, zero and one included, and cheap to multiply.
probabilities = st.integers(0, 48).map(lambda parts: Fraction(parts, 48))
games = st.sampled_from([STANDARD, NOTEBOOK])


def _profile(bets: list[Fraction]) -> Profile:
    return from_bets(STANDARD, dict(zip(INFOSETS, bets, strict=True)).__getitem__)


profiles = st.lists(probabilities, min_size=12, max_size=12).map(_profile)
