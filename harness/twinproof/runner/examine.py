"""Asks one engine for its description, now, and says what came of it: no run is needed for that."""

from __future__ import annotations

from collections.abc import Callable

from twinproof.documents import EngineEntry
from twinproof.model import EngineDescription
from twinproof.project import Project
from twinproof.runner.cache import project_cache
from twinproof.runner.describe import describe_program
from twinproof.runner.interrupt import interruptible
from twinproof.runner.limits import Limits
from twinproof.runner.program import prepare_program


@interruptible()
def ask_engine(
    entry: EngineEntry, project: Project, progress: Callable[[str], None] = lambda _: None
) -> EngineDescription:
    """What `entry` says of itself, whatever is remembered of it; compiles it first where it must be compiled.

    Raises EngineFailureError where it cannot run, UserMistakeError where the entry itself is wrong, and
    KeyboardInterrupt.
    """
    program = prepare_program(entry, project, Limits(), progress)
    return describe_program(program, project_cache(project, fresh=True))
