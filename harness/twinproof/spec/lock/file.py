"""The lock file: which texts of each Lean definition and of its mirror were last read side by side."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twinproof.errors import UserMistakeError
from twinproof.spec.lock.digests import digests, spec_declarations
from twinproof.spec.lock.mirrored import mirrored_definitions
from twinproof.spec.lock.sources import MIRROR_DIR, mirror_digests

LOCK_FILE: Final = Path(__file__).with_name("spec.lock.json")
SCHEMA: Final = "twinproof.spec-lock/2"


class InvalidLockError(UserMistakeError):
    """The lock file is not one."""


class UnknownDefinitionError(UserMistakeError):
    """An update names a definition that neither Lean nor the lock has."""


@dataclass(frozen=True)
class Lock:
    """By Lean name: digests of the definitions, and of their mirrors' sources; why there is no mirror."""

    digests: Mapping[str, str]
    mirrors: Mapping[str, str]
    not_mirrored: Mapping[str, str]


def read_lock(path: Path = LOCK_FILE) -> Lock:
    """The lock at `path`. Raises InvalidLockError where there is none, or it is not a lock."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise InvalidLockError(f"{path}: expected a lock of the spec's mirror, found: {error}") from error
    keys = {"schema", "digests", "mirrors", "not_mirrored"}
    if not isinstance(document, dict) or set(document) != keys or document["schema"] != SCHEMA:
        raise InvalidLockError(
            f"{path}: expected an object with {', '.join(sorted(keys))} and schema {SCHEMA}"
        )
    tables = (document["digests"], document["mirrors"], document["not_mirrored"])
    if not all(
        isinstance(table, dict) and all(isinstance(entry, str) for entry in table.values())
        for table in tables
    ):
        raise InvalidLockError(f"{path}: expected objects of texts under digests, mirrors and not_mirrored")
    return Lock(*tables)


def write_lock(lock: Lock, path: Path = LOCK_FILE) -> None:
    """Write the lock, names sorted."""
    document = {
        "schema": SCHEMA,
        "digests": dict(sorted(lock.digests.items())),
        "mirrors": dict(sorted(lock.mirrors.items())),
        "not_mirrored": dict(sorted(lock.not_mirrored.items())),
    }
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def update_lock(
    lean_dir: Path, names: Iterable[str], lock_file: Path = LOCK_FILE, mirror_dir: Path = MIRROR_DIR
) -> list[str]:
    """Take the digests of the named definitions and of their mirrors anew, and no others.

    Forgets those that Lean no longer has. Returns the names whose entry changed. Raises
    UnknownDefinitionError, and then writes nothing, for a name that neither Lean nor the lock has.
    """
    lock = read_lock(lock_file)
    found = digests(spec_declarations(lean_dir))
    mirrors = mirror_digests(mirrored_definitions(), mirror_dir)
    updated = lock
    changed: list[str] = []
    for name in names:
        if not any(name in table for table in (found, *_tables(updated))):
            raise UnknownDefinitionError(
                f"expected a definition of the Lean spec or an entry of the lock, found {name}"
            )
        if name not in found:
            updated = Lock(*(_without(name, table) for table in _tables(updated)))
            changed.append(name)
        elif (updated.digests.get(name), updated.mirrors.get(name)) != (found[name], mirrors.get(name)):
            read = {name: mirrors[name]} if name in mirrors else {}
            updated = Lock(
                {**updated.digests, name: found[name]},
                {**_without(name, updated.mirrors), **read},
                updated.not_mirrored,
            )
            changed.append(name)
    write_lock(updated, lock_file)
    return changed


def _tables(lock: Lock) -> tuple[Mapping[str, str], ...]:
    return lock.digests, lock.mirrors, lock.not_mirrored


def _without(name: str, table: Mapping[str, str]) -> dict[str, str]:
    return {other: entry for other, entry in table.items() if other != name}
