"""Reads a classic `.sln` file: which projects it holds."""

from __future__ import annotations

import re
from pathlib import Path, PureWindowsPath

from twinproof.toolchain.errors import ProjectFileError

_FOLDER_TYPE = "2150E333-8FDC-42A3-9474-1A3956D46DE8"
_PROJECT = re.compile(
    r'^Project\("\{([0-9A-Fa-f-]+)\}"\)\s*=\s*"([^"]*)",\s*"([^"]*)",\s*"\{[0-9A-Fa-f-]+\}"\s*$'
)
_HEADER = "Microsoft Visual Studio Solution File"


def read_solution(file: Path) -> tuple[Path, ...]:
    """The `.csproj` files of the solution `file`, in its order; solution folders are passed over.

    Raises ProjectFileError for anything that is no classic solution of C# projects.
    """
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as failure:
        raise ProjectFileError(f"{file}: no solution can be read there: {failure}") from None
    if not any(line.startswith(_HEADER) for line in lines):
        raise ProjectFileError(f"{file}: expected a classic solution (a line {_HEADER!r}), found none")
    projects: list[Path] = []
    for number, line in enumerate(lines, start=1):
        if not line.startswith("Project("):
            continue
        match = _PROJECT.match(line)
        if match is None:
            raise ProjectFileError(
                f"{file}:{number}: expected a Project line with type, name, path and id: {line}"
            )
        kind, _name, path = match.groups()
        if kind.upper() == _FOLDER_TYPE:
            continue
        project = file.parent / PureWindowsPath(path).as_posix()
        if project.suffix != ".csproj":
            raise ProjectFileError(f"{file}:{number}: expected C# projects (.csproj) only, found {path}")
        projects.append(project)
    if not projects:
        raise ProjectFileError(f"{file}: expected at least one project, found none")
    return tuple(projects)
