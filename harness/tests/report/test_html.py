from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from report.runs import agreeing, troubled
from twinproof.model import RunResult
from twinproof.report.html import report_html

_VOID = {"wbr", "meta", "link", "br", "hr", "img", "input"}


class _Page(HTMLParser):
    """The page's text and attributes; fails on a tag that is closed out of turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@pytest.fixture(params=[agreeing, troubled], ids=["agreeing", "troubled"])
def result(request: pytest.FixtureRequest) -> RunResult:
    made: RunResult = request.param()
    return made


def test_every_tag_is_closed_in_turn(result: RunResult) -> None:
    assert _Page(report_html(result)).open == []


def test_nothing_is_fetched_and_nothing_runs(result: RunResult) -> None:
    page = _Page(report_html(result))
    for tag, attributes in page.tags:
        assert tag not in {"script", "link", "img", "iframe", "object", "embed", "base"}
        assert not any(name.startswith("on") for name in attributes)
        assert (attributes.get("href") or "#").startswith("#")
        assert "src" not in attributes
    css = re.search(r"<style>(.*?)</style>", report_html(result), re.S)
    assert css
    assert "url(" not in css[1]
    assert "@import" not in css[1]


def test_ids_are_unique_and_every_link_leads_somewhere(result: RunResult) -> None:
    tags = _Page(report_html(result)).tags
    ids = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {attributes["href"] for _, attributes in tags if "href" in attributes} <= {f"#{id}" for id in ids}


def test_every_divergence_verdict_and_failure_is_on_the_page() -> None:
    text, run = _Page(report_html(troubled())).text, troubled()
    for case in run.cases:
        assert case.case.id in text
        for divergence in case.parity.divergences:
            assert divergence.quantity in text
        for failure in case.failures:
            assert str(failure.kind) in text
    for judgment in run.judgments:
        assert judgment.claim in text
        assert all(" ".join(line.split())[:10] in text for line in judgment.evidence)
    for part in ("third", "a note", run.lock_problems[0], "2.4.6", "pure-plan enumeration"):
        assert part in text


def test_hostile_text_is_shown_and_does_nothing() -> None:
    text = report_html(troubled())
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert" in text
    assert "{{ 7*7 }}" in text
    assert "\x1b" not in text
    assert "\x00" not in text
    assert "\ud800" not in text


def test_values_of_all_parties_stand_in_the_case() -> None:
    text = _Page(report_html(troubled())).text
    assert "11/12" in text  # what python and the spec say of the tampered case
    assert "5/6" in text  # what the tampered twin says
    assert "python = spec" in text  # the plans, on which nobody differs, in the case that dotnet lost


def test_a_table_of_two_levels_has_its_inner_keys_as_columns() -> None:
    pattern = r'aria-label="reach_weights[^"]*">\s*<table.*?</table>'
    columns = re.search(pattern, report_html(agreeing()), re.DOTALL)
    assert columns
    assert re.findall(r'<th scope="col" class="n">(.*?)</th>', columns[0]) == ["pp", "pbp"]
    assert re.findall(r'<th scope="row">(.*?)</th>', columns[0]) == ["0 1", "0 2"]


def test_the_page_explains_itself() -> None:
    text = _Page(report_html(agreeing())).text
    assert "The twin that verifies, then breaks" in text  # the source's title
    assert "2026-02-03T04:05:06Z" in text
    assert "python-engine 0.1.0" in text
    assert "Accepted because : reason of falls" in text.replace("because:", "because :")
    assert "compared without any tolerance" in text  # what "exact" says
    assert "so its yes is no evidence" in text  # what "vacuous" says


def test_the_page_says_what_to_do_about_a_changed_verdict() -> None:
    text = _Page(report_html(troubled())).text
    assert "twinproof claims accept moved --reason TEXT" in text
    assert "refuted/none" not in text


def test_no_table_scrolls_up_and_down_within_the_page() -> None:
    css = re.search(r"<style>(.*?)</style>", report_html(agreeing()), re.DOTALL)
    assert css
    screen = css[1].split("@media print")[0]
    assert "max-height" not in screen
    assert "overflow: auto" not in screen


def test_a_name_breaks_behind_its_dots_and_underscores() -> None:
    page = report_html(agreeing())
    assert "<code>nash_<wbr>conv</code>" in page
    assert "<wbr>" not in re.sub(r"\w[_.:]<wbr>\w", "", page)
