"""What a command works on: engines by name, cases by glob, catalogs and claims from files or as they come."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.claims import Claim, load_accepted, load_claims, shipped_claims
from twinproof.cli.errors import AcceptedWithoutClaimError, UnknownCaseError, UnknownEngineError
from twinproof.documents import EngineEntry
from twinproof.model import Case, Catalog, QuantityRef
from twinproof.project import Project


def chosen_engines(entries: Sequence[EngineEntry], names: Sequence[str]) -> tuple[EngineEntry, ...]:
    """The entries of these names, in their file's order; all of them where no name is given.

    Raises UnknownEngineError.
    """
    known = [entry.name for entry in entries]
    for name in names:
        if name not in known:
            raise UnknownEngineError(
                f"--engine {name}: no such engine{suggestion(name, known)} (known: {', '.join(known)})"
            )
    return tuple(entry for entry in entries if not names or entry.name in names)


def chosen_catalog(project: Project, files: Sequence[Path]) -> Catalog:
    """The catalog of `files`, or else the project's.

    Raises InvalidDocumentError, and UnknownCaseError where there is no case: nothing would be compared.
    """
    quantities = project.catalog_dir / "quantities.toml"
    own = _files(project.catalog_dir / "cases") or shipped_cases()
    catalog = load_catalog(files or own, quantities if quantities.exists() else None)
    if not catalog.cases:
        raise UnknownCaseError(f"{', '.join(map(str, files or own))}: expected a [[case]], found none")
    return catalog


def narrowed(whole: Catalog, globs: Sequence[str]) -> Catalog:
    """A catalog cut down to the cases that match a glob, where there are globs.

    Identities stay where both their cases do. Raises UnknownCaseError for a glob that matches nothing.
    """
    if not globs:
        return whole
    ids = [case.id for case in whole.cases]
    for glob in globs:
        if not any(fnmatchcase(id, glob) for id in ids):
            near = suggestion(glob, ids) or "; `twinproof list` shows all"
            raise UnknownCaseError(f"--case {glob}: matches none of {len(ids)} cases{near}")
    kept = tuple(case for case in whole.cases if any(fnmatchcase(case.id, glob) for glob in globs))
    names = {case.id for case in kept}
    return replace(
        whole,
        cases=kept,
        identities=tuple(i for i in whole.identities if {i.left.case, i.right.case} <= names),
        rules={id: rules for id, rules in whole.rules.items() if id in names},
    )


@dataclass(frozen=True)
class ChosenClaims:
    """Claims, the files that hold which verdicts were accepted, and the one to accept more in.

    Where two files accept a verdict of the same claim, the later one counts.
    """

    claims: tuple[Claim, ...]
    known: tuple[Path, ...]
    accepted: Path


def _files(folder: Path) -> list[Path]:
    """The TOML files of a folder, sorted; none without the folder. Raises OSError if it cannot be read."""
    # A glob takes a folder that it may not read for an empty one.
    return sorted(each for each in folder.iterdir() if each.suffix == ".toml") if folder.is_dir() else []


def chosen_claims(
    project: Project, files: Sequence[Path], catalogs: Sequence[Path], whole: Catalog
) -> ChosenClaims:
    """The claims of `files`; or else the project's, unless the catalog is the user's own (`catalogs`).

    References are resolved against the whole catalog, not against what a glob leaves of it. The project's
    accepted verdicts count, and those in `accepted.toml` beside each file of the user's own; more are
    accepted beside the first of these. Raises AcceptedWithoutClaimError where the project's own claims are
    chosen and one of them is gone.
    """
    projects = project.catalog_dir / "accepted.toml"
    own = _files(project.catalog_dir / "claims") or shipped_claims()
    paths = files or (() if catalogs else own)
    shipped = (project.catalog_dir / "claims").resolve()
    beside = [file.parent / "accepted.toml" for file in files if not file.resolve().is_relative_to(shipped)]
    known = tuple(dict.fromkeys([projects, *reversed(beside)]))
    claims = load_claims(paths, whole)
    if paths is own:
        _require_claims_of(projects, claims)
    return ChosenClaims(claims, known, beside[0] if beside else projects)


def _require_claims_of(accepted: Path, claims: Iterable[Claim]) -> None:
    """A claim taken away would otherwise take its verdict with it, and nobody would be told."""
    gone = sorted(load_accepted([accepted]).keys() - {claim.id for claim in claims})
    if gone:
        raise AcceptedWithoutClaimError(
            f"{accepted}: expected verdicts of claims that there are, found {', '.join(gone)}; "
            "put the claim back or remove its entry"
        )


def within(chosen: ChosenClaims, catalog: Catalog) -> tuple[ChosenClaims, int]:
    """The claims that speak of cases of `catalog` and of nothing else, and how many others there were.

    A claim about no case at all, which nobody can check here, is among the others.
    """
    known = {case.id for case in catalog.cases}
    kept = tuple(claim for claim in chosen.claims if set() < _cases_of(claim) <= known)
    return replace(chosen, claims=kept), len(chosen.claims) - len(kept)


def _cases_of(claim: Claim) -> set[str]:
    operands = (operand for reading in claim.readings for operand in reading.assertion.leaves())
    refs = [*claim.port, *(operand for operand in operands if isinstance(operand, QuantityRef))]
    return {ref.case for ref in refs} | ({claim.check} if claim.check else set())


def case_of(catalog: Catalog, id: str) -> Case:
    """The case of that id. Raises UnknownCaseError with the nearest ids."""
    for case in catalog.cases:
        if case.id == id:
            return case
    ids = [case.id for case in catalog.cases]
    raise UnknownCaseError(f"{id}: no such case{suggestion(id, ids)}; `twinproof list` shows all")


def suggestion(name: str, known: Iterable[str]) -> str:
    """`; did you mean a, b or c?` for the nearest known names, or nothing where none is near."""
    names = list(known)
    near = difflib.get_close_matches(name.strip("*"), names, n=3, cutoff=0.5)
    # A part of an id is what people type most, and is often too short to be near to all of it.
    near += [each for each in names if name.strip("*?") in each and each not in near][: 3 - len(near)]
    if not near:
        return ""
    listed = near[0] if len(near) == 1 else f"{', '.join(near[:-1])} or {near[-1]}"
    return f"; did you mean {listed}?"
