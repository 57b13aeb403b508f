"""What people see of a run while it goes on."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from twinproof.runner import EventKind, Mode, ProgressEvent, choose_mode, shown

EVENTS = (
    ProgressEvent(EventKind.PREPARING, "dotnet", detail="compiling TwinEngine"),
    ProgressEvent(EventKind.READY, "python"),
    ProgressEvent(EventKind.UNUSABLE, "dotnet", detail="no [such] thing"),
    ProgressEvent(EventKind.CACHED, "python", "a", 1, 3, 1 / 3),
    ProgressEvent(EventKind.STARTED, "python", "b", 1, 3, 1 / 3),
    ProgressEvent(EventKind.ADVANCED, "python", "b", 1, 3, 0.5),
    ProgressEvent(EventKind.FINISHED, "python", "b", 2, 3, 2 / 3),
    ProgressEvent(EventKind.FAILED, "python", "c", 3, 3, 1.0, "error: no [way]"),
    ProgressEvent(EventKind.PHASE, "twinproof", detail="comparing 3 cases"),
)


def printed(mode: Mode, events: Sequence[ProgressEvent] = EVENTS) -> str:
    terminal = mode is Mode.LIVE
    console = Console(file=io.StringIO(), force_terminal=terminal, width=100, color_system=None)
    with shown(console, mode) as progress:
        for event in events:
            progress(event)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("terminal", "quiet", "environ", "mode"),
    [
        (True, False, {}, Mode.LIVE),
        (True, False, {"CI": "false"}, Mode.LIVE),
        (True, False, {"CI": "true"}, Mode.SILENT),
        (True, True, {}, Mode.SILENT),
        (False, False, {}, Mode.LINES),
        (False, True, {}, Mode.SILENT),
    ],
)
def test_which_mode(terminal: bool, quiet: bool, environ: dict[str, str], mode: Mode) -> None:
    console = Console(file=io.StringIO(), force_terminal=terminal, _environ={"TERM": "xterm"})
    assert choose_mode(console, quiet, environ) is mode


def test_lines_tell_what_ended_and_nothing_else() -> None:
    assert printed(Mode.LINES).splitlines() == [
        "dotnet: compiling TwinEngine",
        "dotnet: no [such] thing",
        "python 2/3 b: finished",
        "python 3/3 c: failed: error: no [way]",
        "twinproof: comparing 3 cases",
    ]


@pytest.mark.parametrize("mode", [Mode.LINES, Mode.LIVE])
def test_nothing_said_drives_the_terminal(mode: Mode) -> None:
    said = "\x1b]0;title\x07\u202e\0/bin/x: no such program"
    text = printed(mode, [ProgressEvent(EventKind.UNUSABLE, "e", detail=said)])
    assert "no such program" in text
    assert not any(mark in text for mark in ("\x1b]", "\x07", "\u202e", "\0"))


def test_silence() -> None:
    assert printed(Mode.SILENT) == ""


def test_a_live_table_keeps_failures_and_goes_away() -> None:
    text = printed(Mode.LIVE)
    assert "python 3/3 c: failed: error: no [way]" in text
    # The last thing a transient display does is to erase itself: up one line and clear it, per row.
    assert text.rstrip().endswith("\x1b[1A\x1b[2K" * 3)


def test_a_live_table_shows_the_case_and_how_many_are_over() -> None:
    rows = printed(Mode.LIVE, EVENTS[:6]).split("\n")
    assert any(row.startswith("python") and " 1/3 " in row and row.rstrip().endswith(" b") for row in rows)


def test_a_live_table_ends_with_what_is_done_with_the_answers() -> None:
    last = [row for row in printed(Mode.LIVE).split("\n") if row.startswith("twinproof")][-1]
    assert last.rstrip().endswith("comparing 3 cases")
