"""Whether the twinproof that runs is the one of the checkout that it runs on."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from twinproof.errors import UserMistakeError
from twinproof.project import Project

CODE = (".py", ".json", ".j2", ".css")
"""Cases and claims are read from the checkout, whatever is installed; these are not."""


class OtherVersionError(UserMistakeError):
    """An installed copy and the checkout that it is to work on are not of one version."""


def check_installed(project: Project) -> None:
    """Raise OtherVersionError where this code is a copy that differs from the checkout's.

    A folder that is laid out like a checkout, without twinproof's code in it, takes any version.
    """
    theirs, ours = project.root / "harness" / "twinproof", resources.files("twinproof")
    if not (theirs / "__init__.py").is_file() or ours == theirs:
        return
    if not _same(ours, theirs):
        raise OtherVersionError(
            f"{project.root}: this twinproof was installed from another version than this checkout; "
            f"run `pip install {project.root / 'harness'}` again, or name its own project with --project DIR"
        )


def _same(ours: Traversable, theirs: Path) -> bool:
    names = {entry.name for entry in ours.iterdir() if _counts(entry)}
    if names != {entry.name for entry in theirs.iterdir() if _counts(entry)}:
        return False
    return all(
        _same(ours / name, theirs / name)
        if (theirs / name).is_dir()
        else (ours / name).read_bytes() == (theirs / name).read_bytes()
        for name in names
    )


def _counts(entry: Traversable) -> bool:
    return entry.name.endswith(CODE) or (entry.is_dir() and entry.name != "__pycache__")
