"""The lock between the Lean spec and its mirror: where either changed, both must be read again."""

from twinproof.spec.lock.check import Fault, LockProblem, check_lock
from twinproof.spec.lock.digests import spec_declarations, spec_digest
from twinproof.spec.lock.file import (
    LOCK_FILE,
    InvalidLockError,
    Lock,
    UnknownDefinitionError,
    read_lock,
    update_lock,
)
from twinproof.spec.lock.mirrored import mirror_modules, mirrored_definitions
from twinproof.spec.lock.scan import Declaration, UnreadableLeanError, declarations
from twinproof.spec.lock.sources import MIRROR_DIR, mirror_digests

__all__ = [
    "LOCK_FILE",
    "MIRROR_DIR",
    "Declaration",
    "Fault",
    "InvalidLockError",
    "Lock",
    "LockProblem",
    "UnknownDefinitionError",
    "UnreadableLeanError",
    "check_lock",
    "declarations",
    "mirror_digests",
    "mirror_modules",
    "mirrored_definitions",
    "read_lock",
    "spec_declarations",
    "spec_digest",
    "update_lock",
]
