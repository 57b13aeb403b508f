from __future__ import annotations

import io

import pytest
from rich.console import Console

from report.runs import agreeing, troubled
from twinproof.model import RunResult
from twinproof.report.outcome import outcome_of
from twinproof.report.terminal import print_report


def printed(result: RunResult, width: int = 80) -> str:
    out = io.StringIO()
    print_report(result, Console(file=out, width=width, markup=False, highlight=False))
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    assert max(len(line) for line in printed(troubled(), width).splitlines()) <= width


def test_the_outcome_is_the_last_thing_said() -> None:
    words = " ".join(printed(agreeing()).split())
    assert words.endswith(outcome_of(agreeing()).sentence)


def test_everything_that_went_wrong_is_said() -> None:
    words, run = " ".join(printed(troubled()).split()), troubled()
    for case in run.cases:
        for divergence in case.parity.divergences:
            assert divergence.quantity in words
        for failure in case.failures:
            assert f"{failure.case} in {failure.engine}: {failure.kind}" in words
    assert "0 2 3 5/2 3 1/2 (0.5) (deal 0 2)" in words  # deal, python, dotnet, spec, 3 - 5/2
    assert "at odds with the spec or the majority: dotnet" in words
    assert "third: no such command" in words
    assert run.lock_problems[0] in words
    for judgment in ("holds-unchecked", "falls", "moved", "disputed", "open", "hostile"):
        assert f"{judgment}: " in words


def test_a_claim_that_survives_a_sound_check_is_not_news() -> None:
    assert "evidence one of holds " not in " ".join(printed(agreeing()).split())


def test_no_escape_sequence_of_others_reaches_the_terminal() -> None:
    assert "\x1b" not in printed(troubled())
