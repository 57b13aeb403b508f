"""Folders that appear complete or not at all, and locks that hold between processes."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock

from twinproof.toolchain.contents import record_contents
from twinproof.toolchain.errors import ToolchainFolderError


@contextmanager
def new_folder(place: Path) -> Iterator[Path]:
    """A temporary folder that becomes `place` when the block ends well, and goes when it does not.

    What it holds is written down in it; what lies at `place` already (damaged, else nobody would make it
    anew) goes.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    with scratch_folder(place.parent) as temporary:
        fresh = temporary / place.name
        fresh.mkdir()
        yield fresh
        record_contents(fresh)
        with suppress(FileNotFoundError):
            place.rename(temporary / "damaged")
        fresh.rename(place)


@contextmanager
def scratch_folder(parent: Path) -> Iterator[Path]:
    """A temporary folder in `parent`, gone after the block."""
    parent.mkdir(parents=True, exist_ok=True)
    temporary = Path(tempfile.mkdtemp(prefix=".new-", dir=parent))
    try:
        yield temporary
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


@contextmanager
def locked(folder: Path, name: str) -> Iterator[None]:
    """Hold the lock `name` of `folder`, waiting for the process that has it.

    Raises ToolchainFolderError where the folder, or what the block writes, cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / f"{name}.lock"):
            yield
    except OSError as failure:
        raise ToolchainFolderError(
            f"{failure.filename or folder}: cannot be written: {failure.strerror or failure}; "
            f"make room or change its permissions"
        ) from None
