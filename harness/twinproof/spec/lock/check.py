"""Does the mirror still say what Lean says, as far as their texts can tell?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from twinproof.spec.lock.digests import digests, spec_declarations
from twinproof.spec.lock.file import LOCK_FILE, read_lock
from twinproof.spec.lock.mirrored import mirrored_definitions
from twinproof.spec.lock.sources import MIRROR_DIR, mirror_digests


class Fault(StrEnum):
    """What can be wrong between a Lean definition, its mirror and the lock."""

    CHANGED = "changed"
    EDITED = "edited"
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


@dataclass(frozen=True)
class _Texts:
    """The digests of a Lean definition and of its mirror's source; None for what there is not."""

    lean: str | None
    mirror: str | None


def check_lock(
    lean_dir: Path,
    lock_file: Path = LOCK_FILE,
    mirrored: Mapping[str, str] | None = None,
    mirror_dir: Path = MIRROR_DIR,
) -> list[LockProblem]:
    """Every fault between the Lean text, the mirror and the lock, by definition; none if all is well.

    `mirrored` is the mirror to check (Lean name -> Python name), ours if it is not given; its sources are in
    `mirror_dir`. Raises what reading the Lean spec and the lock raises.
    """
    mirror = mirrored_definitions() if mirrored is None else mirrored
    lock = read_lock(lock_file)
    found = digests(spec_declarations(lean_dir))
    sources = mirror_digests(mirror, mirror_dir)
    names = sorted({*mirror, *found, *lock.digests, *lock.mirrors, *lock.not_mirrored})
    problems = (
        _problem(
            name,
            mirror.get(name),
            _Texts(found.get(name), sources.get(name)),
            _Texts(lock.digests.get(name), lock.mirrors.get(name)),
            name in lock.not_mirrored,
        )
        for name in names
    )
    return [problem for problem in problems if problem is not None]


def _problem(
    name: str, mirror: str | None, found: _Texts, locked: _Texts, excused: bool
) -> LockProblem | None:
    fault = _fault(mirror, found, locked, excused)
    return None if fault is None else LockProblem(fault, name, mirror, _message(fault, name, mirror))


def _fault(mirror: str | None, found: _Texts, locked: _Texts, excused: bool) -> Fault | None:
    match (mirror is not None, found.lean is not None):
        case (True, False):
            return Fault.MISSING
        case (False, True):
            if locked != _Texts(None, None):
                return Fault.NEEDLESS
            return None if excused else Fault.UNACCOUNTED
        case (True, True) if not excused:
            return _stale(found, locked)
    return Fault.NEEDLESS


def _stale(found: _Texts, locked: _Texts) -> Fault | None:
    if locked.lean is None or locked.mirror is None:
        return Fault.UNLOCKED
    if locked.lean != found.lean:
        return Fault.CHANGED
    return None if locked.mirror == found.mirror else Fault.EDITED


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
                f"expected digests of {name} and of {mirror}, which mirrors it; found none: read both, "
                f"then {update}"
            )
        case Fault.CHANGED:
            return f"{name} has changed since {mirror} was last read beside it: read it again, then {update}"
        case Fault.EDITED:
            return f"{mirror} has been edited since it was last read beside {name}: read both, then {update}"
        case Fault.NEEDLESS:
            return f"the lock has an entry for {name} that nothing calls for: remove it, or {update}"
