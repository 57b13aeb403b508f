from __future__ import annotations

import json
import math
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twinproof.documents import parse_json, read_bytes, read_json
from twinproof.documents.errors import (
    DuplicateKeyError,
    MalformedJsonError,
    NonFiniteNumberError,
    NotUtf8Error,
    NumberTooLongError,
    TooDeepError,
    TooLargeError,
    TruncatedJsonError,
    UnreadableFileError,
)
from twinproof.errors import InvalidDocumentError

BAD: list[tuple[bytes, type[InvalidDocumentError], str]] = [
    (b'{"a": 1,\n "a": 2}', DuplicateKeyError, 'line 2, column 2: expected every key once, found "a" again'),
    (
        b'{"b": {"a": 1}, "c": [{"a": 1, "\\u0061": 1}]}',
        DuplicateKeyError,
        'line 1, column 32: expected every key once, found "\\u0061" again',
    ),
    (b'{"a": NaN}', NonFiniteNumberError, "line 1, column 7: expected a finite number, found NaN"),
    (
        b'["NaN", -Infinity]',
        NonFiniteNumberError,
        "line 1, column 9: expected a finite number, found -Infinity",
    ),
    (b"[1.5, 1e999]", NonFiniteNumberError, "line 1, column 7: expected a finite number, found 1e999"),
    (
        b"[" + b"9" * 4001 + b"]",
        NumberTooLongError,
        "line 1, column 2: expected at most 4000 digits, found 4001 characters",
    ),
    (b"[" * 65 + b"]" * 65, TooDeepError, "line 1, column 65: expected at most 64 nested levels, found more"),
    (b"[" * 99999, TooDeepError, "line 1, column 65: expected at most 64 nested levels, found more"),
    (
        b'{"a": [1, 2',
        TruncatedJsonError,
        "the document ends too early, at line 1, column 12: expecting ',' delimiter",
    ),
    (
        b'{"a": "b',
        TruncatedJsonError,
        "the document ends too early, at line 1, column 9: unterminated string",
    ),
    (b"", TruncatedJsonError, "the document ends too early, at line 1, column 1: expecting value"),
    (b'{"a" 1}', MalformedJsonError, "line 1, column 6: not JSON: expecting ':' delimiter"),
    (b"{} {}", MalformedJsonError, "line 1, column 4: not JSON: extra data"),
    (
        b"{'a': 1}",
        MalformedJsonError,
        "line 1, column 2: not JSON: expecting property name enclosed in double quotes",
    ),
    (b'{"a":\n"\xff"}', NotUtf8Error, "expected UTF-8, found byte 0xff at offset 7 (line 2)"),
    (
        b"\xef\xbb\xbf{}",
        NotUtf8Error,
        "expected UTF-8 without a byte order mark, found one; save the file without it",
    ),
    (
        b'["\\ud83d"]',
        NotUtf8Error,
        'line 1, column 2: expected Unicode text, found half a surrogate pair, "\\ud83d"',
    ),
]


@pytest.mark.parametrize(("data", "kind", "message"), BAD, ids=[message[:50] for _, _, message in BAD])
def test_bad_json_is_refused_in_one_line(data: bytes, kind: type[InvalidDocumentError], message: str) -> None:
    with pytest.raises(kind) as caught:
        parse_json(data, "f.json")
    assert str(caught.value) == f"f.json: {message}"


def test_what_only_looks_bad_is_read() -> None:
    text = (
        '{"NaN": "Infinity", "a": {"a": 1}, "b": {"a": "{[\\"a\\": 1e999"}, "c": "\\ud83d\\ude00", "d": -0.0}'
    )
    value = parse_json(text.encode(), "f.json")
    assert isinstance(value, dict)
    assert value["c"] == "\U0001f600"
    assert parse_json(b"[" * 64 + b"]" * 64, "f.json") is not None


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=20,
)


@given(json_values)
@settings(max_examples=50)
def test_whatever_json_writes_is_read_as_it_was(value: object) -> None:
    assert parse_json(json.dumps(value).encode(), "f.json") == value
    assert parse_json(json.dumps(value, ensure_ascii=False, indent=1).encode(), "f.json") == value


@given(json_values, st.data())
@settings(max_examples=50)
def test_a_cut_document_never_passes_for_another(value: object, data: st.DataObject) -> None:
    whole = json.dumps([value])
    cut = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(InvalidDocumentError) as caught:
        parse_json(whole[:cut].encode(), "f.json")
    assert "\n" not in str(caught.value)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_doubles_come_back_to_the_last_bit(number: float) -> None:
    value = parse_json(json.dumps([number]).encode(), "f.json")
    assert isinstance(value, list)
    back = value[0]
    assert isinstance(back, float)
    assert (back, math.copysign(1, back)) == (number, math.copysign(1, number))


def test_a_file_of_300_mebibytes_is_refused_unread(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as stream:
        stream.truncate(300 << 20)
    with pytest.raises(TooLargeError) as caught:
        read_json(large)
    assert str(caught.value) == f"{large}: expected at most 256 MiB, found 300.0 MiB"


def test_a_missing_file_a_folder_and_a_pipe_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, message in (
        ("missing.json", "cannot be read: No such file or directory"),
        ("", "expected a file, found a folder"),
        ("pipe", "expected a file, found a device, a pipe or a socket"),
    ):
        with pytest.raises(UnreadableFileError) as caught:
            read_bytes(tmp_path / name)
        assert str(caught.value) == f"{tmp_path / name}: {message}"
