from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.documents import exact_text, format_rational, parse_rational


@given(st.fractions())
def test_rationals_come_back(value: Fraction) -> None:
    text = format_rational(value)
    assert parse_rational(text) == value
    assert Fraction(text) == value
    assert "/" in text
    assert exact_text(value) == str(value)


def test_rationals_may_be_longer_than_python_converts() -> None:
    # 3^20000 has 9,543 digits (20000 log10 3 = 9542.4); Python's own conversions stop at 4,300.
    value = Fraction(-(3**20000), 2**20000)
    text = format_rational(value)
    assert len(text.split("/", maxsplit=1)[0]) == 1 + 9543
    assert parse_rational(text) == value
    assert exact_text(value) == text
    assert exact_text(Fraction(3**20000)) == text[1:].split("/", maxsplit=1)[0]


@pytest.mark.parametrize(
    "text",
    [
        "2/4",
        "0/2",
        "1",
        "1/-2",
        "+1/2",
        "01/2",
        "1/02",
        "-0/1",
        " 1/2",
        "1/2\n",
        "1/0",
        "1.5/2",
        "",
        "/",
        "١/2",
    ],
)
def test_only_lowest_terms_are_read(text: str) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        parse_rational(text)
