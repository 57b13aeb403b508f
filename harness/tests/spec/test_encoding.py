from __future__ import annotations

from fractions import Fraction

from twinproof.spec.answers.encoding import rational


def test_rationals_may_be_longer_than_python_converts() -> None:
    # Twelve rows of 500-digit probabilities, which a table may hold, multiply to more than 4,300 digits.
    assert rational(Fraction(1, 10**6000)) == "1/1" + "0" * 6000
