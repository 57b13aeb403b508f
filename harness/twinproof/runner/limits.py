"""How long an engine may take, and how much memory."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Limits of one engine process.

    `case_seconds` holds from a `case_started` to the end of that case; `start_seconds` holds outside cases:
    from the start to the first case, from one case to the next, and from the last case to the exit.
    `memory_bytes` is the resident memory of the process and its descendants, summed (pages that they share
    count more than once). Address space is not limited: .NET reserves hundreds of gigabytes of it unused.
    """

    case_seconds: float = 300.0
    start_seconds: float = 60.0
    memory_bytes: int = 4 << 30
