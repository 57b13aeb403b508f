from __future__ import annotations

import dataclasses
import json

import pytest

from report.runs import agreeing, troubled
from twinproof import model
from twinproof.documents import check, schema_text
from twinproof.errors import InvalidDocumentError
from twinproof.model import Json
from twinproof.report.document import report_document
from twinproof.report.outcome import Outcome


@pytest.mark.parametrize("make", [agreeing, troubled])
def test_what_is_written_is_what_the_schema_says(make: object) -> None:
    assert callable(make)
    document = json.loads(json.dumps(report_document(make())))
    assert check(document, "report", "report.json") == document


def test_a_field_that_is_not_in_the_schema_is_refused() -> None:
    document: dict[str, Json] = json.loads(json.dumps(report_document(agreeing())))
    result = document["result"]
    assert isinstance(result, dict)
    result["extra"] = 1
    with pytest.raises(InvalidDocumentError, match="extra"):
        check(document, "report", "report.json")


def test_every_record_of_the_schema_has_the_fields_of_the_model() -> None:
    defined = json.loads(schema_text("report"))["$defs"]
    assert {"RunResult", "CaseResult", "Divergence", "Judgment", "Outcome"} <= defined.keys()
    for name, schema in defined.items():
        record = Outcome if name == "Outcome" else getattr(model, name)
        fields = [field.name for field in dataclasses.fields(record)]
        assert list(schema["properties"]) == fields == schema["required"], name
