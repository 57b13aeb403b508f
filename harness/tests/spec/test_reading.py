from __future__ import annotations

from fractions import Fraction

import pytest

from twinproof.spec import InvalidProfileError
from twinproof.spec.answers.reading import number

LONG = "1" + "0" * 49_999
"""50,000 digits: as many as protocol.md lets a numerator or a denominator have."""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1/3", Fraction(1, 3)),
        ("2/6", Fraction(1, 3)),
        ("-0.05", Fraction(-1, 20)),
        ("+3", Fraction(3)),
        ("0.1" + "0" * 1_100, Fraction(1, 10)),
        (LONG, Fraction(10**49_999)),
        (f"1/{LONG}", Fraction(1, 10**49_999)),
        (f"-{LONG[:-1]}1/{LONG}", Fraction(-(10**49_999 + 1), 10**49_999)),
        ("0." + "0" * 49_998 + "1", Fraction(1, 10**49_999)),
    ],
    ids=map(str, range(9)),
)
def test_a_number_is_exact_up_to_the_length_of_the_protocol(text: str, value: Fraction) -> None:
    assert number(text, "here") == value


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (f"{LONG}0", "50,001"),
        (f"1/{LONG}0", "50,003"),
        ("0." + "0" * 49_999 + "1", "50,002"),
        ("0" * 100_010, "100,010"),
    ],
    ids=map(str, range(4)),
)
def test_a_longer_one_is_refused_in_few_words(text: str, size: str) -> None:
    with pytest.raises(InvalidProfileError) as raised:
        number(text, "here", InvalidProfileError)
    message = str(raised.value)
    assert message.startswith("here: expected a number of at most 50,000 digits, found '")
    assert message.endswith(f"... ({size} characters)")
    assert len(message) < 200


@pytest.mark.parametrize("text", ["1/0", "0/0", "1e3", " 1", "1/-3", "", "\N{ARABIC-INDIC DIGIT ONE}", "1_0"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(InvalidProfileError, match=r"^here: expected a number"):
        number(text, "here", InvalidProfileError)
