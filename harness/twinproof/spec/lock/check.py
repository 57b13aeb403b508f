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

    `mirrored` is the mirror to check (Lean name -> Python name), ours if it is not given. Raises what reading the Lean spec
    and the lock raises.
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
    again = f"then run `python -m twinproof.spec.lock --update {name}`"
    if found is None:
        if mirror is not None:
            message = f"expected {name} in Lean, which {mirror} mirrors; found none: name the mirror's definition anew, or remove it"
            return LockProblem(Fault.MISSING, name, mirror, message)
        message = f"the lock lists {name}, which neither Lean nor the mirror has: remove it from the lock ({again[5:]})"
        return LockProblem(Fault.NEEDLESS, name, None, message)
    if mirror is None:
        if excused:
            return None
        message = f"{name} is defined in Lean, but neither mirrored nor listed under not_mirrored: do one or the other"
        return LockProblem(Fault.UNACCOUNTED, name, None, message)
    if excused:
        message = f"{name} is listed under not_mirrored, but {mirror} mirrors it: remove it from that list"
        return LockProblem(Fault.NEEDLESS, name, mirror, message)
    if locked is None:
        message = f"{name} is mirrored by {mirror}, but not locked: read both side by side, {again}"
        return LockProblem(Fault.UNLOCKED, name, mirror, message)
    if locked != found:
        message = f"{name} has changed since {mirror} was last read beside it: read it again, {again}"
        return LockProblem(Fault.CHANGED, name, mirror, message)
    return None
