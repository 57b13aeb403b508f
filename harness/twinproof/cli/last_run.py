"""A case as the last run left it, or as a run of it finds it now."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from twinproof.cli.running import run_catalog
from twinproof.documents import read_json, same_json
from twinproof.errors import InvalidDocumentError
from twinproof.model import Case, CaseResult, Catalog, Json
from twinproof.project import Project
from twinproof.report import JSON_NAME, load_report
from twinproof.report.plain import plain
from twinproof.runner.files import write_whole

SCHEMA = "twinproof.last-run/1"


@dataclass(frozen=True)
class LastRun:
    """Where the last run's report lies, and when that run ended: ISO, to the second, in local time."""

    report: Path
    ended: str


def remember_run(project: Project, folder: Path) -> None:
    """The run that ended now left its report in `folder`. Raises WorkFolderError."""
    ended = datetime.now().astimezone().isoformat(sep=" ", timespec="seconds")
    document = {"schema": SCHEMA, "report": str((folder / JSON_NAME).absolute()), "ended": ended}
    write_whole(_place(project), json.dumps(document, indent=2, ensure_ascii=False).encode())


def last_run(project: Project) -> LastRun | None:
    """What `remember_run` wrote last; None where nothing did. Raises InvalidDocumentError."""
    place = _place(project)
    if not place.exists():
        return None
    match read_json(place):
        case {"schema": "twinproof.last-run/1", "report": str(report), "ended": str(ended)}:
            return LastRun(Path(report), ended)
    raise InvalidDocumentError(f"{place}: does not say where the last run's report is; remove it")


def case_result(project: Project, catalog: Catalog, case: Case) -> tuple[CaseResult, str]:
    """What the last run's report says of `case`, with these parameters, or else a run of it; and which.

    Raises InvalidDocumentError where the report is damaged.
    """
    last = last_run(project)
    alone = "from a run of this case alone"
    if last is None:
        source = f"{alone}: nothing was run before"
    elif not last.report.is_file():
        source = f"{alone}: the report of the last run, {last.ended}, is gone ({last.report})"
    else:
        for each in load_report(last.report).cases:
            if each.case.id == case.id and each.case.kind == case.kind and _same(each.case, case):
                return each, plain(f"from the last run, {last.ended} ({last.report})")
        source = f"{alone}: the last run, {last.ended}, did not have it"
    single = replace(catalog, cases=(case,), identities=(), rules={case.id: catalog.rules[case.id]})
    (result,) = run_catalog(project, single).cases
    return result, plain(source)


def default_out(project: Project) -> Path:
    """Where `twinproof run` leaves its report without `--out`."""
    return project.build_dir / "report"


def _place(project: Project) -> Path:
    return project.build_dir / "last-run.json"


def _same(left: Case, right: Case) -> bool:
    sides: list[Json] = [dict(left.params), dict(right.params)]
    return same_json(*sides)
