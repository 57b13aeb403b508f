"""Fixtures: read strictly, checked beyond their schema, and written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from twinproof.documents.errors import DuplicateIdError, WrongCaseError
from twinproof.documents.strict import parse_json, parse_sound_json, read_bytes
from twinproof.documents.tree import sharing
from twinproof.documents.validate import check
from twinproof.documents.values import check_value
from twinproof.documents.wording import found
from twinproof.model import Case, EngineBlock, Fixture, Json, Quantity, QuantityRule


def load_fixture(
    path: Path, expected_case: Case | None = None, rules: Sequence[QuantityRule] | None = None
) -> Fixture:
    """The fixture in a file; raises a subclass of InvalidDocumentError.

    With `expected_case`, a fixture of another case or of other parameters is refused. With `rules`,
    quantities come in the order of dependence, unknown ones last. A missing or an extra quantity is not
    refused: comparing finds it.
    """
    return parse_fixture(read_bytes(path), str(path), expected_case, rules)


def parse_fixture(
    data: bytes,
    where: str,
    expected_case: Case | None = None,
    rules: Sequence[QuantityRule] | None = None,
    *,
    checked_before: bool = False,
) -> Fixture:
    """The fixture that `data` encodes; `where` names it in messages. Otherwise as `load_fixture`.

    `checked_before` is for bytes of which this function has made a fixture before: the text, the schema and
    the values are not looked at again.
    """
    if checked_before:
        document = _object(parse_sound_json(data, sharing()))
    else:
        document = check(parse_json(data, where, sharing()), "fixture", where)
    frame = _object(document["case"])
    case = Case(str(frame["id"]), str(frame["kind"]), "", _object(frame["params"]))
    if expected_case is not None:
        _check_case(case, expected_case, where)
        case = expected_case
    quantities = _quantities(document["quantities"], where, checked_before)
    if rules is not None:
        order = {rule.id: position for position, rule in enumerate(rules)}
        quantities = dict(sorted(quantities.items(), key=lambda item: order.get(item[0], len(order))))
    run = document.get("run")
    return Fixture(
        case=case,
        engine=_engine(_object(document["engine"])),
        spec_digest=str(document["spec_digest"]),
        quantities=quantities,
        run=run if isinstance(run, dict) else None,
    )


def dump_fixture(fixture: Fixture, with_run: bool) -> str:
    """The fixture as JSON text, ending in a line feed: the same fixture, the same bytes."""
    engine = fixture.engine
    document: dict[str, Json] = {
        "schema": "twinproof.fixture/1",
        "case": {"id": fixture.case.id, "kind": fixture.case.kind, "params": dict(fixture.case.params)},
        "engine": {
            "name": engine.name,
            "version": engine.version,
            "language": engine.language,
            "runtime": engine.runtime,
            "libraries": dict(engine.libraries),
        },
        "spec_digest": fixture.spec_digest,
        "quantities": [_quantity_document(quantity) for quantity in fixture.quantities.values()],
    }
    if with_run and fixture.run is not None:
        document["run"] = dict(fixture.run)
    return json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def same_json(left: Json, right: Json) -> bool:
    """Equality that tells true from 1 and takes 1 and 1.0 for the same number."""
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        return left.keys() == right.keys() and all(same_json(left[key], right[key]) for key in left)
    if isinstance(left, Sequence) and isinstance(right, Sequence) and not isinstance(left, str):
        return len(left) == len(right) and all(map(same_json, left, right))
    return isinstance(left, bool) == isinstance(right, bool) and left == right


def _check_case(case: Case, expected: Case, where: str) -> None:
    for field, was, should in (("id", case.id, expected.id), ("kind", case.kind, expected.kind)):
        if was != should:
            raise WrongCaseError(
                f"{where}: at case.{field}: expected {should!r}, found {was!r}: another case's fixture"
            )
    for key in (*expected.params, *case.params):
        if (
            key not in case.params
            or key not in expected.params
            or not same_json(case.params[key], expected.params[key])
        ):
            was, should = (
                found(side.params[key]) if key in side.params else "no such field"
                for side in (case, expected)
            )
            raise WrongCaseError(
                f"{where}: at case.params.{key}: expected what the catalog says, {should}, found {was}: "
                "a fixture of other parameters"
            )


def _quantities(listed: Json, where: str, checked_before: bool) -> dict[str, Quantity]:
    assert isinstance(listed, list)
    quantities: dict[str, Quantity] = {}
    for index, item in enumerate(listed):
        fields = _object(item)
        quantity = Quantity(
            id=str(fields["id"]),
            kind=str(fields["kind"]),
            value=fields["value"],
            entries=_text(fields, "entries"),
            unit=_text(fields, "unit"),
            definition=_text(fields, "definition"),
        )
        if quantity.id in quantities:
            raise DuplicateIdError(
                f"{where}: at quantities[{index}].id: expected every quantity once, "
                f"found {quantity.id!r} again"
            )
        if not checked_before:
            check_value(quantity, f"{where}: at quantities[{index}] ({quantity.id})")
        quantities[quantity.id] = quantity
    return quantities


def _engine(block: Mapping[str, Json]) -> EngineBlock:
    return EngineBlock(
        name=str(block["name"]),
        version=str(block["version"]),
        language=str(block["language"]),
        runtime=str(block["runtime"]),
        libraries=libraries(block["libraries"]),
    )


def libraries(value: Json) -> dict[str, str | None]:
    """A schema-checked library table."""
    return {name: None if version is None else str(version) for name, version in _object(value).items()}


def _quantity_document(quantity: Quantity) -> Json:
    document: dict[str, Json] = {"id": quantity.id, "kind": quantity.kind}
    for field in ("entries", "unit", "definition"):
        if (value := getattr(quantity, field)) is not None:
            document[field] = value
    document["value"] = quantity.value
    return document


def _object(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _text(fields: Mapping[str, Json], name: str) -> str | None:
    value = fields.get(name)
    return value if isinstance(value, str) else None
