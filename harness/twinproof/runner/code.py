"""Which code of our own an answer depends on."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable


def package_digest(name: str) -> str:
    """A hexadecimal sha256 over the files of a package, at all levels, and Python's version."""
    digest = hashlib.sha256(sys.version.encode())
    for path, file in sorted(_files(resources.files(name), ""), key=lambda found: found[0]):
        digest.update(f"\0{path}\0{hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
    return digest.hexdigest()


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _files(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry
