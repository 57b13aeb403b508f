"""Requests: what an engine is asked to compute."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from twinproof.documents.errors import DuplicateIdError
from twinproof.documents.strict import parse_json, read_bytes
from twinproof.documents.validate import check
from twinproof.model import Case, Json


def build_request(cases: Sequence[Case], spec_digest: str) -> str:
    """The request for these cases, in order, as JSON text that ends in a line feed."""
    document: dict[str, Json] = {
        "schema": "twinproof.request/1",
        "spec_digest": spec_digest,
        "cases": [{"id": case.id, "kind": case.kind, "params": dict(case.params)} for case in cases],
    }
    return json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def load_request(path: Path) -> tuple[tuple[Case, ...], str]:
    """The cases (untitled) and the spec digest of a request; raises a subclass of InvalidDocumentError."""
    where = str(path)
    document = check(parse_json(read_bytes(path), where), "request", where)
    items = document["cases"]
    assert isinstance(items, list)
    cases: dict[str, Case] = {}
    for index, item in enumerate(items):
        assert isinstance(item, dict)
        params = item["params"]
        assert isinstance(params, dict)
        case = Case(str(item["id"]), str(item["kind"]), "", params)
        if case.id in cases:
            raise DuplicateIdError(
                f"{where}: at cases[{index}].id: expected every id once, found {case.id!r} again"
            )
        cases[case.id] = case
    return tuple(cases.values()), str(document["spec_digest"])
