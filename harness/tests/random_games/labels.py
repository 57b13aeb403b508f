"""The texts and numbers that games are made of: plain ones, and odd ones that are as legal."""

from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import strategies as st

ODD = (
    *("", " ", "  x ", "#", "#1", "#2", "%", "%20", "%25", '"', "'", '""', "\\", "\\\\", "\\n", "a\\", '\\"'),
    *(
        "a\nb",
        "\n",
        "\r\n",
        "\r",
        "\t",
        "a b",
        ", ",
        " | ",
        "/",
        "-",
        "none",
        "0",
        "1/2",
        "{",
        "}",
        "{ 1, 2 }",
    ),
    *(
        "é",
        "e\u0301",
        "名",
        "😀",
        "ß",
        "İ",
        "\u2028",
        "\x0b",
        "\x85",
        "\x00",
        "\ufeff",
        "\u202e",
        "player_1",
        "c",
        "t",
    ),
)
"""Empty, blank, quoted, escaped, broken over lines, beyond the basic plane, or like the rest of a file."""

PLAIN = tuple("abcdefghijklmnop")

any_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
"""Without half a surrogate pair, which JSON and UTF-8 do not have."""

label_pools = st.just(PLAIN) | st.lists(st.sampled_from(ODD) | any_text, min_size=1, max_size=8).map(tuple)
"""What the labels of one game are taken from; a small pool has duplicates in every place."""


def payoff(choose: random.Random) -> Fraction:
    """Mostly a small integer (so there are ties); fractions, decimals; seldom beyond a double or 64 bits."""
    match choose.choices(("small", "fraction", "decimal", "large"), (12, 4, 3, 1))[0]:
        case "small":
            return Fraction(choose.randint(-3, 3))
        case "fraction":
            return Fraction(choose.randint(-9, 9), choose.randint(1, 9))
        case "decimal":
            return Fraction(choose.randint(-999, 999), choose.choice((10, 100, 1000)))
        case _:
            return Fraction(choose.randint(-(10**20), 10**20), choose.choice((1, 7**20, 10**20)))


def probabilities(choose: random.Random, number: int) -> tuple[Fraction, ...]:
    """Positive and exact: uniform, in small shares, or in shares that no double holds."""
    most = choose.choice((1, 9, 10**6, 10**20))
    shares = [choose.randint(1, most) for _ in range(number)]
    return tuple(Fraction(share, sum(shares)) for share in shares)
