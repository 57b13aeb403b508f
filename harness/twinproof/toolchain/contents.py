"""What a finished folder holds, written down in it, so that damage done to it later is seen."""

from __future__ import annotations

import hashlib
import json
import stat
from pathlib import Path

RECORD = ".contents.json"
"""File -> [size, whether it may be run, sha256]; names are relative, with `/`."""


def record_contents(folder: Path) -> None:
    """Write down what `folder` holds. Raises OSError."""
    held = {
        path.relative_to(folder).as_posix(): [*_seen(path), _digest(path)]
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    (folder / RECORD).write_text(json.dumps(held, indent=0), encoding="utf-8")


def intact(folder: Path, *, thorough: bool) -> bool:
    """Whether every recorded file is there with its size and run bit; if `thorough`, with its content too.

    A folder without a record, made before there were any, is taken as it is.
    """
    try:
        held = json.loads((folder / RECORD).read_text(encoding="utf-8"))
        return all(
            _seen(folder / name) == seen and (not thorough or _digest(folder / name) == digest)
            for name, (*seen, digest) in held.items()
        )
    except FileNotFoundError as absent:
        return folder.is_dir() and absent.filename == str(folder / RECORD)
    except (OSError, ValueError, TypeError, AttributeError):
        return False


def _seen(path: Path) -> list[object]:
    status = path.stat()
    return [status.st_size, bool(status.st_mode & stat.S_IXUSR)]


def _digest(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
