"""One digest of what decides an engine's answers: a cached answer is good as long as this stays the same."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from twinproof.documents import EngineEntry
from twinproof.errors import UserMistakeError
from twinproof.toolchain import BuiltProgram

DECISIVE_VARIABLES = ("PYTHON", "DOTNET_", "LD_LIBRARY_PATH", "LD_PRELOAD")
"""Prefixes of inherited variables that decide which code an engine loads."""


def fingerprint(
    entry: EngineEntry, argv: Sequence[str], env: Mapping[str, str], root: Path, built: BuiltProgram | None
) -> str | None:
    """A hexadecimal sha256; None where the entry names neither `sources` nor `build`.

    It covers: the command and what the entry adds to the environment; the program file (path, size, time);
    inherited variables that steer Python's, .NET's and the system's loaders; the content of every file that
    `sources` match; the content of the compiled program's folder; this interpreter, and the name, version and
    time of every distribution installed for it (pyspiel, numpy, ...). Raises UserMistakeError where a glob of
    `sources` matches nothing.
    """
    if built is None and not entry.sources:
        return None
    digest = hashlib.sha256()
    for part in (
        *_command(argv, env),
        *_contents(_matches(entry, root), root),
        *_compiled(built),
        *_interpreter(),
    ):
        digest.update(part.encode(errors="surrogateescape") + b"\0")
    return digest.hexdigest()


def _command(argv: Sequence[str], env: Mapping[str, str]) -> Iterator[str]:
    yield from argv
    yield from (f"{name}={value}" for name, value in sorted(env.items()))
    program = Path(shutil.which(argv[0]) or argv[0])
    if program.is_file():
        status = program.stat()
        yield f"{program} {status.st_size} {status.st_mtime_ns}"
    inherited = {name: value for name, value in os.environ.items() if name.startswith(DECISIVE_VARIABLES)}
    yield from (f"{name}={value}" for name, value in sorted(inherited.items()))


def _matches(entry: EngineEntry, root: Path) -> Iterator[Path]:
    for glob in entry.sources:
        try:
            files = [path for path in root.glob(glob) if path.is_file()]
        except (NotImplementedError, ValueError) as failure:  # an absolute pattern, or `a**b`
            raise UserMistakeError(
                f"engine {entry.name}: sources: expected a pattern relative to {root}, "
                f"found {glob!r}: {failure}"
            ) from None
        if not files:
            raise UserMistakeError(f"engine {entry.name}: sources: no file matches {glob!r} below {root}")
        yield from files


def _compiled(built: BuiltProgram | None) -> Iterator[str]:
    if built is not None:
        folder = Path(built.command[-1]).parent
        yield from _contents((path for path in folder.rglob("*") if path.is_file()), folder)


def _contents(files: Iterable[Path], root: Path) -> Iterator[str]:
    for path in sorted(set(files)):
        yield f"{path.relative_to(root)} {hashlib.sha256(path.read_bytes()).hexdigest()}"


def _interpreter() -> Iterator[str]:
    yield f"{sys.executable} {sys.version} {platform.platform()}"
    for folder in dict.fromkeys(path for path in sys.path if path):
        # A distribution's folder has its version in its name; installing the same one again changes its time.
        for info in sorted(Path(folder).glob("*.*-info")):
            yield f"{info.name} {info.stat().st_mtime_ns}"
