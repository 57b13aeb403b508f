"""What it takes to run one case of one engine again: its request, the command, and how it ended."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
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
    `last_words` are what that process said about it last.
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

    Without an outcome (an answer from the cache) only where nothing is on record. Raises WorkFolderError.
    """
    folder = project.build_dir / "repro" / engine
    place, request = folder / f"{case.id}.json", folder / "requests" / f"{case.id}.json"
    if outcome is None and place.exists() and request.exists():
        return
    content = request_bytes([case], spec_digest)
    write_whole(request, content)
    document: dict[str, Json] = {
        "schema": SCHEMA,
        "engine": engine,
        "case": case.id,
        "request": content.decode(),
        "argv": [*launch.argv, "run", str(request), "--out", str(folder / "out")],
        "env": dict(sorted(launch.env.items())),
        "cwd": str(launch.cwd),
        "ending": outcome.ending if outcome else "taken from the cache",
        "last_words": list(outcome.last_words) if outcome else [],
        "failures": [f"{failure.kind}: {failure.message}" for failure in outcome.failures] if outcome else [],
    }
    write_whole(place, json.dumps(document, indent=2, ensure_ascii=False).encode())


def load_repro(project: Project, case: str) -> tuple[Repro, ...]:
    """What is on record of `case`, one entry per engine, by name.

    Raises UnknownReproError where nothing is on record.
    """
    folder = project.build_dir / "repro"
    places = sorted(folder.glob("*/*.json"))
    found = tuple(_load(place) for place in places if place.stem == case)
    if not found:
        raise UnknownReproError(
            f"case {case}: no engine was started on it in this project (looked below {folder}); "
            f"run it first: twinproof run --case {shlex.quote(case)}"
        )
    return found


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
