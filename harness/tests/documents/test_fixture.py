from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from documents.samples import DIGEST, PARAMS, QUANTITIES, fixture, quantity, write
from twinproof.documents import dump_fixture, load_fixture, parse_fixture
from twinproof.documents.errors import (
    DuplicateIdError,
    MissingFieldError,
    UnknownFieldError,
    UnknownValueError,
    WrongCaseError,
    WrongFormError,
    WrongKindError,
    WrongTypeError,
    WrongVersionError,
)
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, Json, QuantityRule

CASE = Case("evaluate.standard.uniform", "profile_evaluation", "Uniform", PARAMS)
OTHER_PARAMS: dict[str, Json] = {**PARAMS, "profile": {"name": "blueprint", "rows": {}}}


def refused(document: Json, kind: type[InvalidDocumentError], case: Case | None = None) -> str:
    """The message, without the file's name."""
    with pytest.raises(kind) as caught:
        parse_fixture(json.dumps(document).encode(), "f.json", case)
    assert type(caught.value) is kind
    message = str(caught.value)
    assert "\n" not in message
    return message.removeprefix("f.json: ")


def test_a_fixture_is_read_as_it_is(tmp_path: Path) -> None:
    quantities = [{**quantity(kind), "id": kind} for kind in QUANTITIES]
    read = load_fixture(write(tmp_path, fixture(*quantities, run={"seconds": 0.5})), CASE)
    assert read.case is CASE
    assert read.engine.libraries == {"numpy": "2.4.6", "pyspiel": None}
    assert read.spec_digest == DIGEST
    assert list(read.quantities) == list(QUANTITIES)
    assert read.quantities["rational"].value == "-1/18"
    assert read.quantities["rational"].definition == "GameSpec.A"
    assert read.quantities["tree"].entries == "rational"
    assert read.run == {"seconds": 0.5}


def test_a_fixture_comes_back_from_its_text() -> None:
    quantities = [{**quantity(kind), "id": kind} for kind in QUANTITIES]
    document = fixture(*quantities, run={"seconds": 0.5, "host": "x"})
    read = parse_fixture(json.dumps(document).encode(), "f.json")
    assert parse_fixture(dump_fixture(read, with_run=True).encode(), "f.json") == read
    assert parse_fixture(dump_fixture(read, with_run=False).encode(), "f.json") == replace(read, run=None)
    assert json.loads(dump_fixture(read, with_run=True)) == document
    assert dump_fixture(read, with_run=True).endswith("}\n")


def test_with_rules_quantities_come_in_the_order_of_dependence() -> None:
    document = fixture(*({**quantity("integer"), "id": id_} for id_ in ("c", "extra", "a", "b")))
    rules = [QuantityRule(id_, "integer", None, None, None, ()) for id_ in ("a", "b", "c")]
    assert list(parse_fixture(json.dumps(document).encode(), "f.json", None, rules).quantities) == [
        "a",
        "b",
        "c",
        "extra",
    ]


def test_another_version_is_refused() -> None:
    assert refused(fixture(schema="twinproof.fixture/2"), WrongVersionError) == (
        "at schema: expected 'twinproof.fixture/1', found 'twinproof.fixture/2'; this twinproof reads "
        "version 1 only"
    )


def test_another_kind_of_document_is_refused() -> None:
    assert refused(fixture(schema="twinproof.request/1"), WrongKindError) == (
        "at schema: expected 'twinproof.fixture/1', found 'twinproof.request/1'"
    )
    assert (
        refused([], WrongKindError) == "expected an object with a field schema, found an array of 0 entries"
    )
    assert refused(fixture(schema="fixture"), WrongKindError).startswith("at schema: expected one of ")


def test_another_case_is_refused() -> None:
    another: dict[str, Json] = {
        "id": "evaluate.standard.naive",
        "kind": "profile_evaluation",
        "params": PARAMS,
    }
    assert refused(fixture(case=another), WrongCaseError, CASE) == (
        "at case.id: expected 'evaluate.standard.uniform', found 'evaluate.standard.naive': another "
        "case's fixture"
    )
    assert refused(fixture(case={**another, "id": CASE.id, "kind": "cfr"}), WrongCaseError, CASE) == (
        "at case.kind: expected 'profile_evaluation', found 'cfr': another case's fixture"
    )
    assert refused(
        fixture(case={**another, "id": CASE.id, "params": OTHER_PARAMS}), WrongCaseError, CASE
    ) == (
        "at case.params.profile: expected what the catalog says, an object of 1 field, found an object "
        "of 2 fields: "
        "a fixture of other parameters"
    )
    assert refused(
        fixture(case={**another, "id": CASE.id, "params": {**PARAMS, "x": 1}}), WrongCaseError, CASE
    ) == (
        "at case.params.x: expected what the catalog says, no such field, found 1: a fixture of other "
        "parameters"
    )


def test_the_same_parameters_in_other_words_are_the_same() -> None:
    case = Case("c", "k", "", {"a": [1, 0.5], "b": {"c": True}})
    document = fixture(case={"id": "c", "kind": "k", "params": {"b": {"c": True}, "a": [1.0, 0.5]}})
    assert parse_fixture(json.dumps(document).encode(), "f.json", case).case is case
    document = fixture(case={"id": "c", "kind": "k", "params": {"b": {"c": 1}, "a": [1, 0.5]}})
    refused(document, WrongCaseError, case)


def test_the_frame_is_strict() -> None:
    assert refused(fixture(quantity=[]), UnknownFieldError) == (
        "at the top: unknown field 'quantity'; did you mean 'quantities'? "
        "(known: schema, case, engine, spec_digest, quantities, run)"
    )
    without = fixture()
    del without["spec_digest"]
    assert refused(without, MissingFieldError) == (
        "at the top: expected the field 'spec_digest', found the fields schema, case, engine, quantities"
    )
    assert refused(fixture(spec_digest="sha1:00"), WrongFormError) == (
        "at spec_digest: expected the digest of the spec, as 'sha256:' and 64 hexadecimal digits, found "
        '"sha1:00"'
    )
    assert refused(fixture(quantities={}), WrongTypeError) == (
        "at quantities: expected an array (what was computed), found an object of 0 fields"
    )


def test_quantities_are_strict() -> None:
    assert refused(fixture(quantity("real", kind="reall")), UnknownValueError) == (
        "at quantities[0].kind: expected the kind, which fixes how the value is encoded and compared, "
        "one of rational, "
        'real, integer, boolean, text, distribution, strategy, table, matrix, series, tree; found "reall"; '
        "did you mean 'real'?"
    )
    assert refused(fixture(quantity("real", entries="real")), UnknownFieldError) == (
        'at quantities[0].entries: expected no such field here, found "real"'
    )
    missing = quantity("table")
    del missing["entries"]
    assert refused(fixture(missing), MissingFieldError) == (
        "at quantities[0]: expected the field 'entries', found the fields id, kind, value"
    )
    assert refused(fixture(quantity("series", entries="text")), UnknownValueError) == (
        "at quantities[0].entries: expected what the entries of a series are, one of rational, real, "
        "integer; "
        'found "text"'
    )
    assert refused(fixture(quantity("real"), quantity("integer")), DuplicateIdError) == (
        "at quantities[1].id: expected every quantity once, found 'q' again"
    )
