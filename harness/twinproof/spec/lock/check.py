"""Does the mirror still say what Lean says, as far as their texts can tell?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from twinproof.spec.lock.digests import digests, spec_declarations
from twinproof.spec.lock.file import LOCK_FILE, read_lock
from twinproof.spec.lock.mirrored import mirrored_definitions


class Fault(StrEnum):
    """What can be wrong between a Lean definition, its mirror and the lock."""

    CHANGED = "changed"
    MISSING = "missing"
    UNLOCKED = "unlocked"
    UNACCOUNTED = "unaccounted"
    NEEDLESS = "needless"


@dataclass(frozen=True)
class LockProblem:
    """One fault: the Lean definition, its mirror where it has one, and a line that says what to do."""

    fault: Fault
    definition: str
    mirror: str | None
    message: str


def check_lock(
    lean_dir: Path, lock_file: Path = LOCK_FILE, mirrored: Mapping[str, str] | None = None
) -> list[LockProblem]:
    """Every fault between the Lean text, the mirror and the lock, by definition; none if all is well.

    `mirrored` is the mirror to check (Lean name -> Python name), ours if it is not given. Raises what
    reading the Lean spec and the lock raises.
    """
    mirror = mirrored_definitions() if mirrored is None else mirrored
    lock = read_lock(lock_file)
    found = digests(spec_declarations(lean_dir))
    names = sorted({*mirror, *found, *lock.digests, *lock.not_mirrored})
    problems = (
        _problem(name, mirror.get(name), found.get(name), lock.digests.get(name), name in lock.not_mirrored)
        for name in names
    )
    return [problem for problem in problems if problem is not None]


def _problem(
    name: str, mirror: str | None, found: str | None, locked: str | None, excused: bool
) -> LockProblem | None:
    fault = _fault(mirror, found, locked, excused)
    return None if fault is None else LockProblem(fault, name, mirror, _message(fault, name, mirror))


def _fault(mirror: str | None, found: str | None, locked: str | None, excused: bool) -> Fault | None:
    match (mirror is not None, found is not None):
        case (True, False):
            return Fault.MISSING
        case (False, True):
            if locked is not None:
                return Fault.NEEDLESS
            return None if excused else Fault.UNACCOUNTED
        case (True, True) if not excused:
            return Fault.UNLOCKED if locked is None else Fault.CHANGED if locked != found else None
    return Fault.NEEDLESS


def _message(fault: Fault, name: str, mirror: str | None) -> str:
    update = f"run `python -m twinproof.spec.lock --update {name}`"
    match fault:
        case Fault.MISSING:
            return (
                f"expected {name} in Lean, which {mirror} mirrors; found none: "
                "give the mirror its new name, or remove it"
            )
        case Fault.UNACCOUNTED:
            return (
                f"expected a mirror of {name}, or its name under not_mirrored in the lock; found neither: "
                "write the mirror, or say why there is none"
            )
        case Fault.UNLOCKED:
            return (
                f"expected a digest of {name}, which {mirror} mirrors; found none: read both, then {update}"
            )
        case Fault.CHANGED:
            return f"{name} has changed since {mirror} was last read beside it: read it again, then {update}"
        case Fault.NEEDLESS:
            return f"the lock has an entry for {name} that nothing calls for: remove it, or {update}"
