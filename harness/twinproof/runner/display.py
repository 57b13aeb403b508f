"""Progress for people: a live table on a terminal, plain lines in a pipe, nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from twinproof.runner.events import EventKind, Progress, ProgressEvent, silent
from twinproof.runner.speech import MAX_SHOWN, printable

_WORTH_A_LINE = (
    EventKind.PREPARING,
    EventKind.UNUSABLE,
    EventKind.FINISHED,
    EventKind.FAILED,
    EventKind.PHASE,
)


class Mode(StrEnum):
    """How progress is shown."""

    LIVE = "live"
    LINES = "lines"
    SILENT = "silent"


def choose_mode(console: Console, quiet: bool, environ: Mapping[str, str]) -> Mode:
    """Nothing if `quiet` or in CI (whose logs keep every line), a live table if `console` is a terminal."""
    if quiet or environ.get("CI", "").lower() not in {"", "0", "false"}:
        return Mode.SILENT
    return Mode.LIVE if console.is_terminal and not console.is_dumb_terminal else Mode.LINES


@contextmanager
def shown(console: Console, mode: Mode) -> Iterator[Progress]:
    """A listener that shows on `console` (standard error, by custom) what it hears, until the block ends."""
    if mode is Mode.SILENT:
        yield silent
    elif mode is Mode.LINES:
        yield lambda event: _print_line(console, event)
    else:
        with Bars(
            TextColumn("{task.fields[engine]}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[case]}"),
            console=console,
            transient=True,
        ) as bars:
            yield _Table(bars).tell


class _Table:
    """One row per engine: how far it is, and which case it is in."""

    def __init__(self, bars: Bars) -> None:
        self._bars = bars
        self._rows: dict[str, TaskID] = {}
        self._running: dict[str, list[str]] = {}

    def tell(self, event: ProgressEvent) -> None:
        running = self._running.setdefault(event.engine, [])
        if event.engine not in self._rows:
            self._rows[event.engine] = self._bars.add_task("", total=None, engine=event.engine, case="")
        if event.kind is EventKind.STARTED:
            running.append(event.case)
        elif event.case in running and event.kind in (EventKind.FINISHED, EventKind.FAILED):
            running.remove(event.case)
        row = self._rows[event.engine]
        if event.total:
            # The bar moves inside a case; the count beside it counts cases.
            self._bars.update(row, total=event.total, completed=round(event.fraction * event.total, 2))
        self._bars.update(row, case=escape(_state(event, running)))
        if event.kind in (EventKind.FAILED, EventKind.UNUSABLE):
            self._bars.console.print(_line(event), style="red", markup=False, highlight=False)


def _state(event: ProgressEvent, running: list[str]) -> str:
    if event.kind in (EventKind.PREPARING, EventKind.UNUSABLE, EventKind.PHASE):
        return printable(event.detail)
    if event.total and event.done == event.total:
        return "done"
    return ", ".join(running)


def _print_line(console: Console, event: ProgressEvent) -> None:
    if event.kind in _WORTH_A_LINE:
        console.print(_line(event), markup=False, highlight=False, soft_wrap=True)


def _line(event: ProgressEvent) -> str:
    detail = printable(event.detail, 4 * MAX_SHOWN)
    if not event.case:
        return f"{event.engine}: {detail}"
    what = f"{event.kind}" + (f": {detail}" if detail else "")
    return f"{event.engine} {event.done}/{event.total} {event.case}: {what}"
