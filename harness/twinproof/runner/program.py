"""From an engine entry to a command that can be started, and what decides its answers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
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
PROJECT = "{project}"

SEARCH_PATH = "PYTHONPATH"
"""The one variable that an entry adds to rather than sets: what the user put there stays in reach."""


@dataclass(frozen=True)
class EngineProgram:
    """An engine ready to start. `fingerprint` identifies what it computes; None is never cached.

    `partial`: it is not asked for what it does not describe.
    """

    name: str
    launch: Launch
    limits: Limits
    fingerprint: str | None
    partial: bool = False


def prepare_program(
    entry: EngineEntry, project: Project, limits: Limits, progress: Callable[[str], None]
) -> EngineProgram:
    """Compile what `entry` says is to be compiled, and fill in its command; it runs in the project's root.

    An entry's own limits take the place of those in `limits`. Raises ToolchainError, EngineStartError, and
    UserMistakeError where `sources` match nothing.
    """
    built = build_solution(project, Path(entry.build), progress) if entry.build else None
    argv = tuple(part for word in entry.command for part in _fill(word, entry.name, project, built))
    env = {**(built.env if built else {}), **_environment(entry, project)}
    return EngineProgram(
        name=entry.name,
        launch=Launch(argv, env, project.root),
        limits=_limits(entry, limits),
        fingerprint=fingerprint(entry, argv, env, project.root, built),
        partial=entry.partial,
    )


def _fill(word: str, engine: str, project: Project, built: BuiltProgram | None) -> tuple[str, ...]:
    if word != DOTNET:
        return (_placed(word, project),)
    if built is None:
        raise EngineStartError(f"engine {engine}: its command has {DOTNET}, which needs a build = SOLUTION")
    return tuple(built.command)


def _environment(entry: EngineEntry, project: Project) -> Mapping[str, str]:
    env = {name: _placed(value, project) for name, value in entry.env.items()}
    inherited = os.environ.get(SEARCH_PATH)
    if SEARCH_PATH in env and inherited:
        env[SEARCH_PATH] += os.pathsep + inherited
    return env


def _placed(text: str, project: Project) -> str:
    return text.replace(PYTHON, sys.executable).replace(PROJECT, str(project.root))


def _limits(entry: EngineEntry, limits: Limits) -> Limits:
    if entry.time_limit is not None:
        limits = replace(limits, case_seconds=entry.time_limit)
    if entry.memory_limit is not None:
        limits = replace(limits, memory_bytes=entry.memory_limit << 20)
    return limits
