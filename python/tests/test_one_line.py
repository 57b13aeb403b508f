"""The one-line form of texts (games.md, "Ids and order")."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refengine.trees.one_line import history_text, number_text, one_line, payoffs_text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *(("a b", "a b"), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"), ("\\n", "\\\\n")),
        # Every other character as it is, other line separators included.
        *(("\u2028", "\u2028"), ("\x0b", "\x0b"), ('"', '"'), ("|", "|")),
    ],
)
def test_one_line(text: str, expected: str) -> None:
    assert one_line(text) == expected


@given(st.lists(st.text(st.sampled_from("\\nrt\n\r\t")), unique=True))
def test_texts_stay_apart_and_on_one_line(texts: list[str]) -> None:
    lines = [one_line(text) for text in texts]

    assert len(set(lines)) == len(texts)
    assert not any(mark in line for line in lines for mark in "\n\r\t")


def test_numbers_and_histories() -> None:
    assert [number_text(Fraction(each)) for each in ("-2", "2/6", "-1/3", "0")] == ["-2", "1/3", "-1/3", "0"]
    assert payoffs_text((Fraction(1), Fraction(-1, 2))) == "1, -1/2"
    assert (history_text(""), history_text("a b\n")) == ("/", "/a b\\n")
