"""Files that appear complete or not at all, and folders that go when they are no longer needed."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from twinproof.runner.errors import WorkFolderError


def write_whole(path: Path, content: bytes) -> None:
    """Write under a temporary name beside `path` and rename.

    Raises WorkFolderError and leaves nothing behind where that is not possible.
    """
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(content)
        temporary.replace(path)
        temporary = None
    except OSError as failure:
        raise cannot_write(path, failure) from None
    finally:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink()


@contextmanager
def scratch_folder(parent: Path, prefix: str) -> Iterator[Path]:
    """A new folder in `parent`, gone after the block. Raises WorkFolderError where it cannot be made."""
    try:
        parent.mkdir(parents=True, exist_ok=True)
        folder = Path(tempfile.mkdtemp(prefix=f"{prefix}-", dir=parent))
    except OSError as failure:
        raise cannot_write(parent, failure) from None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def cannot_write(path: Path, failure: OSError) -> WorkFolderError:
    """One line about a file or folder that the runner needs."""
    return WorkFolderError(
        f"{path}: cannot be written: {failure.strerror or failure}; make room, or change its permissions"
    )
