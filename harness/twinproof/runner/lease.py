"""A run's leave to go on: engines run as long as its file exists, and are ended when it is taken away."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Lease:
    """A file on `host`: to end a run is to remove it.

    That works on a full disk, and from one process to another. A worker on another host cannot see the file
    and goes on to its end.
    """

    path: Path
    host: str

    def holds(self) -> bool:
        """Whether the run goes on."""
        return self.host != platform.node() or self.path.exists()

    def end(self) -> None:
        """Let every engine of the run be ended."""
        self.path.unlink(missing_ok=True)


def new_lease(folder: Path) -> Lease:
    """A lease in `folder`. Raises OSError."""
    path = folder / "lease"
    path.touch()
    return Lease(path, platform.node())
