"""From an engine entry to a command that can be started, and what decides its answers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from twinproof.documents import EngineEntry
from twinproof.project import Project
from twinproof.runner.errors import EngineStartError
from twinproof.runner.fingerprint import fingerprint
from twinproof.runner.limits import Limits
from twinproof.runner.process import Launch
from twinproof.toolchain import BuiltProgram, build_solution

DOTNET = "{dotnet}"
PYTHON = "{python}"


@dataclass(frozen=True)
class EngineProgram:
    """An engine ready to start. `fingerprint` identifies what it computes; None is never cached."""

    name: str
    launch: Launch
    limits: Limits
    fingerprint: str | None


def prepare_program(
    entry: EngineEntry, project: Project, limits: Limits, progress: Callable[[str], None]
) -> EngineProgram:
    """Compile what `entry` says is to be compiled, and fill in its command; it runs in the project's root.

    An entry's own limits take the place of those in `limits`. Raises ToolchainError, EngineStartError, and
    UserMistakeError where `sources` match nothing.
    """
    built = build_solution(project, Path(entry.build), progress) if entry.build else None
    argv = tuple(part for word in entry.command for part in _fill(word, entry.name, built))
    env = {**(built.env if built else {}), **{name: _with_python(value) for name, value in entry.env.items()}}
    return EngineProgram(
        name=entry.name,
        launch=Launch(argv, env, project.root),
        limits=_limits(entry, limits),
        fingerprint=fingerprint(entry, argv, env, project.root, built),
    )


def _fill(word: str, engine: str, built: BuiltProgram | None) -> tuple[str, ...]:
    if word != DOTNET:
        return (_with_python(word),)
    if built is None:
        raise EngineStartError(f"engine {engine}: its command has {DOTNET}, which needs a build = SOLUTION")
    return tuple(built.command)


def _with_python(text: str) -> str:
    return text.replace(PYTHON, sys.executable)


def _limits(entry: EngineEntry, limits: Limits) -> Limits:
    if entry.time_limit is not None:
        limits = replace(limits, case_seconds=entry.time_limit)
    if entry.memory_limit is not None:
        limits = replace(limits, memory_bytes=entry.memory_limit << 20)
    return limits
