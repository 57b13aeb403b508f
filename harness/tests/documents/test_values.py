from __future__ import annotations

import json
from copy import deepcopy
from fractions import Fraction

import pytest

from documents.samples import TREE, fixture, quantity
from twinproof.documents import parse_fixture
from twinproof.documents.errors import (
    MalformedTreeError,
    NegativeProbabilityError,
    NonCanonicalRationalError,
    NumberTooLongError,
    RaggedMatrixError,
    RowSumError,
    SeriesOrderError,
    UnknownFieldError,
    WrongFormError,
    WrongTypeError,
)
from twinproof.errors import InvalidDocumentError
from twinproof.model import Json

LOWEST = "expected a rational 'p/q' in lowest terms, q > 0 written out"


def changed(history: str, **fields: Json) -> Json:
    tree = deepcopy(TREE)
    node = tree[history]
    assert isinstance(node, dict)
    tree[history] = {**node, **fields}
    return tree


def without(history: str) -> Json:
    return {key: node for key, node in TREE.items() if key != history}


BAD: list[tuple[str, dict[str, Json], type[InvalidDocumentError], str]] = [
    (
        "rational",
        {"value": "2/4"},
        NonCanonicalRationalError,
        '(q): at value: expected lowest terms, 1/2, found "2/4"',
    ),
    (
        "rational",
        {"value": "7" * 50_001 + "/1"},
        NumberTooLongError,
        "(q): at value: expected at most 50000 digits, found 50001 characters",
    ),
    ("rational", {"value": "1/-2"}, WrongFormError, f'.value: {LOWEST}, found "1/-2"'),
    ("rational", {"value": "1/2\n"}, WrongFormError, f'.value: {LOWEST}, found "1/2\\n"'),
    ("rational", {"value": "-0/1"}, WrongFormError, f'.value: {LOWEST}, found "-0/1"'),
    (
        "rational",
        {"value": 0.5},
        WrongTypeError,
        f".value: expected a string ({LOWEST.removeprefix('expected ')}), found 0.5",
    ),
    (
        "real",
        {"value": "0.5"},
        WrongTypeError,
        '.value: expected a number (a finite JSON number), found "0.5"',
    ),
    ("real", {"value": True}, WrongTypeError, ".value: expected a number (a finite JSON number), found true"),
    ("integer", {"value": 1.0}, WrongTypeError, ".value: expected an integer, found 1.0"),
    ("boolean", {"value": 1}, WrongTypeError, ".value: expected true or false, found 1"),
    (
        "text",
        {"value": "a\n"},
        WrongFormError,
        '.value: expected a text: lines separated by \\n, none at the end, found "a\\n"',
    ),
    (
        "distribution",
        {"value": {"x": "1/3", "y": "1/3"}},
        RowSumError,
        "(q): at value: expected probabilities that sum to 1, found a sum of 2/3",
    ),
    (
        "distribution",
        {"value": {"x": "4/3", "y": "-1/3"}},
        NegativeProbabilityError,
        '(q): at value.y: expected a probability, found "-1/3"',
    ),
    (
        "distribution",
        {"value": {"x": "2/4", "y": "1/2"}},
        NonCanonicalRationalError,
        '(q): at value.x: expected lowest terms, 1/2, found "2/4"',
    ),
    (
        "strategy",
        {"value": {"player_1": {"0pb": {"p": 0.5, "b": 0.50000001}}}},
        RowSumError,
        '(q): at value.player_1["0pb"]: expected probabilities that sum to 1 within 1e-12, found 1.00000001',
    ),
    (
        "strategy",
        {"value": {"player_1": {"0": {"p": 0.5, "b": "1/2"}}}},
        WrongTypeError,
        '(q): at value.player_1["0"].b: expected a finite number, found "1/2"',
    ),
    (
        "strategy",
        {"value": {"player 1": {"0": {"p": 1}}}},
        WrongFormError,
        ".value: expected a player: 'player_1', 'player_2', ..., found \"player 1\"",
    ),
    (
        "table",
        {"value": {"0 1": {"pp": "3/6"}}},
        NonCanonicalRationalError,
        '(q): at value["0 1"].pp: expected lowest terms, 1/2, found "3/6"',
    ),
    (
        "table",
        {"value": {"0 1": ["1/2"]}},
        WrongTypeError,
        "(q): at value[\"0 1\"]: expected a rational, as a string 'p/q', found an array of 1 entry",
    ),
    (
        "matrix",
        {"value": [[1, 2], [3]]},
        RaggedMatrixError,
        "(q): at value[1]: expected rows of equal length, 2 entries as in the first, found 1",
    ),
    ("matrix", {"value": [[1, 2.5]]}, WrongTypeError, "(q): at value[0][1]: expected an integer, found 2.5"),
    (
        "series",
        {"value": {"10": 0.5, "9": 0.25}},
        SeriesOrderError,
        '(q): at value["9"]: expected increasing iterations, found 9 after 10',
    ),
    (
        "series",
        {"value": {"01": 0.5}},
        WrongFormError,
        '.value: expected an iteration, a decimal integer without leading zeros, found "01"',
    ),
    (
        "tree",
        {"value": without("")},
        MalformedTreeError,
        "(q): at value: expected a root, the history '', found none",
    ),
    (
        "tree",
        {"value": without("h r")},
        MalformedTreeError,
        "(q): at value: expected a node for the history 'h r', an action of its parent, found none",
    ),
    (
        "tree",
        {"value": {**TREE, "t x": TREE["t r"]}},
        MalformedTreeError,
        '(q): at value["t x"]: expected a history that the root leads to, found one that no action leads to',
    ),
    (
        "tree",
        {"value": dict(reversed(TREE.items()))},
        MalformedTreeError,
        "(q): at value[\"t r\"]: expected nodes in depth-first order, '' next, found 't r'",
    ),
    (
        "tree",
        {"value": changed("", probabilities=["1/2", "1/3"])},
        RowSumError,
        '(q): at value[""].probabilities: expected probabilities that sum to 1, found a sum of 5/6',
    ),
    (
        "tree",
        {"value": changed("", probabilities=["3/2", "-1/2"])},
        NegativeProbabilityError,
        '(q): at value[""].probabilities[1]: expected a probability, found "-1/2"',
    ),
    (
        "tree",
        {"value": changed("", probabilities=["1/1"])},
        MalformedTreeError,
        '(q): at value[""].probabilities: expected 2 probabilities, one per action, found 1',
    ),
    (
        "tree",
        {"value": changed("t l", payoffs=["1/1"])},
        MalformedTreeError,
        '(q): at value["t l"].payoffs: expected 2 payoffs as before, found 1',
    ),
    (
        "tree",
        {"value": changed("t", actions=["r", "l"])},
        MalformedTreeError,
        "(q): at value[\"t l\"]: expected nodes in depth-first order, 't r' next, found 't l'",
    ),
    (
        "tree",
        {"value": changed("h", player="player_3")},
        MalformedTreeError,
        "(q): at value.h.player: expected one of 2 players, found player_3",
    ),
    (
        "tree",
        {"value": changed("h l", player="player_1")},
        UnknownFieldError,
        "(q): at value[\"h l\"]: unknown field 'player' (known: type, payoffs)",
    ),
]


