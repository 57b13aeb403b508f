"""The lock between the Lean spec and its mirror: what changed in Lean must be read again here."""

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

__all__ = [
    "LOCK_FILE",
    "Declaration",
    "Fault",
    "InvalidLockError",
    "Lock",
    "LockProblem",
    "UnknownDefinitionError",
    "UnreadableLeanError",
    "check_lock",
    "declarations",
    "mirror_modules",
    "mirrored_definitions",
    "read_lock",
    "spec_declarations",
    "spec_digest",
    "update_lock",
]
