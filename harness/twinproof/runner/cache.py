"""Answers that need not be computed again, each under a digest of all that decides it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from twinproof.documents import parse_json, read_bytes
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, EngineDescription, Json
from twinproof.project import Project
from twinproof.runner.code import package_digest
from twinproof.runner.errors import DamagedCacheError, WorkFolderError
from twinproof.runner.files import write_whole

SCHEMA = "twinproof.cached/2"
"""A line of JSON that says what is below it, then the content itself: byte by byte, as large as it is."""


@dataclass(frozen=True)
class Kept:
    """What was stored; `checked`: the code that found it sound then is the code that would check it now."""

    content: bytes
    checked: bool


@dataclass(frozen=True)
class Cache:
    """Below `folder`, one folder per party, one file per key. `fresh` does not look at what is there.

    `checker` identifies the code that checks what is stored.
    """

    folder: Path
    checker: str
    fresh: bool = False

    def load(self, party: str, key: str) -> Kept | None:
        """What is kept under `key`; a damaged file is removed and counts as nothing."""
        path = self._path(party, key)
        if self.fresh or not path.exists():
            return None
        try:
            return _unwrap(read_bytes(path), str(path), self.checker)
        except InvalidDocumentError:
            self.forget(party, key)
            return None

    def store(self, party: str, key: str, content: bytes) -> None:
        """Keep `content`, which was found sound. Raises WorkFolderError."""
        said = {
            "schema": SCHEMA,
            "checker": self.checker,
            "sha256": hashlib.sha256(content).hexdigest(),
        }
        write_whole(self._path(party, key), json.dumps(said).encode() + b"\n" + content)

    def confirm(self, party: str, key: str, kept: Kept) -> None:
        """`kept` was found sound again: do not check it next time, if that can be written down."""
        if not kept.checked:
            with suppress(WorkFolderError):
                self.store(party, key, kept.content)

    def forget(self, party: str, key: str) -> None:
        """Remove what is kept under `key`, if anything is."""
        with suppress(OSError):
            self._path(party, key).unlink()

    def _path(self, party: str, key: str) -> Path:
        return self.folder / party / f"{key}.json"


def project_cache(project: Project, fresh: bool) -> Cache:
    """The cache in the build folder of `project`."""
    return Cache(project.build_dir / "cache", package_digest("twinproof.documents"), fresh)


def _unwrap(kept: bytes, where: str, checker: str) -> Kept:
    line, _, content = kept.partition(b"\n")
    match parse_json(line, where):
        case {"schema": str(schema), "checker": str(then), "sha256": str(expected)} if schema == SCHEMA:
            if hashlib.sha256(content).hexdigest() == expected:
                return Kept(content, then == checker)
    raise DamagedCacheError(f"{where}: not what was stored")


def engine_identity(fingerprint: str, description: EngineDescription) -> str:
    """A digest of what makes an engine: its fingerprint and all that it says of itself."""
    block = description.block
    return digest_of(
        {
            "fingerprint": fingerprint,
            "name": block.name,
            "version": block.version,
            "language": block.language,
            "runtime": block.runtime,
            "libraries": dict(block.libraries),
            "kinds": {kind: dict(support) for kind, support in description.kinds.items()},
            "formulations": dict(description.formulations),
        }
    )


def case_key(case: Case, *, spec_digest: str, protocol: int, identity: str) -> str:
    """The key of an engine's answer to `case`: title and tolerances do not decide it."""
    return digest_of(
        {
            "id": case.id,
            "kind": case.kind,
            "params": dict(case.params),
            "spec_digest": spec_digest,
            "protocol": protocol,
            "engine": identity,
        }
    )


def digest_of(value: Mapping[str, Json]) -> str:
    """A hexadecimal sha256 over the canonical JSON of `value`."""
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()
