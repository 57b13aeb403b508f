"""Checks a fetched archive against its pinned hash."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from twinproof.toolchain.errors import INSTALL_AN_SDK, WrongHashError


def require_sha256(archive: Path, expected: str, package: str) -> None:
    """Raise WrongHashError unless `archive` has the hexadecimal sha256 `expected`."""
    found = _digest(archive, "sha256").hex()
    if found != expected:
        raise _wrong(package, f"sha256 {expected}", found)


def require_integrity(archive: Path, expected: str, package: str) -> None:
    """Raise WrongHashError unless `archive` has the npm integrity `expected` (`sha512-` and base64)."""
    found = "sha512-" + base64.b64encode(_digest(archive, "sha512")).decode()
    if found != expected:
        raise _wrong(package, f"integrity {expected}", found)


def _digest(archive: Path, algorithm: str) -> bytes:
    with archive.open("rb") as stream:
        return hashlib.file_digest(stream, algorithm).digest()


def _wrong(package: str, expected: str, found: str) -> WrongHashError:
    return WrongHashError(
        f"{package}: expected {expected}, fetched {found}; nothing was unpacked. "
        f"Try again, ask who runs your package mirror, {INSTALL_AN_SDK}"
    )
