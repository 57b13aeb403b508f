"""Fixtures: what a case yielded, written under a temporary name and renamed."""

import json
import os
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path

from refengine.errors import FixtureWriteError, UnwritableOutputError
from refengine.protocol.request import Case
from refengine.quantity import Quantity, encode

SCHEMA = "twinproof.fixture/1"


def build_fixture(
    case: Case,
    engine: Mapping[str, object],
    spec_digest: str,
    quantities: Sequence[Quantity],
    seconds: float,
) -> dict[str, object]:
    """Return the fixture as a JSON object; all of it but `run` depends on the request alone."""
    return {
        "schema": SCHEMA,
        "case": {"id": case.id, "kind": case.kind, "params": case.params},
        "engine": engine,
        "spec_digest": spec_digest,
        "quantities": [encode(quantity) for quantity in quantities],
        "run": {"seconds": round(seconds, 6), "host": socket.gethostname()},
    }


def prepare_folder(folder: Path) -> None:
    """Make `folder` if it is missing and see that files can be made in it.

    Raises `UnwritableOutputError` if not.
    """
    probe = folder / f".refengine.tmp-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            probe.touch()
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        raise UnwritableOutputError(
            f"--out: expected a folder that can be written to, found {folder}: {error.strerror}"
        ) from None
    except ValueError as error:
        raise UnwritableOutputError(f"--out: expected the path of a folder, found: {error}") from None


def write_fixture(folder: Path, case: str, fixture: Mapping[str, object]) -> Path:
    """Write `folder/<case>.json` in one step and return its path; no partial or temporary file stays behind.

    Raises `FixtureWriteError` where the disk or a limit does not let it.
    """
    encoder = json.JSONEncoder(indent=1, allow_nan=False)
    path = folder / f"{case}.json"
    temporary = folder / f".{case}.json.tmp-{os.getpid()}"
    try:
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                # Piece by piece: the text of a large tree would take more memory than the tree.
                file.writelines(encoder.iterencode(fixture))
                file.write("\n")
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FixtureWriteError(f"expected to write {path}, found: {error.strerror}") from None
    return path
