"""A case as the last run left it, or as a run of it finds it now."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from twinproof.cli.running import run_catalog
from twinproof.documents import same_json
from twinproof.model import Case, CaseResult, Catalog, Json
from twinproof.project import Project
from twinproof.report import JSON_NAME, load_report


def case_result(project: Project, catalog: Catalog, case: Case) -> CaseResult:
    """What the last report in the build folder says of `case`, with these parameters; else a run of it."""
    file = default_out(project) / JSON_NAME
    for each in load_report(file).cases if file.is_file() else ():
        if each.case.id == case.id and each.case.kind == case.kind and _same(each.case, case):
            return each
    alone = replace(catalog, cases=(case,), identities=(), rules={case.id: catalog.rules[case.id]})
    (result,) = run_catalog(project, alone).cases
    return result


def default_out(project: Project) -> Path:
    """Where `twinproof run` leaves its report without `--out`."""
    return project.build_dir / "report"


def _same(left: Case, right: Case) -> bool:
    sides: list[Json] = [dict(left.params), dict(right.params)]
    return same_json(*sides)
