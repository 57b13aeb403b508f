from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from report.runs import agreeing, in_many_cases, judgment, leaving_out, troubled
from twinproof.model import CheckVerdict, RunResult, Verdict
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
    assert "profile_evaluation: value_by_deal - dotnet against python and the spec - in 1 case" in words
    assert "third: no such command" in words
    assert run.lock_problems[0] in words
    for claim in ("moved", "disputed", "hostile"):
        assert f"{claim}: " in words
    # What is accepted is counted where something diverges: holds-unchecked, falls, open.
    assert "3 other verdicts worth reading: twinproof claims" in words


def test_a_claim_that_survives_a_sound_check_is_not_news() -> None:
    assert "evidence one of holds " not in " ".join(printed(agreeing()).split())


def test_no_escape_sequence_of_others_reaches_the_terminal() -> None:
    assert "\x1b" not in printed(troubled())


def test_a_cause_in_many_cases_is_drilled_down_once_and_the_page_stays_short() -> None:
    many = in_many_cases(60)
    text = printed(replace(agreeing(), cases=many))
    words = " ".join(text.split())
    assert "value_by_deal - dotnet against python and the spec - in 60 cases" in words
    assert "first in evaluate.standard.0: value_by_deal" in words
    assert "55 more, in the report" in words  # 60, less the first and the four that are named
    assert words.endswith("next: twinproof explain evaluate.standard.0 value_by_deal")
    assert len(text.splitlines()) < 100


def test_a_quantity_that_is_left_out_is_called_missing() -> None:
    words = " ".join(printed(replace(agreeing(), cases=(leaving_out(),))).split())
    # Two deals; the spec has the table too.
    assert "python dotnet spec" in words
    assert "table of 2 entries" in words or "table of 2" in words
    assert words.count("missing") >= 1
    assert "{" not in words
    assert "\N{EM DASH}" not in words


def test_an_accepted_verdict_has_its_reason_and_a_new_one_what_to_do() -> None:
    assert "reason of falls" in printed(agreeing())
    new = replace(judgment("fresh", Verdict.REFUTED, CheckVerdict.NONE), accepted=None, reason="")
    words = " ".join(printed(replace(agreeing(), judgments=(new,))).split())
    assert "new verdict, not accepted yet: refuted" in words
    assert "if the evidence convinces you: twinproof claims accept fresh --reason TEXT" in words


def test_heads_are_whole_at_80_columns_with_three_engines() -> None:
    run = agreeing()
    case = run.cases[0]
    three = replace(case, fixtures={**case.fixtures, "bash": case.fixtures["python"]})
    text = printed(replace(run, engines={**run.engines, "bash": run.engines["python"]}, cases=(three,)))
    assert "\N{HORIZONTAL ELLIPSIS}" not in text
    for head in ("python", "dotnet", "bash", "spec", "compared", "with spec", "diverge"):
        assert head in text
