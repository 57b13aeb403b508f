from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from twinproof.errors import InvalidDocumentError
from twinproof.games.errors import ProbabilityError, ProfileError
from twinproof.games.profile_file import Entry, read_profile_file

HALF = Fraction(1, 2)


def read(tmp_path: Path, name: str, content: str | bytes) -> tuple[Entry, ...]:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_profile_file(path)


def test_csv_with_and_without_players(tmp_path: Path) -> None:
    plain = read(tmp_path, "a.csv", "infoset,action,probability\n0,p,1/2\n\n0,b,0.5\n")
    assert plain == (Entry("line 2", None, "0", "p", HALF), Entry("line 4", None, "0", "b", HALF))
    named = read(tmp_path, "b.csv", "Probability, Player ,action,infoset\n1e-1,player_1,p,0\n")
    assert named == (Entry("line 2", "player_1", "0", "p", Fraction(1, 10)),)


def test_a_byte_order_mark_crlf_and_quoted_fields_are_read(tmp_path: Path) -> None:
    text = '\ufeffinfoset,action,probability\r\n"a, ""b""","one\r\ntwo",1\r\nc,d,0\r\n'
    assert read(tmp_path, "a.csv", text) == (
        Entry("line 2", None, 'a, "b"', "one\r\ntwo", Fraction(1)),
        Entry("line 4", None, "c", "d", Fraction(0)),
    )


def test_json_as_rows_and_as_tables(tmp_path: Path) -> None:
    rows = [{"infoset": "0", "action": "p", "probability": "1/2"}]
    assert read(tmp_path, "a.json", json.dumps(rows)) == (Entry("at [0]", None, "0", "p", HALF),)
    tables = {"player_1": {"0": {"p": "0.5", "b": 1}}}
    assert read(tmp_path, "b.json", "\ufeff" + json.dumps(tables)) == (
        Entry('at player_1["0"].p', "player_1", "0", "p", HALF),
        Entry('at player_1["0"].b', "player_1", "0", "b", Fraction(1)),
    )


def test_a_json_fraction_is_the_double_that_it_is_and_a_decimal_in_csv_is_exact(tmp_path: Path) -> None:
    (entry,) = read(tmp_path, "a.json", '{"player_1": {"0": {"p": 0.1}}}')
    assert (entry.probability, entry.exact) == (Fraction(0.1), False)
    (entry,) = read(tmp_path, "a.csv", "infoset,action,probability\n0,p,0.1\n")
    assert (entry.probability, entry.exact) == (Fraction(1, 10), True)


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.txt", '{"player_1": {"0": {"p": "1"}}}'), ("b", "infoset,action,probability\n0,p,1\n")],
)
def test_the_content_decides_where_the_name_does_not(tmp_path: Path, name: str, content: str) -> None:
    assert [entry.probability for entry in read(tmp_path, name, content)] == [1]


@pytest.mark.parametrize(
    "text",
    [
        "-1/2",
        "3/2",
        "1.5",
        "one",
        "",
        "1/0",
        "nan",
        "1e99999",
        "1_0",
        "--1",
        "\u0661",
        "\u00a01",
        "1\u2003/2",
    ],
)
def test_what_is_no_probability_is_named_with_its_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(ProbabilityError, match=r"a\.csv: line 3: expected a probability"):
        read(tmp_path, "a.csv", f"infoset,action,probability\n0,p,1\n0,b,{text}\n")
    with pytest.raises(ProbabilityError, match=r'a\.json: at player_1\["0"\].p: expected a probability'):
        read(tmp_path, "a.json", json.dumps({"player_1": {"0": {"p": text}}}))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.csv", "", "expected the header infoset,action,probability, found an empty file"),
        ("a.csv", "infoset,acton,probability\n", "line 1: expected the header"),
        ("a.csv", "infoset,acton,probability\n", "found 'acton'; did you mean 'action'?"),
        ("a.csv", "infoset,action\n", "line 1: expected a column probability"),
        ("a.csv", "infoset,action,action,probability\n", "found 'action' again"),
        ("a.csv", "infoset,action,probability\n0,p\n", "line 2: expected 3 fields"),
        ("a.csv", "infoset,action,probability\n0,p,1,1\n", "found 4; a field with a comma"),
        ("a.csv", 'infoset,action,probability\n"0,p,1\n', "line 2: expected CSV"),
        ("a.csv", b"infoset,action,probability\n\xe9,p,1\n", "line 2: expected UTF-8, found byte 0xe9"),
        ("a.json", "1", "expected an array of rows, or an object"),
        ("a.json", '[{"infoset": "0", "actoin": "p"}]', "at [0]: expected the fields"),
        ("a.json", '[{"infoset": "0", "action": "p"}]', "at [0]: expected a field probability"),
        ("a.json", '[{"infoset": 0, "action": "p", "probability": 1}]', "at [0].infoset: expected a text"),
        ("a.json", "[1]", "at [0]: expected an object, found 1"),
        ("a.json", '{"player_1": {"0": 1}}', 'at player_1["0"]: expected an object, found 1'),
        ("a.json", '{"player_1": {"0": {"p": true}}}', 'expected a probability ("1/3", "0.25", 0.25)'),
    ],
)
def test_faults_are_named_with_their_place(
    tmp_path: Path, name: str, content: str | bytes, said: str
) -> None:
    with pytest.raises(ProfileError) as caught:
        read(tmp_path, name, content)
    assert str(caught.value).startswith(str(tmp_path / name))
    assert said in str(caught.value)


# IEEE 754: the least positive double is about 4.9e-324, the largest about 1.8e308.
@pytest.mark.parametrize("number", ["1e-400", "0.1E-323", "12e-999", "1e400", "-1.0e-400"])
def test_a_json_number_of_which_a_double_keeps_nothing_is_to_be_a_text(tmp_path: Path, number: str) -> None:
    with pytest.raises(ProbabilityError) as caught:
        read(tmp_path, "a.json", f'{{"player_1":\n {{"1e-400": {{"p": {number}}}}}}}')
    assert f"line 2, column 19: expected a number that a double can hold, found {number};" in str(
        caught.value
    )
    assert "write it as a text" in str(caught.value)


@pytest.mark.parametrize("number", ["0e-400", "0.000", "-0.0", "5e-324", '"1e-400"'])
def test_a_zero_and_what_is_written_as_a_text_are_no_lost_numbers(tmp_path: Path, number: str) -> None:
    (entry,) = read(tmp_path, "a.json", f'{{"player_1": {{"1e-400": {{"p": {number}}}}}}}')
    assert entry.probability == {"5e-324": Fraction(1, 2**1074), '"1e-400"': Fraction(1, 10**400)}.get(
        number, 0
    )


@pytest.mark.parametrize("content", ['{"a": {"b": {"c": 1, "c": 1}}}', "{", '[{"probability": NaN}]'])
def test_json_is_read_as_strictly_as_every_document(tmp_path: Path, content: str) -> None:
    with pytest.raises(InvalidDocumentError, match=r"a\.json"):
        read(tmp_path, "a.json", content)
