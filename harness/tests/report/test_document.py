from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from report.runs import agreeing, troubled
from twinproof.model import Difference, RunResult
from twinproof.report.codec import decode, encode
from twinproof.report.document import DamagedReportError, load_report, report_document, report_json
from twinproof.report.values import show_exact


@pytest.mark.parametrize("make", [agreeing, troubled])
def test_a_run_read_back_is_the_run(make: object, tmp_path: Path) -> None:
    assert callable(make)
    result: RunResult = make()
    file = tmp_path / "report.json"
    file.write_bytes(report_json(result).encode("utf-8", "backslashreplace"))
    assert load_report(file) == result


def test_exact_differences_stay_exact() -> None:
    document = json.loads(report_json(troubled()))
    pair = document["result"]["cases"][2]["parity"]["divergences"][1]["pairs"][0]
    assert pair["differences"][0]["gap"] == "1/12"  # 11/12 - 5/6


def test_an_exact_difference_may_be_longer_than_python_converts() -> None:
    gap = Fraction(1, 3**20000)
    assert decode(Difference, encode(Difference((), "0/1", "1/1", gap))) == Difference((), "0/1", "1/1", gap)
    assert show_exact(gap).startswith("1/")


def test_the_outcome_stands_beside_the_run() -> None:
    document = report_document(agreeing())
    assert document["schema"] == "twinproof.report/1"
    outcome = document["outcome"]
    assert isinstance(outcome, dict)
    assert outcome["standing"] == "agrees"
    assert outcome["compared"] == 7


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "expected the report of a run"),
        ("[]", "expected schema twinproof.report/1, found list"),
        ('{"schema": "twinproof.report/0"}', "found twinproof.report/0"),
        ('{"schema": "twinproof.report/1"}', "not the report of a run"),
        ('{"schema": "twinproof.report/1", "result": {"engines": 3}}', "not the report of a run"),
    ],
)
def test_a_damaged_report_is_one_line(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DamagedReportError, match="twinproof run") as failure:
        load_report(file)
    assert says in str(failure.value)
    assert "\n" not in str(failure.value)
