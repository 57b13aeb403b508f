from __future__ import annotations

from dataclasses import replace

from report.runs import agreeing, judgment, troubled
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
    for bad in ("<script", "](http", "@all", "`c`", "\x1b"):
        assert bad not in text
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
