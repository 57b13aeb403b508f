"""What a run tells about its progress while it goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

ALL = "twinproof"
"""In the place of an engine: what is done with the answers of all."""


class EventKind(StrEnum):
    """What happened; the first three are about the engine as a whole, PHASE about all of them together."""

    PREPARING = "preparing"
    READY = "ready"
    UNUSABLE = "unusable"
    CACHED = "cached"
    STARTED = "started"
    ADVANCED = "advanced"
    FINISHED = "finished"
    FAILED = "failed"
    PHASE = "phase"


@dataclass(frozen=True)
class ProgressEvent:
    """Something happened to `case` of `engine`.

    `done` of the engine's `total` cases are over, `fraction` (in [0, 1]) of all its work. `case` is empty in
    events about the engine; `detail` is one line (what is being prepared, why it failed).
    In a PHASE, `engine` is ALL.
    """

    kind: EventKind
    engine: str
    case: str = ""
    done: int = 0
    total: int = 0
    fraction: float = 0.0
    detail: str = ""


Progress = Callable[[ProgressEvent], None]
"""Called from the threads that run the engines, one call at a time."""


def silent(event: ProgressEvent) -> None:
    """Tell nobody."""
