"""Embedded resources, under the names that the SDK would give them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from twinproof.toolchain.evaluate import Item, native_path

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_CULTURE = re.compile(r"\.[a-z]{2,3}(-[A-Za-z0-9]+)*\.[^.]+$")


@dataclass(frozen=True)
class EmbeddedResource:
    """A file that goes into the assembly as the manifest resource `name`."""

    file: Path
    name: str


def embedded_resource(item: Item, folder: Path, root_namespace: str) -> EmbeddedResource:
    """The resource of an EmbeddedResource item of the project in `folder`.

    Raises ProjectFileError for an absent file, and where the SDK would do more than embed it under a name
    made of its path: a `.resx`, a culture in its name, a folder that is no identifier.
    """
    file = native_path(item.element, item.metadata["Include"]).resolve()
    if not file.is_file():
        raise item.element.refuse(f"no file at {file}", "name one existing file")
    if file.suffix == ".resx" or _CULTURE.search(file.name):
        raise item.element.refuse(
            f"{file.name} is compiled or put into a satellite assembly", "rename the file"
        )
    name = item.metadata.get("LogicalName")
    if name is None:
        inner = file.relative_to(folder.resolve()).parts if file.is_relative_to(folder.resolve()) else ("..",)
        if not all(_IDENTIFIER.fullmatch(part) for part in inner[:-1]) or inner == ("..",):
            raise item.element.refuse(f"no plain name for {file.name}", "give it a LogicalName")
        name = ".".join((root_namespace, *inner))
    return EmbeddedResource(file, name)
