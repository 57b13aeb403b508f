"""Which files a project compiles: the SDK's default glob, and what Compile items add or take away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path, PureWindowsPath

from twinproof.toolchain.evaluate import Item


def source_files(folder: Path, items: Iterable[Item], default_glob: bool) -> tuple[Path, ...]:
    """The C# files of the project in `folder`, sorted; raises ProjectFileError for an Include of no file."""
    files = set(_default(folder)) if default_glob else set()
    for item in items:
        if item.kind != "Compile":
            continue
        if "Remove" in item.metadata:
            files -= set(_matches(folder, item.metadata["Remove"]))
            continue
        found = set(_matches(folder, item.metadata["Include"]))
        if not found:
            raise item.element.refuse(f"no file matches {item.metadata['Include']!r}", "correct the path")
        files |= found
    return tuple(sorted(files))


def _default(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*.cs"):
        inner = file.relative_to(folder).parts
        # As Microsoft.NET.Sdk.DefaultItems: not what builds leave, not below a folder with a leading dot.
        if inner[0] not in ("bin", "obj") and not any(part.startswith(".") for part in inner[:-1]):
            yield file


def _matches(folder: Path, patterns: str) -> Iterator[Path]:
    for pattern in patterns.split(";"):
        for found in folder.glob(PureWindowsPath(pattern.strip()).as_posix()):
            if found.is_file():
                yield found.resolve()
