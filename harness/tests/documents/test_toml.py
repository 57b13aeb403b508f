from __future__ import annotations

import pytest

from twinproof.documents import parse_toml
from twinproof.documents.errors import (
    DuplicateKeyError,
    MalformedTomlError,
    NonFiniteNumberError,
    NotUtf8Error,
    NumberTooLongError,
    TooDeepError,
)
from twinproof.errors import InvalidDocumentError

BAD: list[tuple[bytes, type[InvalidDocumentError], str]] = [
    (b"a = 1\na = 2\n", DuplicateKeyError, "not TOML: cannot overwrite a value (at line 2, column 6)"),
    (b"[a]\n[a]\n", DuplicateKeyError, "not TOML: cannot declare ('a',) twice (at line 2, column 3)"),
    (
        b"a = {b = 1, b = 2}\n",
        DuplicateKeyError,
        "not TOML: duplicate inline table key 'b' (at line 1, column 18)",
    ),
    (b"a = [1,\n", MalformedTomlError, "not TOML: invalid value (at end of document)"),
    (
        b"[[case]\n",
        MalformedTomlError,
        "not TOML: expected ']]' at the end of an array declaration (at line 1, column 7)",
    ),
    (b"a = inf\n", NonFiniteNumberError, "line 1, column 5, at a: expected a finite number, found inf"),
    (
        b'# inf\ninf = "nan"\nb = ["""\ninf""", -nan]\n',
        NonFiniteNumberError,
        "line 4, column 9, at b[1]: expected a finite number, found nan",
    ),
    (
        b"[x]\ny = 1e999\n",
        NonFiniteNumberError,
        "line 2, column 5, at x.y: expected a finite number, found inf",
    ),
    (
        b"at = 10:30:00\n",
        MalformedTomlError,
        "at at: expected a value that JSON has, found the time 10:30:00",
    ),
    (b"a = '\xff'\n", NotUtf8Error, "expected UTF-8, found byte 0xff at offset 5 (line 1)"),
    (b"a = " + b"9" * 5000, NumberTooLongError, "an integer has more digits than are read"),
    (b"a = " + b"[" * 5000, TooDeepError, "arrays or tables are nested too deeply"),
]


@pytest.mark.parametrize(("data", "kind", "message"), BAD, ids=[message[:50] for _, _, message in BAD])
def test_bad_toml_is_refused_in_one_line(data: bytes, kind: type[InvalidDocumentError], message: str) -> None:
    with pytest.raises(kind) as caught:
        parse_toml(data, "c.toml")
    assert str(caught.value) == f"c.toml: {message}"


def test_values_become_what_json_has() -> None:
    text = b'a = 1_000\nb = 0.25\nc = [true, "x"]\nd = 2026-11-30\ne = 0x10\n'
    assert parse_toml(text, "c.toml") == {"a": 1000, "b": 0.25, "c": [True, "x"], "d": "2026-11-30", "e": 16}
