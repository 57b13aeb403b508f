"""Runs a catalog with progress on standard error; what did not change comes from the cache."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from twinproof.claims import Accepted, load_accepted
from twinproof.cli.context import messages
from twinproof.cli.selection import ChosenClaims
from twinproof.documents import EngineEntry, load_engines
from twinproof.model import Catalog, RunResult
from twinproof.project import Project
from twinproof.runner import choose_mode, execute, shown


def run_catalog(
    project: Project,
    catalog: Catalog,
    chosen: ChosenClaims | None = None,
    *,
    entries: Sequence[EngineEntry] | None = None,
    jobs: int | None = None,
    fresh: bool = False,
) -> RunResult:
    """Run `entries` (the project's, if None) on `catalog` and judge the claims; raises as `execute`."""
    console = messages()
    with shown(console, choose_mode(console, False, os.environ)) as progress:
        return execute(
            project,
            load_engines(project.engines_file) if entries is None else entries,
            catalog,
            chosen.claims if chosen else (),
            _accepted(chosen) if chosen else {},
            jobs=jobs,
            progress=progress,
            fresh=fresh,
        )


def _accepted(chosen: ChosenClaims) -> Mapping[str, Accepted]:
    found: dict[str, Accepted] = {}
    for file in chosen.known:
        found |= load_accepted([file])
    return found
