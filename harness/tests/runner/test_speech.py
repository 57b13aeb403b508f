"""Lines, reports and last words from any bytes at all."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.runner.speech import (
    KEPT_LINES,
    MAX_LINE,
    MAX_SHOWN,
    Advanced,
    Failed,
    Finished,
    LastWords,
    LineSplitter,
    Started,
    parse_report,
    printable,
)


@given(st.lists(st.binary(max_size=40), max_size=12))
def test_lines_do_not_depend_on_how_the_bytes_arrive(parts: list[bytes]) -> None:
    def split(chunks: list[bytes]) -> list[str]:
        lines = LineSplitter()
        heard = [line for chunk in chunks for line in lines.feed(chunk)]
        return [*heard, *lines.flush()]

    assert split(parts) == split([b"".join(parts)])


def test_a_line_without_end_takes_bounded_room() -> None:
    lines = LineSplitter()
    assert [line for _ in range(100) for line in lines.feed(b"z" * 10_000)] == []
    assert [len(line) for line in lines.feed(b"\nnext\n")] == [MAX_LINE, 4]


@given(st.text())
def test_what_is_shown_is_one_short_line_of_printable_text(text: str) -> None:
    shown = printable(text)
    assert len(shown) <= MAX_SHOWN
    assert len(shown.splitlines()) <= 1
    assert "\x1b" not in shown
    shown.encode()


def test_text_without_controls_is_shown_as_it_is() -> None:
    assert printable("café: 1/3 ≠ 0.333") == "café: 1/3 ≠ 0.333"
    assert printable("x" * (MAX_SHOWN + 1)) == "x" * (MAX_SHOWN - 1) + "…"


def test_last_words_are_the_last() -> None:
    words = LastWords()
    for number in range(100):
        words.hear(f"line {number}")
        words.hear("  ")
    assert words.since() == tuple(f"line {number}" for number in range(100 - KEPT_LINES, 100))
    assert words.since(98) == ("line 98", "line 99")


@pytest.mark.parametrize(
    ("document", "report"),
    [
        ({"event": "case_started", "case": "a"}, Started("a")),
        ({"event": "case_finished", "case": "a", "seconds": 1.5}, Finished("a")),
        (
            {"event": "case_failed", "case": "a", "kind": "error", "message": "no\nway"},
            Failed("a", "error", "no way"),
        ),
        ({"event": "progress", "case": "a", "done": 1, "total": 4}, Advanced("a", 0.25)),
        ({"event": "progress", "case": "a", "done": 9, "total": 4}, Advanced("a", 1.0)),
        ({"event": "progress", "case": "a", "done": -1, "total": 4}, Advanced("a", 0.0)),
        ({"event": "progress", "case": "a", "done": 1, "total": 0}, None),
        ({"event": "progress", "case": "a", "done": 10**400, "total": 1}, None),
        ({"event": "progress", "case": "a", "done": float("nan"), "total": 1}, None),
        ({"event": "progress", "case": "a", "done": "1", "total": 2}, None),
        ({"event": "case_started"}, None),
        ({"event": "case_started", "case": 1}, None),
        ({"event": "case_failed", "case": "a", "kind": "error"}, None),
        ({"event": "other", "case": "a"}, None),
        ([], None),
    ],
)
def test_reports(document: object, report: object) -> None:
    assert parse_report(json.dumps(document)) == report


@pytest.mark.parametrize(
    "line", ["", "{", "Traceback", "[" * 100_000, '{"a":' * 100_000, '{"done": ' + "9" * 5000 + "}"]
)
def test_what_is_no_report(line: str) -> None:
    assert parse_report(line) is None


@given(st.text())
def test_no_line_is_too_strange(line: str) -> None:
    parse_report(line)
    parse_report("{" + line)
