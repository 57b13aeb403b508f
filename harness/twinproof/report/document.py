"""report.json: the whole run as one document, and the run read back from it."""

from __future__ import annotations

import json
from pathlib import Path

from twinproof.errors import UserMistakeError
from twinproof.model import Json, RunResult
from twinproof.report.codec import decode, encode
from twinproof.report.outcome import outcome_of

SCHEMA = "twinproof.report/1"


class DamagedReportError(UserMistakeError):
    """A report.json that is not what a run of this version wrote."""


def report_document(result: RunResult) -> dict[str, Json]:
    """`{"schema", "outcome", "result"}`: the outcome's numbers, and every field of the run by its name."""
    return {"schema": SCHEMA, "outcome": encode(outcome_of(result)), "result": encode(result)}


def report_json(result: RunResult) -> str:
    """The document as text; a lone surrogate is written as its escape, which JSON allows."""
    return json.dumps(report_document(result), ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def load_report(file: Path) -> RunResult:
    """The run that wrote `file`.

    Raises DamagedReportError where the file is not such a document.
    """
    advice = "run `twinproof run` again"
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise DamagedReportError(f"{file}: expected the report of a run, found {fault}; {advice}") from None
    found = document.get("schema") if isinstance(document, dict) else type(document).__name__
    if found != SCHEMA:
        raise DamagedReportError(f"{file}: expected schema {SCHEMA}, found {found}; {advice}")
    try:
        return decode(RunResult, document["result"])
    except (KeyError, TypeError, ValueError, AssertionError) as fault:
        raise DamagedReportError(f"{file}: not the report of a run ({fault!r}); {advice}") from None
