"""Progress lines: one JSON object a line on standard error, flushed."""

import json
import os
import sys
import time
from collections.abc import Mapping

from refengine.progress import Progress

SECONDS_BETWEEN_PROGRESS = 0.1


def emit(event: str, case: str, fields: Mapping[str, object]) -> None:
    """Write one event line. A reader that has gone away costs the lines, not the computation."""
    line = json.dumps({"event": event, "case": case, **fields})
    try:
        sys.stderr.write(line + "\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr.fileno())


def silence(descriptor: int) -> None:
    """Point a broken output at the null device, so that nothing more fails on it, at exit included."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, descriptor)
    os.close(null)


def throttled_progress(case: str) -> Progress:
    """Return a function that reports steps of `case`, at most ten times a second, and the last one always."""
    last = time.monotonic()

    def report(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done == total or now - last >= SECONDS_BETWEEN_PROGRESS:
            last = now
            emit("progress", case, {"done": done, "total": total})

    return report