@pytest.mark.parametrize(
    ("kind", "changes", "error", "message"), BAD, ids=[f"{b[0]}: {b[3][-50:]}" for b in BAD]
)
def test_bad_values_are_refused_in_one_line(
    kind: str, changes: dict[str, Json], error: type[InvalidDocumentError], message: str
) -> None:
    with pytest.raises(error) as caught:
        parse_fixture(json.dumps(fixture(quantity(kind, **changes))).encode(), "f.json")
    assert type(caught.value) is error
    separator = "" if message.startswith(".") else " "
    assert str(caught.value) == f"f.json: at quantities[0]{separator}{message}"


def test_infosets_must_offer_the_same_actions_everywhere() -> None:
    tree = {key: node for key, node in TREE.items() if not key.startswith("t")}
    tree["t"] = {"type": "decision", "player": "player_1", "infoset": "x", "actions": ["l"]}
    tree["t l"] = TREE["t l"]
    with pytest.raises(MalformedTreeError) as caught:
        parse_fixture(json.dumps(fixture(quantity("tree", value=tree))).encode(), "f.json")
    assert str(caught.value).endswith(
        "at value.t.actions: expected l, r, as at 'h' in the same infoset 'x', found l"
    )


def test_rows_of_doubles_may_miss_1_by_rounding_and_no_more() -> None:
    third = {"a": 1 / 3, "b": 1 / 3, "c": 1 / 3}
    for row in (third, {"a": 0.1, "b": 0.9 + 9e-13}):
        parse_fixture(
            json.dumps(fixture(quantity("distribution", entries="real", value={**row}))).encode(), "f.json"
        )
    with pytest.raises(RowSumError):
        parse_fixture(
            json.dumps(
                fixture(quantity("distribution", entries="real", value={"a": 0.1, "b": 0.9 + 2e-12}))
            ).encode(),
            "f.json",
        )


def test_exact_rows_may_miss_1_by_what_a_binary_fraction_does_and_no_more() -> None:
    # IEEE 754: 0.1 is 3602879701896397 / 2^55; with an exact 9/10 the sum is off by less than 1e-17.
    tenth = "3602879701896397/36028797018963968"
    parse_fixture(
        json.dumps(fixture(quantity("distribution", value={"a": tenth, "b": "9/10"}))).encode(), "f"
    )
    for wrong in ("8/10", "9000000000001/10000000000000"):
        row = {"a": "1/10" if "000" in wrong else tenth, "b": str(Fraction(wrong))}
        with pytest.raises(RowSumError):
            parse_fixture(json.dumps(fixture(quantity("distribution", value=row))).encode(), "f")
