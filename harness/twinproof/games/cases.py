"""Cases of the kind `extensive_game` that no catalog holds: made for one game, in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from twinproof.catalog import shipped_cases
from twinproof.catalog.load import shipped_quantities
from twinproof.catalog.quantities import expand, load_templates
from twinproof.documents import read_toml
from twinproof.games.source import GameSource
from twinproof.model import Case, Catalog, Json, SharedFormulation
from twinproof.project import Project

KIND = "extensive_game"


def game_case(id: str, source: GameSource, ask: Mapping[str, Json]) -> Case:
    """A case about the game; `ask` are its parameters beside `game`."""
    return Case(id=id, kind=KIND, title=source.argument, params={"game": source.game, **ask})


def game_catalog(project: Project, cases: Sequence[Case]) -> Catalog:
    """A catalog of nothing but `cases`, with the formulations that the project's catalog lets engines share.

    Raises a subclass of InvalidDocumentError where the project's own files are not what they should be.
    """
    own = project.catalog_dir / "quantities.toml"
    templates = load_templates(own if own.exists() else shipped_quantities())
    rules = {case.id: expand(templates, case.kind, case.params, f"case {case.id}") for case in cases}
    return Catalog(
        cases=tuple(cases), identities=(), shared_formulations=tuple(_shared(project)), rules=rules
    )


def _shared(project: Project) -> Iterator[SharedFormulation]:
    """What the files list, their cases unread: a run checks them, and reading them takes longer than this."""
    files = sorted((project.catalog_dir / "cases").glob("*.toml")) or shipped_cases()
    for file in files:
        listed = read_toml(file)
        entries = listed.get("shared_formulation", []) if isinstance(listed, dict) else []
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict):
                yield SharedFormulation(str(entry.get("definition")), str(entry.get("reason")))
