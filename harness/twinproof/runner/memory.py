"""How much memory a process and its descendants hold."""

from __future__ import annotations

from contextlib import suppress

import psutil


def resident_bytes(pid: int) -> int:
    """Resident memory of `pid` and its descendants, summed; 0 when it is gone."""
    total = 0
    with suppress(psutil.Error):
        process = psutil.Process(pid)
        total = process.memory_info().rss
        for child in process.children(recursive=True):
            with suppress(psutil.Error):
                total += child.memory_info().rss
    return total
