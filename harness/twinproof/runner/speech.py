"""What an engine writes on standard error: lines of bounded length, its reports, its last words."""

from __future__ import annotations

import json
import math
import unicodedata
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

MAX_LINE = 64 * 1024
"""Bytes of a line that are kept; no report of the protocol comes near."""

MAX_SHOWN = 500
"""Characters of a line that are shown."""

KEPT_LINES = 20


class LineSplitter:
    """Cuts a stream of bytes into lines and forgets what is beyond MAX_LINE of each."""

    def __init__(self) -> None:
        """Begin at the beginning of a line."""
        self._open = bytearray()

    def feed(self, data: bytes) -> Iterator[str]:
        """The lines that `data` completes."""
        *complete, rest = data.split(b"\n")
        for part in complete:
            self._keep(part)
            yield from self.flush()
        self._keep(rest)

    def flush(self) -> Iterator[str]:
        """The line that was begun and not ended, if any."""
        if self._open:
            yield self._open.decode("utf-8", errors="replace").rstrip("\r")
            self._open.clear()

    def _keep(self, part: bytes) -> None:
        self._open += part[: MAX_LINE - len(self._open)]


class LastWords:
    """The last KEPT_LINES lines that were not reports."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._lines: deque[tuple[int, str]] = deque(maxlen=KEPT_LINES)
        self.count = 0

    def hear(self, line: str) -> None:
        """Keep a line, made printable; blank ones are not kept."""
        shown = printable(line)
        if shown:
            self._lines.append((self.count, shown))
            self.count += 1

    def since(self, count: int = 0) -> tuple[str, ...]:
        """What was heard after the first `count` lines, as far as it is kept."""
        return tuple(line for number, line in self._lines if number >= count)


def printable(text: str, limit: int = MAX_SHOWN) -> str:
    """`text` on one line of at most `limit` characters, without what would drive a terminal."""
    head = text[: 4 * limit].expandtabs(4)
    # Cc, Cf: control and format characters; Cs: lone surrogates, which no file can hold.
    clean = "".join(
        " " if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"} else char for char in head
    )
    clean = clean.rstrip()
    return clean if len(clean) <= limit and len(text) <= 4 * limit else clean[: limit - 1] + "…"


@dataclass(frozen=True)
class Started:
    """`case_started`."""

    case: str


@dataclass(frozen=True)
class Advanced:
    """`progress`: `fraction` in [0, 1]."""

    case: str
    fraction: float


@dataclass(frozen=True)
class Finished:
    """`case_finished`."""

    case: str


@dataclass(frozen=True)
class Failed:
    """`case_failed`, in the engine's words."""

    case: str
    kind: str
    message: str


Report = Started | Advanced | Finished | Failed


def parse_report(line: str) -> Report | None:
    """The report that `line` is, or None where it is something else (a warning, a stack trace)."""
    if not line.startswith("{"):
        return None
    try:
        return _as_report(json.loads(line))
    except (ValueError, RecursionError):
        return None


def _as_report(document: object) -> Report | None:
    match document:
        case {"event": "case_started", "case": str(case)}:
            return Started(case)
        case {"event": "case_finished", "case": str(case)}:
            return Finished(case)
        case {"event": "case_failed", "case": str(case), "kind": str(kind), "message": str(message)}:
            return Failed(case, kind, printable(message, 4 * MAX_SHOWN))
        case {
            "event": "progress",
            "case": str(case),
            "done": int() | float() as done,
            "total": int() | float() as total,
        }:
            return _advanced(case, done, total)
    return None


def _advanced(case: str, done: float, total: float) -> Advanced | None:
    try:
        fraction = float(done) / float(total)
    except (OverflowError, ZeroDivisionError):
        return None
    return Advanced(case, min(max(fraction, 0.0), 1.0)) if math.isfinite(fraction) else None
