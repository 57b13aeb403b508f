"""Where a file that is written as a whole really lies, and whether it may be replaced."""

from __future__ import annotations

import os
import stat
from pathlib import Path


class NotAFileError(OSError):
    """Something else than a regular file is there: to replace it would take a device or a pipe away."""


def destination(path: Path) -> Path:
    """The file that writing to `path` replaces, symbolic links followed, whether or not it is there yet.

    Raises NotAFileError (an OSError, the reason in its `strerror`) where a folder, device, pipe or socket is
    there, and OSError for what the system cannot look up, such as a name that is too long.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG
    if stat.S_ISDIR(mode):
        raise NotAFileError(None, "it is a folder")
    if not stat.S_ISREG(mode):
        raise NotAFileError(None, "it is a device, a pipe or a socket, no regular file")
    return Path(os.path.realpath(path))
