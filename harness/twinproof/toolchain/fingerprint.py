"""One digest of all that a build depends on: it is redone when, and only when, this changes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import partial
from importlib import resources
from pathlib import Path

from twinproof.toolchain.closure import ProgramClosure
from twinproof.toolchain.errors import ProjectFileError
from twinproof.toolchain.pins import Pins
from twinproof.toolchain.records import SdkToolchain, Toolchain

_BESIDE = (
    ".editorconfig",
    ".globalconfig",
    "global.json",
    "nuget.config",
    "NuGet.Config",
    "packages.lock.json",
)


def fingerprint(closure: ProgramClosure, toolchain: Toolchain, pins: Pins) -> str:
    """A hexadecimal sha256 over the sources, the project files, the toolchain and this package's own code."""
    root = closure.solution.resolve().parent
    digest = hashlib.sha256()
    for part in _identity(toolchain, pins):
        digest.update(f"{part}\n".encode())
    for file in sorted(set(_inputs(closure, root))):
        try:
            content = hashlib.sha256(file.read_bytes()).hexdigest()
        except OSError as failure:
            raise ProjectFileError(f"{file}: cannot be read: {failure.strerror}") from None
        shown = file.relative_to(root) if file.is_relative_to(root) else file
        digest.update(f"{shown} {content}\n".encode())
    return digest.hexdigest()


def _identity(toolchain: Toolchain, pins: Pins) -> Iterator[str]:
    if isinstance(toolchain, SdkToolchain):
        host = toolchain.dotnet.resolve()
        status = host.stat()
        yield f"sdk {host} {status.st_mtime_ns} {status.st_size} {toolchain.version}"
    else:
        yield f"assembled {toolchain.digest} pythonnet {pins.pythonnet}"
    # How this package turns project files into a build is part of the toolchain too.
    for module in sorted(resources.files("twinproof.toolchain").iterdir(), key=lambda entry: entry.name):
        if module.name.endswith(".py"):
            yield f"{module.name} {hashlib.sha256(module.read_bytes()).hexdigest()}"


def _inputs(closure: ProgramClosure, root: Path) -> Iterator[Path]:
    yield closure.solution.resolve()
    for project in closure.projects:
        yield from project.files
        yield from project.sources
        yield from (resource.file for resource in project.resources)
        yield from _beside(project.file.parent, root)


def _beside(folder: Path, root: Path) -> Iterator[Path]:
    """Files that the SDK reads without being told, from `folder` up to the one above `root`."""
    for parent in (folder, *folder.parents):
        yield from filter(Path.is_file, map(partial(Path.joinpath, parent), _BESIDE))
        if parent == root.parent:
            break
