from collections.abc import Mapping
from fractions import Fraction

import pytest

from refengine.ports.dictionaries import Policy, blueprint, naive, safe, uniform
from refengine.ports.printing import four_digits
from refengine.ports.report import report


@pytest.mark.parametrize(
    ("policy", "line"),
    [
        # GT-13c, section 3: the lines that Report prints, against the blueprint.
        (blueprint(), "0.0000 0.0000 +0.6667 +0.6667 +1.3333"),
        (naive(), "-1.0000 +1.0000 +0.1667 +1.6667 +1.8333"),
        (safe(), "0.0000 0.0000 +0.6667 +0.6667 +1.3333"),
    ],
    ids=["blueprint", "naive", "safe"],
)
def test_the_report_prints_what_the_source_prints(policy: Policy[Fraction], line: str) -> None:
    figures: Mapping[str, Fraction] = report("notebook", policy, blueprint())

    assert list(figures) == ["v1", "v2", "exploit_2", "exploit_1", "total"]
    assert " ".join(four_digits(float(figure)) for figure in figures.values()) == line


def test_a_dictionary_that_mixes_is_taken_for_one_that_passes() -> None:
    # The source's P1Profile and P2Profile bet if and only if P(b) > 0.5: uniform becomes check and fold. Then
    # every deal is a showdown for 1, and nobody gains: a bet is folded to, which pays the bettor -1 here.
    assert report("notebook", uniform(), uniform()) == {
        "v1": 0,
        "v2": 0,
        "exploit_2": 0,
        "exploit_1": 0,
        "total": 0,
    }


def test_just_over_one_half_is_a_bet() -> None:
    over = {key: {"p": Fraction(49, 100), "b": Fraction(51, 100)} for key in uniform()}

    # Both always bet and call: showdowns for 2, which cancel over the six deals.
    assert report("notebook", over, over)["v1"] == 0
    # Player 2's best answer to a bet that is always made: fold, for +1, but call with the king, for +2. The
    # jack and the queen earn 1, the king 2, on average 4/3.
    assert report("notebook", over, over)["exploit_2"] == Fraction(4, 3)
