from __future__ import annotations

import re
from dataclasses import replace

import pytest

from report.runs import agreeing, in_many_cases, judgment, troubled
from twinproof.model import CheckVerdict, Verdict
from twinproof.report.markdown import LIMIT, escape, report_markdown
from twinproof.report.outcome import outcome_of


def test_the_outcome_comes_first() -> None:
    first = report_markdown(agreeing()).splitlines()[0]
    assert first.startswith("## ")
    assert escape(outcome_of(agreeing()).sentence) in first


def test_every_divergence_and_verdict_is_there() -> None:
    text, run = report_markdown(troubled()), troubled()
    for case in run.cases:
        for divergence in case.parity.divergences:
            assert f"<code>{escape(divergence.quantity)}</code>" in text
    for each in run.judgments:
        assert f"<code>{escape(each.claim)}</code>" in text


def test_what_teaches_stands_before_what_does_not() -> None:
    text = report_markdown(agreeing())
    places = [text.index(f"<code>{escape(id)}</code>") for id in ("holds-unchecked", "falls", "holds")]
    assert places == sorted(places)


def test_hostile_text_does_nothing() -> None:
    text = report_markdown(troubled())
    for bad in ("<script", "@all", "`c`", "\x1b"):
        assert bad not in text
    assert not re.search(r"(?<!\\)\]\(", text)  # a link needs a bracket that nothing escapes
    table_rows = [line for line in text.splitlines() if line.startswith("|")]
    assert {line.count("|") for line in table_rows if "nash" in line} <= {6, 7, 8}


def test_a_long_run_is_cut_between_blocks_and_says_so() -> None:
    many = tuple(judgment(f"claim-{n}", Verdict.REFUTED, CheckVerdict.NONE) for n in range(8000))
    text = report_markdown(replace(agreeing(), judgments=many))
    assert LIMIT - 1000 < len(text.encode()) <= LIMIT
    assert text.splitlines()[-1].startswith("**Cut here**")
    last_block = text.splitlines()[-3]
    assert last_block.strip().startswith("- evidence two of claim")


def test_a_short_run_is_not_cut() -> None:
    assert "Cut here" not in report_markdown(troubled())


@pytest.mark.parametrize(
    "text",
    [
        "terminal_payoffs",  # an underscore within a word is no emphasis: GFM 0.29, section 6.4, rule 2
        "the value -1/18 (-0.0556), {0 1: -2}!",
        "case:quantity + 1e-11",
        "a & b > c # d, 0 < e",
    ],
)
def test_what_github_leaves_alone_is_left_alone(text: str) -> None:
    assert escape(text) == text


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("_a_", "\\_a\\_"),
        ("*a*", "\\*a\\*"),
        ("a|b", "a&#124;b"),
        ("<b>", "&#60;b>"),
        ("&lt;", "&#38;lt;"),
        ("@all", "&#64;all"),
        ("#12", "&#35;12"),
        ("$x$", "&#36;x&#36;"),
        (":tada:", "&#58;tada:"),
        ("- a", "&#45; a"),
        ("1. a", "&#49;. a"),
        ("> a", "&#62; a"),
    ],
)
def test_what_github_would_act_on_is_made_harmless(text: str, made: str) -> None:
    assert escape(text) == made


def test_a_cause_stands_once_with_its_cases_and_reasons_stand_beside_verdicts() -> None:
    text = report_markdown(replace(agreeing(), cases=in_many_cases(3)))
    assert text.count("<code>profile_evaluation</code>: <code>value_by_deal</code>") == 1
    assert "dotnet against python and the spec, in 3 cases" in text
    assert "accepted because: reason of falls" in text
    assert "The twin that verifies, then breaks" in text
    assert "2026-02-03T04:05:06Z (UTC)" in text
    assert "**exact, with spec**:" in text
