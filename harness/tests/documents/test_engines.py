from __future__ import annotations

import json
from pathlib import Path

import pytest

from twinproof.documents import EngineEntry, load_engines, parse_description
from twinproof.documents.errors import (
    DuplicateIdError,
    DuplicateKeyError,
    MissingFieldError,
    UnknownFieldError,
    UnknownValueError,
    WrongFormError,
    WrongTypeError,
    WrongVersionError,
)
from twinproof.errors import InvalidDocumentError
from twinproof.model import EngineBlock, Json

HEAD = 'schema = "twinproof.engines/1"\n'
ENTRY = '[[engine]]\nname = "mine"\ncommand = ["mine", "--fast"]\n'
DESCRIPTION: dict[str, Json] = {
    "schema": "twinproof.engine/1",
    "name": "refengine",
    "version": "0.1.0",
    "language": "Python",
    "runtime": "CPython 3.11.7",
    "protocol": 1,
    "kinds": {"cfr": {"games": ["kuhn_poker"]}},
    "libraries": {"numpy": "2.4.6", "pyspiel": None},
    "formulations": {"GameSpec.A": "enumeration"},
}


def test_our_entries_are_read() -> None:
    # harness/engines.toml: the two engines of the project.
    entries = load_engines(Path(__file__).parents[2] / "engines.toml")
    assert [entry.name for entry in entries] == ["python", "dotnet"]
    assert entries[0].command == ("{python}", "-m", "refengine")


def test_every_field_is_read(tmp_path: Path) -> None:
    path = tmp_path / "engines.toml"
    path.write_text(
        HEAD
        + ENTRY
        + 'build = "x/X.sln"\nenv = { A = "1" }\nsources = ["x/**/*.cs"]\ntime_limit = 30\nmemory_limit '
        "= 512\npartial = true\n"
    )
    assert load_engines(path) == (
        EngineEntry("mine", ("mine", "--fast"), "x/X.sln", {"A": "1"}, ("x/**/*.cs",), 30.0, 512, True),
    )


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        (
            ENTRY + ENTRY,
            DuplicateIdError,
            "at engine[1].name: expected every name once, found 'mine' again",
        ),
        (
            ENTRY.replace("mine", "spec"),
            UnknownValueError,
            "at engine[0].name: expected a name other than spec and catalog, which are no engines, "
            "found 'spec'",
        ),
        (
            ENTRY.replace('"mine"\n', '"../mine"\n'),
            WrongFormError,
            "at engine[0].name: expected the engine's name: small letters, digits, '_', '-', found "
            '"../mine"',
        ),
        (
            ENTRY + 'comand = ["x"]\n',
            UnknownFieldError,
            "at engine[0]: unknown field 'comand'; did you mean 'command'? "
            "(known: name, command, build, env, sources, time_limit, memory_limit, partial)",
        ),
        (
            '[[engine]]\nname = "mine"\n',
            MissingFieldError,
            "at engine[0]: expected the field 'command', found the fields name",
        ),
        (
            '[[engine]]\nname = "mine"\ncommand = "mine"\n',
            WrongTypeError,
            "at engine[0].command: expected an array "
            "(the command and its leading arguments; {python}, {project} and {dotnet} are filled in), "
            'found "mine"',
        ),
        (
            ENTRY + "time_limit = 0\n",
            WrongFormError,
            "at engine[0].time_limit: expected more than 0 (seconds that a case may take), found 0",
        ),
    ],
)
def test_bad_entries_are_refused_in_one_line(
    tmp_path: Path, text: str, kind: type[InvalidDocumentError], message: str
) -> None:
    path = tmp_path / "engines.toml"
    path.write_text(HEAD + text)
    with pytest.raises(kind) as caught:
        load_engines(path)
    assert str(caught.value) == f"{path}: {message}"


def test_a_description_is_read() -> None:
    description = parse_description(json.dumps(DESCRIPTION).encode(), "python")
    assert description.entry == "python"
    assert description.block == EngineBlock(
        "refengine", "0.1.0", "Python", "CPython 3.11.7", {"numpy": "2.4.6", "pyspiel": None}
    )
    assert description.protocol == 1
    assert description.kinds == {"cfr": {"games": ["kuhn_poker"]}}
    assert description.formulations == {"GameSpec.A": "enumeration"}


@pytest.mark.parametrize(
    ("data", "kind", "message"),
    [
        (
            b'{"schema": "twinproof.engine/1", "schema": 1}',
            DuplicateKeyError,
            'line 1, column 34: expected every key once, found "schema" again',
        ),
        (
            json.dumps({**DESCRIPTION, "protocol": "1"}).encode(),
            WrongTypeError,
            'at protocol: expected an integer (the protocol version it speaks), found "1"',
        ),
        (
            json.dumps({**DESCRIPTION, "schema": "twinproof.engine/9"}).encode(),
            WrongVersionError,
            "at schema: expected 'twinproof.engine/1', found 'twinproof.engine/9'; this twinproof reads "
            "version 1 only",
        ),
    ],
)
def test_a_bad_description_is_refused_in_one_line(
    data: bytes, kind: type[InvalidDocumentError], message: str
) -> None:
    with pytest.raises(kind) as caught:
        parse_description(data, "mine")
    assert str(caught.value) == f"engine mine, describe: {message}"
