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
from twinproof.runner.errors import DamagedCacheError
from twinproof.runner.files import write_whole

SCHEMA = "twinproof.cached/1"


@dataclass(frozen=True)
class Cache:
    """Below `folder`, one folder per engine, one file per key. `fresh` does not look at what is there."""

    folder: Path
    fresh: bool = False

    def load(self, engine: str, key: str) -> bytes | None:
        """What is kept under `key`; a damaged file is removed and counts as nothing."""
        path = self._path(engine, key)
        if self.fresh or not path.exists():
            return None
        try:
            return _unwrap(parse_json(read_bytes(path), str(path)), str(path))
        except InvalidDocumentError:
            self.forget(engine, key)
            return None

    def store(self, engine: str, key: str, content: bytes) -> None:
        """Keep `content`, which is UTF-8. Raises WorkFolderError."""
        wrapped = {
            "schema": SCHEMA,
            "sha256": hashlib.sha256(content).hexdigest(),
            "content": content.decode(),
        }
        write_whole(self._path(engine, key), json.dumps(wrapped, ensure_ascii=False).encode())

    def forget(self, engine: str, key: str) -> None:
        """Remove what is kept under `key`, if anything is."""
        with suppress(OSError):
            self._path(engine, key).unlink()

    def _path(self, engine: str, key: str) -> Path:
        return self.folder / engine / f"{key}.json"


def _unwrap(document: Json, where: str) -> bytes:
    match document:
        case {"schema": "twinproof.cached/1", "sha256": str(expected), "content": str(text), **rest} if (
            not rest
        ):
            content = text.encode()
            if hashlib.sha256(content).hexdigest() == expected:
                return content
    raise DamagedCacheError(f"{where}: not what was stored")


def engine_identity(fingerprint: str, description: EngineDescription) -> str:
    """A digest of what makes an engine: its fingerprint and all that it says of itself."""
    block = description.block
    said: Mapping[str, Json] = {
        "fingerprint": fingerprint,
        "name": block.name,
        "version": block.version,
        "language": block.language,
        "runtime": block.runtime,
        "libraries": dict(block.libraries),
        "kinds": {kind: dict(support) for kind, support in description.kinds.items()},
        "formulations": dict(description.formulations),
    }
    return _digest(said)


def case_key(case: Case, *, spec_digest: str, protocol: int, identity: str) -> str:
    """The key of an engine's answer to `case`: title and tolerances do not decide it."""
    return _digest(
        {
            "id": case.id,
            "kind": case.kind,
            "params": dict(case.params),
            "spec_digest": spec_digest,
            "protocol": protocol,
            "engine": identity,
        }
    )


def _digest(value: Mapping[str, Json]) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()
