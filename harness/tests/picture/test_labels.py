from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from twinproof.picture.labels import MOST, distinct_labels, number, shortened, width_of

# OpenSpiel's information state strings of leduc_poker, docs/games.md.
LEDUC = [
    f"[Observer: 0][Private: {card}][Round 1][Player: 0][Pot: 2][Money: 99 99][Round1: ][Round2: ]"
    for card in range(6)
]


def test_long_ids_are_told_apart_by_what_differs() -> None:
    assert list(distinct_labels(LEDUC).values()) == [f"[Private: {card}]" for card in range(6)]


def test_short_ids_stay_as_they_are() -> None:
    assert distinct_labels(["0", "0pb"]) == {"0": "0", "0pb": "0pb"}


@given(st.lists(st.text(min_size=1, max_size=80), unique=True, max_size=6))
def test_labels_fit_and_differ_where_ids_do(ids: list[str]) -> None:
    labels = distinct_labels(ids)
    assert len(set(labels.values())) == len(ids)
    assert all(len(label) <= MOST for label in labels.values())


def test_numbers_are_exact_while_short() -> None:
    assert [number(each) for each in ("1/3", "2/1", "-1/2", "1/1234567891")] == [
        "1/3",
        "2",
        "-1/2",
        "≈8.1e-10",
    ]
    assert number("6004799503160661/18014398509481984") == "≈0.333333"


def test_wide_characters_take_two_columns() -> None:
    assert width_of("日本", 10) == width_of("abcd", 10)
    assert shortened("a\nb") == "a b"
