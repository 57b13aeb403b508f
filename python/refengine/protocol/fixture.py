"""Fixtures: what a case yielded, written under a temporary name and renamed."""

import json
import os
import socket
from collections.abc import Iterator, Mapping, Sequence
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
    path = folder / f"{case}.json"
    temporary = folder / f".{case}.json.tmp-{os.getpid()}"
    try:
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                file.writelines(_pieces(fixture))
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FixtureWriteError(f"expected to write {path}, found: {error.strerror}") from None
    return path


def _pieces(fixture: Mapping[str, object]) -> Iterator[str]:
    """Yield the text of a fixture: each of its fields on a line, and each quantity of its list.

    A tree comes a node a line, piece by piece: its text would take more memory than the tree.
    """
    separator = "{\n"
    for name, value in fixture.items():
        yield f"{separator}{_text(name)}: "
        if name == "quantities" and isinstance(value, list):
            for position, quantity in enumerate(value):
                yield ",\n" if position else "[\n"
                yield from _quantity_pieces(quantity)
            yield "\n]" if value else "[]"
        else:
            yield _text(value)
        separator = ",\n"
    yield "\n}\n"


def _quantity_pieces(quantity: Mapping[str, object]) -> Iterator[str]:
    nodes = quantity["value"]
    if quantity["kind"] != "tree" or not isinstance(nodes, Mapping) or not nodes:
        yield _text(quantity)
        return
    fields = {name: value for name, value in quantity.items() if name != "value"}
    yield f'{_text(fields)[:-1]}, "value": '
    texts: dict[int, str] = {}
    separator = "{\n"
    for history, node in nodes.items():
        # Large trees repeat their nodes, as one object.
        text = texts.get(id(node))
        if text is None:
            text = texts[id(node)] = _text(node)
        yield f"{separator}{_text(history)}: {text}"
        separator = ",\n"
    yield "\n}}"


def _text(value: object) -> str:
    return json.dumps(value, allow_nan=False)
