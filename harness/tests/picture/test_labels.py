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


def test_lines_that_do_not_fit_keep_what_differs_by_short_names() -> None:
    # OpenSpiel 2.0.2: information_state_string of load_game_as_turn_based("goofspiel(num_cards=3)").
    hands = [("1", "1 2 3", ""), ("3", "1 2 3", ""), ("3 2", "1 2", "-3"), ("2 1", "1 3", "-3")]
    goofspiel = [
        f"Current player: 0\nPoint card sequence: {cards} \nP0 hand: {hand} \nP1 hand: {hand} \n"
        f"Win sequence: {won} \nPoints: 0 0 \n"
        for cards, hand, won in hands
    ]
    labels = [*distinct_labels(goofspiel).values()]
    assert labels[0] == "Point card sequence: 1"
    assert labels[2] == "Point card sequence: 3 2"


def test_fields_without_a_value_are_named_where_there_are_no_others() -> None:
    rows = [("", ""), ("1 2 3", "-3 -3"), ("1 2 3", "-3 0"), ("1 3 2", "-3 0")]
    ids = [f"P0 action sequence: {actions}\nWin sequence: {won}" for actions, won in rows]
    labels = [*distinct_labels(ids).values()]
    assert labels[1:] == ["P0as:1 2 3 Ws:-3 -3", "P0as:1 2 3 Ws:-3 0", "P0as:1 3 2 Ws:-3 0"]
    assert labels[0] == "P0as: Ws:"


def test_steps_between_slashes_are_words() -> None:
    # OpenSpiel 2.0.2: two information state strings of sheriff.
    ids = [f"T=5 num_illegal_items:3/bribe:{bribe}/feedback:1/bribe:1/feedback:0" for bribe in (1, 2)]
    assert [*distinct_labels(ids).values()] == ["bribe:1", "bribe:2"]


def test_labels_have_one_line() -> None:
    assert "\n" not in "".join(distinct_labels(["..\nox\n4\n", "x" * 40 + "\n" + "y" * 40]).values())


def test_words_that_all_have_are_dropped() -> None:
    ids = [f"the hand of the first player is {card} and the pot {pot}" for card in "KQ" for pot in (2, 14)]
    assert [*distinct_labels(ids).values()] == ["K 2", "K 14", "Q 2", "Q 14"]


def test_names_that_begin_alike_get_more_letters() -> None:
    ids = [
        f"[Private: {card}][Public: {public}][Round1: {first} ][Round2: {second} ]"
        for card in "KQ"
        for public in "KQ"
        for first in ("1 1", "1 2 1")
        for second in ("1 2 2", "2 2")
    ]
    assert distinct_labels(ids)[ids[0]] == "Pr:K Pu:K R1:1 1 R2:1 2 2"


def test_a_text_without_words_loses_its_common_ends() -> None:
    ids = [f"{'x' * 40}{middle}{'y' * 40}" for middle in ("ab", "cd")]
    assert [*distinct_labels(ids).values()] == ["ab", "cd"]


def test_an_id_alone_is_told_from_those_that_are_not_drawn() -> None:
    assert distinct_labels(LEDUC[3:4], LEDUC) == {LEDUC[3]: "[Private: 3]"}


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
