from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from twinproof.documents import DOCUMENT_KINDS, identify, parse_toml, read_document, schema_text
from twinproof.documents import check as check_document
from twinproof.documents.errors import UnknownFieldError, UnknownValueError, WrongFormError, WrongKindError
from twinproof.documents.validate import check_part
from twinproof.model import Json

CLAIMS = b"""
schema = "twinproof.claims/1"
[[source]]
id = "S"
title = "A source"
[[claim]]
id = "S.1"
source = "S"
where = "section 1"
statement = "The value is 1/2."
printed = "+0.5000"
port = "c:q"
subject = ["c:q", "d:q/0 1"]
predicate = { name = "equals", digits = 4 }
check = "check.c"
[[claim]]
id = "S.2"
source = "S"
where = "section 2"
statement = "It depends."
readings = [{ name = "one", subject = "c:q" }, { name = "other", subject = { left = "c:q" } }]
[[claim]]
id = "S.3"
source = "S"
where = "section 3"
statement = "It cannot be checked."
needs = "document: another paper"
"""
ACCEPTED = b"""
schema = "twinproof.accepted/1"
[[accepted]]
claim = "S.1"
verdict = "artifact/vacuous"
reason = "seen"
date = 2026-11-30
"""


def objects(schema: Json, path: str = "") -> Iterator[tuple[str, dict[str, Json]]]:
    """Every schema of an object with properties, apart from conditions, which only choose."""
    if isinstance(schema, dict):
        if "properties" in schema and schema.get("type") == "object":
            yield path, schema
        for key, child in schema.items():
            if key not in ("if", "then"):
                yield from objects(child, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, child in enumerate(schema):
            yield from objects(child, f"{path}/{index}")


@pytest.mark.parametrize(
    "kind",
    ["fixture", "request", "catalog", "quantities", "claims", "accepted", "engines", "engine", "parameters"],
)
def test_schemas_are_schemas_and_closed(kind: str) -> None:
    schema = json.loads(schema_text(kind))
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"]
    assert schema["description"]
    # A predicate's own fields are for the claims part to judge; a node's are closed by its type.
    open_ones = [path for path, each in objects(schema) if each.get("additionalProperties") is not False]
    assert open_ones in ([], ["/$defs/predicate"], ["/$defs/node"])


def test_a_claims_file_is_read() -> None:
    document = check_document(parse_toml(CLAIMS, "c.toml"), "claims", "c.toml")
    assert document["schema"] == DOCUMENT_KINDS["claims"]


@pytest.mark.parametrize(
    ("before", "after", "kind", "message"),
    [
        (
            b"where",
            b"verdict = 'survives'\nwhere",
            UnknownFieldError,
            "at claim[0]: unknown field 'verdict' (known: id, source, where, statement, printed, port, "
            "subject, "
            "predicate, check, readings, needs)",
        ),
        (
            b"+0.5000",
            b"",
            WrongFormError,
            "at claim[0].printed: expected a printed number with its digits or a text of several "
            'lines, or several of these, found ""',
        ),
        (
            b'port = "c:q"',
            b'port = "c"',
            WrongFormError,
            "at claim[0].port: expected the quantity that the source's own computation gives, "
            'one for each printed number, found "c"',
        ),
        (
            b'"c:q", "d:q/0 1"',
            b"",
            WrongFormError,
            "at claim[0].subject: expected a reference, several, or several by name, found an array of "
            "0 entries",
        ),
    ],
)
def test_bad_claims_are_refused_in_one_line(
    before: bytes, after: bytes, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind) as caught:
        check_document(parse_toml(CLAIMS.replace(before, after, 1), "c.toml"), "claims", "c.toml")
    assert str(caught.value) == f"c.toml: {message}"


def test_accepted_verdicts_are_read_and_dates_may_be_dates() -> None:
    document = check_document(parse_toml(ACCEPTED, "a.toml"), "accepted", "a.toml")
    assert document["accepted"] == [
        {"claim": "S.1", "verdict": "artifact/vacuous", "reason": "seen", "date": "2026-11-30"}
    ]
    with pytest.raises(WrongFormError) as caught:
        check_document(parse_toml(ACCEPTED.replace(b"vacuous", b"void"), "a.toml"), "accepted", "a.toml")
    assert str(caught.value) == (
        "a.toml: at accepted[0].verdict: expected a verdict and a check's verdict, as 'artifact/vacuous', "
        'found "artifact/void"'
    )


def test_documents_are_told_apart_by_their_schema_field(tmp_path: Path) -> None:
    for kind, schema in DOCUMENT_KINDS.items():
        assert identify({"schema": schema}, "x") == kind
    path = tmp_path / "a.toml"
    path.write_bytes(ACCEPTED)
    assert read_document(path)[0] == "accepted"
    with pytest.raises(WrongKindError) as caught:
        identify({"schema": "twinproof.clams/1"}, "x")
    assert str(caught.value).endswith("found 'twinproof.clams/1'; did you mean 'twinproof.claims/1'?")
    with pytest.raises(WrongKindError) as caught:
        identify({}, "x")
    assert str(caught.value).endswith("found no such field")


def test_the_first_error_of_a_document_is_shown() -> None:
    document: Json = {
        "schema": "twinproof.engines/1",
        "engine": [
            {"name": "a", "command": ["a"]},
            {"name": "b", "command": ["b"], "evn": {}},
            {"name": "C", "command": []},
        ],
    }
    with pytest.raises(UnknownFieldError, match=r"at engine\[1\]: unknown field 'evn'; did you mean 'env'\?"):
        check_document(document, "engines", "e")
    part: Json = {"kind": "openspiel_reference", "params": {"game": "chess", "task": "tree"}}
    with pytest.raises(UnknownValueError, match=r'^p: at params.game: expected kuhn_poker; found "chess"$'):
        check_part(part, "parameters", "p")
    with pytest.raises(UnknownValueError, match=r"^p: at case\[3\].params.game: expected kuhn_poker"):
        check_part(part, "parameters", "p", ("case", 3))
