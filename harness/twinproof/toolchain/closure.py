"""The one program of a solution, and the projects it stands on, in the order in which they compile."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.csharp_project import CSharpProject, read_project
from twinproof.toolchain.errors import ProjectFileError
from twinproof.toolchain.evaluate import is_test_project
from twinproof.toolchain.solution import read_solution


@dataclass(frozen=True)
class ProgramClosure:
    """`projects` holds each project after those it references; the last is the executable one."""

    solution: Path
    projects: tuple[CSharpProject, ...]

    @property
    def program(self) -> CSharpProject:
        """The executable project."""
        return self.projects[-1]


def read_closure(solution: Path) -> ProgramClosure:
    """Read the executable project of `solution` and all it references; test projects are left out.

    Raises ProjectFileError as the readers of solution and projects do, where there is not exactly one
    executable, and where projects reference each other in a circle.
    """
    files = [file.resolve() for file in read_solution(solution)]
    projects = {file: read_project(file) for file in files if not is_test_project(file)}
    programs = [project for project in projects.values() if project.executable]
    if len(programs) != 1:
        found = ", ".join(project.file.name for project in programs) or "none"
        raise ProjectFileError(f"{solution}: expected exactly one project with OutputType Exe, found {found}")
    return ProgramClosure(solution, tuple(_ordered(programs[0], projects, ())))


def _ordered(
    project: CSharpProject, read: dict[Path, CSharpProject], above: tuple[Path, ...]
) -> list[CSharpProject]:
    if project.file in above:
        raise ProjectFileError(f"{project.file}: references itself through {above[-1]}")
    ordered: list[CSharpProject] = []
    for reference in project.references:
        referenced = read.get(reference) or read_project(reference)
        for inner in _ordered(referenced, read, (*above, project.file)):
            if inner.file not in (known.file for known in ordered):
                ordered.append(inner)
    return [*ordered, project]
