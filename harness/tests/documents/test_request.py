from __future__ import annotations

import json
from pathlib import Path

import pytest

from documents.samples import DIGEST, PARAMS, write
from twinproof.documents import build_request, load_request
from twinproof.documents.errors import (
    DuplicateIdError,
    MissingFieldError,
    UnknownFieldError,
    WrongFormError,
    WrongTypeError,
)
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, Json

CASES = (Case("a", "profile_evaluation", "", PARAMS), Case("b.1", "cfr", "", {"x": [1, 0.5, None]}))
FRAME: dict[str, Json] = {"id": "a", "kind": "cfr", "params": {}}


def test_a_request_comes_back(tmp_path: Path) -> None:
    text = build_request(CASES, DIGEST)
    (tmp_path / "r.json").write_text(text)
    assert load_request(tmp_path / "r.json") == (CASES, DIGEST)
    assert list(json.loads(text)) == ["schema", "spec_digest", "cases"]


def test_nothing_but_the_problem_is_passed_on() -> None:
    # Titles and tolerances are the harness's: an engine that knew its tolerance could aim for it.
    document = json.loads(build_request(CASES, DIGEST))
    assert [set(case) for case in document["cases"]] == [{"id", "kind", "params"}] * 2


@pytest.mark.parametrize(
    ("cases", "kind", "message"),
    [
        ([FRAME, FRAME], DuplicateIdError, "at cases[1].id: expected every id once, found 'a' again"),
        (
            [{**FRAME, "parms": {}}],
            UnknownFieldError,
            "at cases[0]: unknown field 'parms'; did you mean 'params'? (known: id, kind, params)",
        ),
        (
            [{"id": "a", "kind": "cfr"}],
            MissingFieldError,
            "at cases[0]: expected the field 'params', found the fields id, kind",
        ),
        (
            [{**FRAME, "id": "a/../b"}],
            WrongFormError,
            "at cases[0].id: expected a case id: small letters, digits, '.', '_', '-', at most 120 "
            "characters, "
            'not starting with a mark, found "a/../b"',
        ),
        ([{**FRAME, "id": "a" * 121}], WrongFormError, None),
        (
            [{**FRAME, "params": []}],
            WrongTypeError,
            "at cases[0].params: expected an object (the case's parameters, as its kind has them), "
            "found an array of 0 entries",
        ),
    ],
)
def test_bad_requests_are_refused_in_one_line(
    tmp_path: Path, cases: list[Json], kind: type[InvalidDocumentError], message: str | None
) -> None:
    path = write(tmp_path, {"schema": "twinproof.request/1", "spec_digest": DIGEST, "cases": cases})
    with pytest.raises(kind) as caught:
        load_request(path)
    assert message is None or str(caught.value) == f"{path}: {message}"
