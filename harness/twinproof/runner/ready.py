"""Engines made ready: compiled where they must be, described, and told apart from those that cannot run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from twinproof.documents import EngineEntry
from twinproof.errors import EngineFailureError
from twinproof.model import EngineDescription
from twinproof.project import Project
from twinproof.runner.cache import Cache, engine_identity
from twinproof.runner.describe import describe_program
from twinproof.runner.errors import DescribeError
from twinproof.runner.events import EventKind, Progress, ProgressEvent
from twinproof.runner.limits import Limits
from twinproof.runner.program import EngineProgram, prepare_program


@dataclass(frozen=True)
class UnusableEngine:
    """An engine that could not be asked: why, in one line, and what `repro` shows of it.

    None for `program` is one whose command could not even be made.
    """

    why: str
    program: EngineProgram | None
    ending: str
    last_words: tuple[str, ...]


@dataclass(frozen=True)
class ReadyEngine:
    """An engine that can be asked; None for `identity` is an engine whose answers are never cached."""

    program: EngineProgram
    description: EngineDescription
    identity: str | None


def prepare_engines(
    entries: Sequence[EngineEntry],
    project: Project,
    limits: Limits,
    cache: Cache,
    *,
    progress: Progress,
    keep_going: Callable[[], bool],
    executor: Executor,
) -> tuple[dict[str, ReadyEngine], dict[str, UnusableEngine]]:
    """The engines that are ready, and those that are not, by name.

    Compiles one after the other in this thread, describes side by side in `executor`. Raises UserMistakeError
    where an entry itself is wrong.
    """
    unusable: dict[str, UnusableEngine] = {}

    def give_up(name: str, failure: EngineFailureError, program: EngineProgram | None = None) -> None:
        if isinstance(failure, DescribeError):
            ending, words = f"not asked; describe: {failure.ending}", failure.last_words
        else:
            ending, words = "not started", ()
        unusable[name] = UnusableEngine(str(failure), program, ending, words)
        progress(ProgressEvent(EventKind.UNUSABLE, name, detail=str(failure)))

    programs: list[EngineProgram] = []
    for entry in entries:
        try:
            programs.append(prepare_program(entry, project, limits, _telling(progress, entry.name)))
        except EngineFailureError as failure:
            give_up(entry.name, failure)
    asked = [(each, executor.submit(describe_program, each, cache, keep_going)) for each in programs]
    ready: dict[str, ReadyEngine] = {}
    for program, answer in asked:
        try:
            description = answer.result()
        except EngineFailureError as failure:
            give_up(program.name, failure, program)
            continue
        known = program.fingerprint
        ready[program.name] = ReadyEngine(
            program, description, engine_identity(known, description) if known else None
        )
        progress(ProgressEvent(EventKind.READY, program.name))
    return ready, unusable


def _telling(progress: Progress, engine: str) -> Callable[[str], None]:
    return lambda line: progress(ProgressEvent(EventKind.PREPARING, engine, detail=line))
