"""Values in messages: whole where they are short, cut where they are long."""

import re
from fractions import Fraction
from time import process_time

import pytest
from conftest import RunRequest, request_for

from refengine.errors import InvalidParametersError
from refengine.parameters import cut, found, member, number_shown
from refengine.profiles import read_row

LONG = "x" * 1_000_000


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (Fraction(-5, 6), "-5/6"),
        (7, "7"),
        (10**80 - 1, "9" * 80),
        (-(10**80), "an integer of about 81 digits"),
        (Fraction(1, 10**90), "a fraction of about 1 digits over about 91"),
    ],
)
def test_numbers_are_shown_whole_or_by_their_size(number: int | Fraction, text: str) -> None:
    assert number_shown(number) == text


def test_a_number_of_a_million_digits_is_shown_in_no_time() -> None:
    began = process_time()
    shown = number_shown(1 << 33_219_281), found(1 << 33_219_281)

    # log10(2) * 33,219,281 = 10,000,000.03: ten million digits and one, to write which takes hours.
    assert shown == ("an integer of about 10000001 digits",) * 2
    assert process_time() - began < 2


def test_texts_are_cut_after_80_characters() -> None:
    assert cut("x" * 80) == "x" * 80
    assert cut("x" * 81) == "x" * 80 + "..."
    assert member("params.profile", LONG) == "params.profile." + "x" * 80 + "..."


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"p": "1" * 3_000, "b": "0"}, 'exactly 1, found "an integer of about 3000 digits'),
        # Their sum is beyond the doubles.
        ({"p": 1e308, "b": 1.5e308}, 'within 1e-12, found "an integer of about 309 digits"'),
        ({"p": "-" + "1" * 3_000, "b": "0"}, "a probability of at least 0"),
    ],
)
def test_rows_of_long_numbers_are_refused_in_short(row: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidParametersError, match=re.escape(message)) as caught:
        read_row(row, "r", ("p", "b"))

    assert len(str(caught.value)) < 200


def test_failures_are_short_lines_whatever_the_request_holds(run_request: RunRequest) -> None:
    label = f'EFG 2 R "T" {{ "A" }}\np "" 1 1 "{LONG}" {{ "a" }} 0\np "" 1 1 {{ "a" }} 0\nt "" 0'
    games = {
        "name": {"name": LONG},
        "text": {"name": "efg", "text": LONG},
        "openspiel": {"name": "openspiel", "game": f"kuhn_poker({LONG})"},
        "field": {"name": "kuhn_poker", LONG: 1},
    }
    cases = [{"id": name, "kind": "extensive_game", "params": {"game": game}} for name, game in games.items()]
    forgetful = {"game": {"name": "efg", "text": label}, "profiles": {LONG: {"name": "uniform"}}}
    profiles = {"game": {"name": "market_entry"}, "profiles": {LONG: {"table": {LONG: {}}}}}
    cases += [
        {"id": "kind", "kind": LONG, "params": {}},
        {"id": "responses", "kind": "extensive_game", "params": {**forgetful, "responses": True}},
        {"id": "perfection", "kind": "extensive_game", "params": {**forgetful, "subgame_perfection": True}},
        {"id": "profiles", "kind": "extensive_game", "params": profiles},
    ]

    failures = run_request(request_for(*cases)).failures

    assert set(failures) == {str(case["id"]) for case in cases}
    for kind, message in failures.values():
        assert kind in ("invalid", "unsupported")
        assert len(message) < 700
