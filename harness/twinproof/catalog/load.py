"""Catalogs: TOML files of cases, identities and shared formulations, combined and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path

from twinproof.catalog.parameters import check_parameters
from twinproof.catalog.quantities import QuantityTemplate, expand, load_templates
from twinproof.catalog.refs import parse_ref
from twinproof.catalog.tolerances import check_tolerances, is_real, read_tolerance
from twinproof.documents.errors import (
    DuplicateIdError,
    ToleranceError,
    UnknownKindError,
    UnknownReferenceError,
)
from twinproof.documents.toml import read_toml
from twinproof.documents.validate import check
from twinproof.documents.wording import listed, nearest
from twinproof.errors import InvalidDocumentError
from twinproof.model import (
    Case,
    Catalog,
    Identity,
    Json,
    QuantityRef,
    QuantityRule,
    SharedFormulation,
    ToleranceRule,
)

Document = tuple[str, dict[str, Json]]
"""A file's name and what it holds."""


def shipped_quantities() -> Path:
    """The quantities that come with twinproof."""
    with resources.as_file(resources.files("twinproof.catalog") / "quantities.toml") as path:
        return path


def shipped_cases() -> tuple[Path, ...]:
    """The case files that come with twinproof, sorted by name."""
    with resources.as_file(resources.files("twinproof.catalog") / "cases") as folder:
        return tuple(sorted(folder.glob("*.toml")))


def load_catalog(paths: Sequence[Path], quantities_path: Path | None = None) -> Catalog:
    """The problems of several files, in order; any file may refer to the cases of any other.

    `quantities_path` states what each case kind reports; without it, what comes with twinproof does.
    Raises a subclass of InvalidDocumentError that names the file and the place.
    """
    templates = load_templates(quantities_path or shipped_quantities())
    documents = [(str(path), check(read_toml(path), "catalog", str(path))) for path in paths]
    cases: dict[str, Case] = {}
    rules: dict[str, tuple[QuantityRule, ...]] = {}
    origin: dict[str, str] = {}
    for where, spot, item in _items(documents, "case"):
        case = _case(item)
        here = f"{where}: at {spot} ({case.id})"
        if case.id in cases:
            raise DuplicateIdError(
                f"{here}: expected every case id once, found it again (first in {origin[case.id]})"
            )
        rules[case.id] = _rules(case, templates, here)
        check_tolerances(case.tolerances, rules[case.id], here)
        cases[case.id], origin[case.id] = case, where
    return Catalog(
        cases=tuple(cases.values()),
        identities=tuple(
            _identity(item, rules, f"{where}: at {spot}")
            for where, spot, item in _items(documents, "identity")
        ),
        shared_formulations=tuple(_shared(documents)),
        rules=rules,
    )


def _items(documents: Sequence[Document], name: str) -> Iterator[tuple[str, str, Mapping[str, Json]]]:
    for where, document in documents:
        items = document.get(name, [])
        assert isinstance(items, list)
        for index, item in enumerate(items):
            assert isinstance(item, dict)
            yield where, f"{name}[{index}]", item


def _case(item: Mapping[str, Json]) -> Case:
    params, tolerances = item["params"], item.get("tolerance", [])
    assert isinstance(params, dict)
    assert isinstance(tolerances, list)
    return Case(
        id=str(item["id"]),
        kind=str(item["kind"]),
        title=str(item["title"]),
        params=params,
        tolerances=tuple(
            ToleranceRule(str(each["quantity"]), read_tolerance(each))
            for each in tolerances
            if isinstance(each, dict)
        ),
        fixtures=item.get("fixtures", True) is True,
    )


def _rules(case: Case, templates: Sequence[QuantityTemplate], here: str) -> tuple[QuantityRule, ...]:
    kinds = dict.fromkeys(template.case_kind for template in templates)
    if case.kind not in kinds:
        raise UnknownKindError(
            f"{here}: at kind: expected one of {listed(kinds)}; "
            f"found {case.kind!r}{nearest(case.kind, kinds)}"
        )
    check_parameters(case, here)
    return expand(templates, case.kind, case.params, here)


def _identity(item: Mapping[str, Json], rules: Mapping[str, Sequence[QuantityRule]], here: str) -> Identity:
    sides = [_referred(str(item[side]), rules, f"{here}.{side}") for side in ("left", "right")]
    tolerance = read_tolerance(item)
    if (tolerance.abs or tolerance.rel) and not any(is_real(rule) for _, rule in sides):
        raise ToleranceError(
            f"{here}: expected abs and rel of 0, both sides are compared exactly, found other bounds"
        )
    return Identity(left=sides[0][0], right=sides[1][0], tolerance=tolerance)


def _referred(
    text: str, rules: Mapping[str, Sequence[QuantityRule]], here: str
) -> tuple[QuantityRef, QuantityRule]:
    try:
        ref = parse_ref(text)
    except InvalidDocumentError as error:
        raise type(error)(f"{here}: {error}") from None
    if ref.case not in rules:
        raise UnknownReferenceError(
            f"{here}: expected the id of a case, found {ref.case!r}{nearest(ref.case, rules)}"
        )
    known = {rule.id: rule for rule in rules[ref.case]}
    if ref.quantity not in known:
        raise UnknownReferenceError(
            f"{here}: expected a quantity of {ref.case}, found {ref.quantity!r}{nearest(ref.quantity, known)}"
        )
    return ref, known[ref.quantity]


def _shared(documents: Sequence[Document]) -> Iterator[SharedFormulation]:
    # Two files may each list what they need; the first reason stands.
    met: dict[str, str] = {}
    for where, spot, item in _items(documents, "shared_formulation"):
        definition = str(item["definition"])
        if met.get(definition) == where:
            raise DuplicateIdError(
                f"{where}: at {spot}.definition: expected every definition once, found {definition!r} again"
            )
        if definition not in met:
            met[definition] = where
            yield SharedFormulation(definition, str(item["reason"]))
