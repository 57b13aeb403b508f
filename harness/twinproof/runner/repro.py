"""What it takes to run one case of one engine again: its request, the command, and how it ended."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from twinproof.documents import read_json
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, Json
from twinproof.project import Project
from twinproof.runner.errors import UnknownReproError
from twinproof.runner.files import write_whole
from twinproof.runner.process import Launch
from twinproof.runner.reading import request_bytes
from twinproof.runner.settle import CaseOutcome

SCHEMA = "twinproof.repro/1"


@dataclass(frozen=True)
class Repro:
    """One case of one engine.

    `request` is the text of the request; `line` runs it again in any POSIX shell. `ending` (`exit 0`, `killed
    by SIGSEGV`, `not started`) is that of the process that computed the case, with others of its batch;
    `last_words` are what that process said about it last. An engine that could not be asked has a `line`
    that asks it for its description, or none where it has no command (what it is compiled from was not).
    """

    engine: str
    case: str
    request: str
    argv: tuple[str, ...]
    env: Mapping[str, str]
    cwd: str
    ending: str
    last_words: tuple[str, ...]
    failures: tuple[str, ...]

    @property
    def line(self) -> str:
        """Changes into the project, adds to the environment, and runs the engine on the case."""
        if not self.argv:
            return ""
        added = [f"{name}={value}" for name, value in self.env.items()]
        command = shlex.join(["env", *added, *self.argv] if added else self.argv)
        return f"cd {shlex.quote(self.cwd)} && {command}"


def record_repro(
    project: Project,
    engine: str,
    case: Case,
    *,
    launch: Launch,
    spec_digest: str,
    outcome: CaseOutcome | None,
) -> None:
    """Write what `load_repro` reads.

    Without an outcome (an answer from the cache), the record of the process that gave this very answer stays.
    Raises WorkFolderError.
    """
    folder = _folder(project, engine)
    content = request_bytes([case], spec_digest)
    request = _request_file(folder, case)
    record = Repro(
        engine=engine,
        case=case.id,
        request=content.decode(),
        argv=(*launch.argv, "run", str(request), "--out", str(folder / "out")),
        env=dict(sorted(launch.env.items())),
        cwd=str(launch.cwd),
        ending=outcome.ending if outcome else "taken from the cache",
        last_words=outcome.last_words if outcome else (),
        failures=tuple(f"{each.kind}: {each.message}" for each in outcome.failures) if outcome else (),
    )
    if outcome is None and request.exists() and _same_process(folder / f"{case.id}.json", record):
        return
    write_whole(request, content)
    _write(folder, record)


def record_unasked(
    project: Project,
    engine: str,
    case: Case,
    *,
    launch: Launch | None,
    spec_digest: str,
    ending: str,
    last_words: Sequence[str],
    failure: str,
) -> None:
    """Write what `load_repro` reads of a case that the engine was not asked for, because of how it describes.

    None for `launch` is an engine without a command. Raises WorkFolderError.
    """
    folder = _folder(project, engine)
    content = request_bytes([case], spec_digest)
    write_whole(_request_file(folder, case), content)
    record = Repro(
        engine=engine,
        case=case.id,
        request=content.decode(),
        argv=(*launch.argv, "describe") if launch else (),
        env=dict(sorted(launch.env.items())) if launch else {},
        cwd=str(launch.cwd if launch else project.root),
        ending=ending,
        last_words=tuple(last_words),
        failures=(failure,),
    )
    _write(folder, record)


def forget_repro(project: Project, engine: str, case: str) -> None:
    """Nothing is on record of `case` any more, if anything was: the engine has no part in it now."""
    with suppress(OSError):
        (_folder(project, engine) / f"{case}.json").unlink()


def load_repro(project: Project, case: str, engines: Sequence[str] | None = None) -> tuple[Repro, ...]:
    """What is on record of `case`, one entry for each of `engines` (of all, if None), by name.

    Raises UnknownReproError where nothing is on record.
    """
    folder = project.build_dir / "repro"
    places = sorted(folder.glob("*/*.json"))
    found = tuple(
        _load(place)
        for place in places
        if place.stem == case and (engines is None or place.parent.name in engines)
    )
    if not found:
        raise UnknownReproError(
            f"case {case}: no engine was started on it in this project (looked below {folder}); "
            f"run it first: twinproof run --case {shlex.quote(case)}"
        )
    return found


def _folder(project: Project, engine: str) -> Path:
    return project.build_dir / "repro" / engine


def _request_file(folder: Path, case: Case) -> Path:
    return folder / "requests" / f"{case.id}.json"


def _write(folder: Path, record: Repro) -> None:
    document: dict[str, Json] = {
        "schema": SCHEMA,
        "engine": record.engine,
        "case": record.case,
        "request": record.request,
        "argv": list(record.argv),
        "env": dict(record.env),
        "cwd": record.cwd,
        "ending": record.ending,
        "last_words": list(record.last_words),
        "failures": list(record.failures),
    }
    write_whole(folder / f"{record.case}.json", json.dumps(document, indent=2, ensure_ascii=False).encode())


def _same_process(place: Path, record: Repro) -> bool:
    """Whether what is on record ended well, and was asked what `record` would be asked."""
    with suppress(InvalidDocumentError):
        known = _load(place)
        return replace(known, ending=record.ending, last_words=()) == record
    return False


def _load(place: Path) -> Repro:
    document = read_json(place)
    match document:
        case {
            "schema": "twinproof.repro/1",
            "engine": str(engine),
            "case": str(case),
            "request": str(request),
            "argv": list(argv),
            "env": dict(env),
            "cwd": str(cwd),
            "ending": str(ending),
            "last_words": list(words),
            "failures": list(failures),
        }:
            return Repro(
                engine,
                case,
                request,
                tuple(map(str, argv)),
                {name: str(value) for name, value in env.items()},
                cwd,
                ending,
                tuple(map(str, words)),
                tuple(map(str, failures)),
            )
    raise InvalidDocumentError(f"{place}: not a record of a case; remove it and run the case again")
