"""Engine entries (`engines.toml`) and what engines say about themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from twinproof.documents.errors import DuplicateIdError, UnknownValueError
from twinproof.documents.fixture import libraries
from twinproof.documents.strict import parse_json
from twinproof.documents.toml import read_toml
from twinproof.documents.validate import check
from twinproof.model import EngineBlock, EngineDescription, Json

RESERVED_NAMES = ("spec", "catalog")
"""Parties of a comparison that are no engines."""


@dataclass(frozen=True)
class EngineEntry:
    """How to start an engine: `command` may hold `{python}`, `{project}` and `{dotnet}`, `env` the first two.

    `build` is the solution behind `{dotnet}`; `sources` are globs of the files that decide what the engine
    computes; both are relative to the project. `time_limit` is in seconds per case, `memory_limit` in MiB. A
    `partial` engine is asked only for the case kinds and games that it describes.
    """

    name: str
    command: tuple[str, ...]
    build: str | None = None
    env: Mapping[str, str] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    time_limit: float | None = None
    memory_limit: int | None = None
    partial: bool = False


def load_engines(path: Path) -> tuple[EngineEntry, ...]:
    """The entries of a file, in order; raises a subclass of InvalidDocumentError."""
    where = str(path)
    items = check(read_toml(path), "engines", where)["engine"]
    assert isinstance(items, list)
    entries: dict[str, EngineEntry] = {}
    for index, item in enumerate(items):
        assert isinstance(item, dict)
        entry = _entry(item)
        if entry.name in entries:
            raise DuplicateIdError(
                f"{where}: at engine[{index}].name: expected every name once, found {entry.name!r} again"
            )
        if entry.name in RESERVED_NAMES:
            raise UnknownValueError(
                f"{where}: at engine[{index}].name: expected a name other than "
                f"{' and '.join(RESERVED_NAMES)}, which are no engines, found {entry.name!r}"
            )
        entries[entry.name] = entry
    return tuple(entries.values())


def parse_description(data: bytes, entry: str) -> EngineDescription:
    """What `ENGINE describe` printed; `entry` is the engine's name in engines.toml.

    Raises a subclass of InvalidDocumentError.
    """
    where = f"engine {entry}, describe"
    document = check(parse_json(data, where), "engine", where)
    kinds, formulations, protocol = document["kinds"], document["formulations"], document["protocol"]
    assert isinstance(kinds, dict)
    assert isinstance(formulations, dict)
    assert isinstance(protocol, int)
    return EngineDescription(
        entry=entry,
        block=EngineBlock(
            name=str(document["name"]),
            version=str(document["version"]),
            language=str(document["language"]),
            runtime=str(document["runtime"]),
            libraries=libraries(document["libraries"]),
        ),
        protocol=protocol,
        kinds={kind: support for kind, support in kinds.items() if isinstance(support, dict)},
        formulations={definition: str(how) for definition, how in formulations.items()},
    )


def _entry(item: Mapping[str, Json]) -> EngineEntry:
    command, env, sources = item["command"], item.get("env", {}), item.get("sources", [])
    time_limit, memory_limit = item.get("time_limit"), item.get("memory_limit")
    assert isinstance(command, list)
    assert isinstance(env, dict)
    assert isinstance(sources, list)
    return EngineEntry(
        name=str(item["name"]),
        command=tuple(map(str, command)),
        build=str(item["build"]) if "build" in item else None,
        env={name: str(value) for name, value in env.items()},
        sources=tuple(map(str, sources)),
        time_limit=float(time_limit) if isinstance(time_limit, (int, float)) else None,
        memory_limit=memory_limit if isinstance(memory_limit, int) else None,
        partial=item.get("partial", False) is True,
    )
