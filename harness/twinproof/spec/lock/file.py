"""The lock file: which text of each Lean definition its mirror was last read beside."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twinproof.errors import UserMistakeError
from twinproof.spec.lock.digests import digests, spec_declarations

LOCK_FILE: Final = Path(__file__).with_name("spec.lock.json")
SCHEMA: Final = "twinproof.spec-lock/1"


class InvalidLockError(UserMistakeError):
    """The lock file is not one."""


class UnknownDefinitionError(UserMistakeError):
    """An update names a definition that neither Lean nor the lock has."""


@dataclass(frozen=True)
class Lock:
    """Lean name -> digest, of what is mirrored; Lean name -> reason, of what is not."""

    digests: Mapping[str, str]
    not_mirrored: Mapping[str, str]


def read_lock(path: Path = LOCK_FILE) -> Lock:
    """The lock at `path`. Raises InvalidLockError where there is none, or it is not a lock."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise InvalidLockError(f"{path}: expected a lock of the spec's mirror, found: {error}") from error
    keys = {"schema", "digests", "not_mirrored"}
    if not isinstance(document, dict) or set(document) != keys or document["schema"] != SCHEMA:
        raise InvalidLockError(
            f"{path}: expected an object with {', '.join(sorted(keys))} and schema {SCHEMA}"
        )
    tables = (document["digests"], document["not_mirrored"])
    if not all(
        isinstance(table, dict) and all(isinstance(entry, str) for entry in table.values())
        for table in tables
    ):
        raise InvalidLockError(f"{path}: expected objects of texts under digests and not_mirrored")
    return Lock(*tables)


def write_lock(lock: Lock, path: Path = LOCK_FILE) -> None:
    """Write the lock, names sorted."""
    document = {
        "schema": SCHEMA,
        "digests": dict(sorted(lock.digests.items())),
        "not_mirrored": dict(sorted(lock.not_mirrored.items())),
    }
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def update_lock(lean_dir: Path, names: Iterable[str], lock_file: Path = LOCK_FILE) -> list[str]:
    """Take the named definitions' digests anew, and no others; forget those that Lean no longer has.

    Returns the names whose entry changed. Raises UnknownDefinitionError, and then writes nothing, for a name
    that neither Lean nor the lock has.
    """
    lock = read_lock(lock_file)
    found = digests(spec_declarations(lean_dir))
    updated = dict(lock.digests)
    excused = dict(lock.not_mirrored)
    changed: list[str] = []
    for name in names:
        if name not in found and name not in updated and name not in excused:
            raise UnknownDefinitionError(
                f"expected a definition of the Lean spec or an entry of the lock, found {name}"
            )
        if name not in found:
            updated.pop(name, None)
            excused.pop(name, None)
            changed.append(name)
        elif updated.get(name) != found[name]:
            updated[name] = found[name]
            changed.append(name)
    write_lock(Lock(updated, excused), lock_file)
    return changed
