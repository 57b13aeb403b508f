"""What the toolchain takes from the machine: environment, interpreter, platform."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.errors import INSTALL_AN_SDK, UnsupportedPlatformError


@dataclass(frozen=True)
class Platform:
    """An operating system, a machine type and a C library, each by its usual name in lower case."""

    system: str
    machine: str
    libc: str

    def __str__(self) -> str:
        """For messages: `linux x86_64 (glibc)`."""
        return f"{self.system} {self.machine} ({self.libc})"


@dataclass(frozen=True)
class Surroundings:
    """Everything a build depends on besides the project: tests put their own here."""

    environ: Mapping[str, str]
    python: Path
    platform: Platform

    def find(self, program: str) -> Path | None:
        """`program` on PATH, or None."""
        found = shutil.which(program, path=self.environ.get("PATH", os.defpath))
        return Path(found) if found else None


def this_machine() -> Surroundings:
    """The process's own environment, interpreter and platform."""
    return Surroundings(os.environ.copy(), Path(sys.executable), this_platform())


def this_platform() -> Platform:
    """The platform of the running interpreter."""
    return Platform(platform.system().lower(), platform.machine().lower(), _libc())


def _libc() -> str:
    # platform.libc_ver() reads the interpreter's file, in vain where that is static; the C library knows.
    try:
        named = os.confstr("CS_GNU_LIBC_VERSION")
    except (ValueError, OSError, AttributeError):
        named = None
    return "glibc" if named and named.startswith("glibc") else "no glibc"


def require_supported(here: Platform) -> None:
    """Raise UnsupportedPlatformError where the pinned runtime cannot run."""
    if (here.system, here.machine, here.libc) != ("linux", "x86_64", "glibc"):
        raise UnsupportedPlatformError(
            f"no .NET toolchain can be assembled on {here}: its packages are for linux x86_64 (glibc); "
            f"use such a machine, {INSTALL_AN_SDK}"
        )
