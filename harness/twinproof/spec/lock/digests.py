"""What the lock holds of Lean: a digest of each definition's text."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from twinproof.errors import UserMistakeError
from twinproof.spec.lock.scan import Declaration, UnreadableLeanError, declarations

DEFINITIONS = "GameSpec"


def spec_declarations(lean_dir: Path) -> dict[str, Declaration]:
    """Every definition below `lean_dir`/GameSpec, by full name.

    Raises UserMistakeError where there is no such folder, UnreadableLeanError where a file cannot be read as
    the spec's Lean, or two definitions have one name.
    """
    folder = lean_dir / DEFINITIONS
    if not folder.is_dir():
        raise UserMistakeError(f"{lean_dir}: expected the Lean spec (a folder {DEFINITIONS}), found none")
    found: dict[str, Declaration] = {}
    for file in sorted(folder.rglob("*.lean")):
        for declaration in declarations(file):
            first = found.setdefault(declaration.name, declaration)
            if first is not declaration:
                raise UnreadableLeanError(
                    f"{declaration.file}:{declaration.line}: expected one definition of {declaration.name}, "
                    f"found another in {first.file}:{first.line}"
                )
    return found


def digest(text: str) -> str:
    """`sha256:` and the digest of a definition's text."""
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def digests(declared: Mapping[str, Declaration]) -> dict[str, str]:
    """Full name -> digest."""
    return {name: digest(declaration.text) for name, declaration in declared.items()}


def spec_digest(lean_dir: Path) -> str:
    """`sha256:...` over the digests of all definitions: what a request carries and a fixture echoes.

    Raises what `spec_declarations` raises.
    """
    lines = [f"{name} {value}" for name, value in sorted(digests(spec_declarations(lean_dir)).items())]
    return digest("\n".join(lines))
