"""Documents against their JSON Schemas; the first error, in one line."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from twinproof.documents.errors import (
    WrongKindError,
    WrongVersionError,
)
from twinproof.documents.schema_errors import LOWEST_RANK, RANK, explain
from twinproof.documents.strict import read_json
from twinproof.documents.toml import read_toml
from twinproof.documents.wording import found, nearest, place
from twinproof.model import Json

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

DOCUMENT_KINDS: Mapping[str, str] = {
    "fixture": "twinproof.fixture/1",
    "request": "twinproof.request/1",
    "catalog": "twinproof.catalog/1",
    "quantities": "twinproof.quantities/1",
    "claims": "twinproof.claims/1",
    "accepted": "twinproof.accepted/1",
    "engines": "twinproof.engines/1",
    "engine": "twinproof.engine/1",
    "report": "twinproof.report/1",
    "game": "twinproof.game/1",
    "verification": "twinproof.verification/1",
}
"""Kind of document -> the `schema` field of its only version."""


def schema_text(kind: str) -> str:
    """The JSON Schema of a kind of document, as shipped."""
    return (resources.files("twinproof.documents") / "schemas" / f"{kind}.schema.json").read_text("utf-8")


def read_document(path: Path) -> tuple[str, dict[str, Json]]:
    """The kind and the value of a JSON or TOML (`.toml`) document of any kind, checked against its schema.

    Raises a subclass of InvalidDocumentError. What goes beyond schemas, each kind's own loader checks.
    """
    value = read_toml(path) if path.suffix == ".toml" else read_json(path)
    kind = identify(value, str(path))
    return kind, check(value, kind, str(path))


def identify(value: Json, where: str) -> str:
    """The kind of a document, by its `schema` field; raises WrongKindError or WrongVersionError."""
    if not isinstance(value, dict):
        raise WrongKindError(f"{where}: expected an object with a field schema, found {found(value)}")
    if not isinstance(schema := value.get("schema"), str):
        known = ", ".join(DOCUMENT_KINDS.values())
        what = "no such field" if schema is None else found(schema)
        raise WrongKindError(f"{where}: at schema: expected one of {known}; found {what}")
    for kind, full in DOCUMENT_KINDS.items():
        if schema == full:
            return kind
        if schema.partition("/")[0] == full.partition("/")[0]:
            raise WrongVersionError(
                f"{where}: at schema: expected {full!r}, found {schema!r}; "
                "this twinproof reads version 1 only"
            )
    raise WrongKindError(
        f"{where}: at schema: expected one of {', '.join(DOCUMENT_KINDS.values())}; "
        f"found {schema!r}{nearest(schema, DOCUMENT_KINDS.values())}"
    )


def check(value: Json, kind: str, where: str) -> dict[str, Json]:
    """`value`, if it is a document of that kind; raises the InvalidDocumentError of its first error.

    First means first in the document; of several errors at one place, an unknown field before a missing one.
    """
    if (actual := identify(value, where)) != kind:
        raise WrongKindError(
            f"{where}: at schema: expected {DOCUMENT_KINDS[kind]!r}, found {DOCUMENT_KINDS[actual]!r}"
        )
    assert isinstance(value, dict)
    check_part(value, kind, where)
    return value


def check_part(value: Json, schema: str, where: str, within: Sequence[str | int] = ()) -> None:
    """Raises the InvalidDocumentError of the first error that the schema of that name finds in `value`.

    `within` is the place of `value` in its document. `fixture#node` is the definition `node` of the schema
    `fixture`.
    """
    first = min(_validator(schema).iter_errors(value), key=lambda error: _order(error, value), default=None)
    if first is not None:
        kind, message = explain(first)
        raise kind(f"{where}: at {place([*within, *first.absolute_path])}: {message}")


LEFT_TO_CODE: Mapping[str, tuple[str, ...]] = {"fixture": ("node", "row")}
"""Definitions that code checks value by value, asking the schema only for what to say of a wrong one.

jsonschema takes 0.3 ms for a node of a tree, and there can be a million.
"""


@functools.cache
def _validator(name: str) -> Any:
    # jsonschema loads slowly, and what is not read from a file of the user's or an engine's needs none of it.
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - see above
    from jsonschema.validators import extend  # noqa: PLC0415 - see above

    kind, _, definition = name.partition("#")
    # 1.0 is no integer here: engines in other languages would read it as a double.
    types = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, instance: isinstance(instance, int) and not isinstance(instance, bool)
    )
    validator = extend(Draft202012Validator, {"pattern": _pattern}, type_checker=types)  # type: ignore[no-untyped-call]  # the stubs leave it untyped
    schema = json.loads(schema_text(kind))
    if definition:
        return validator({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})
    left_out = [{"$ref": f"#/$defs/{each}"} for each in LEFT_TO_CODE.get(kind, ())]
    return validator(_without(left_out, schema))


def _without(left_out: Sequence[Mapping[str, Json]], schema: Json) -> Json:
    """`schema` with every subschema that is one of `left_out` accepting anything."""
    if schema in left_out:
        return True
    if isinstance(schema, dict):
        return {key: _without(left_out, child) for key, child in schema.items()}
    return [_without(left_out, child) for child in schema] if isinstance(schema, list) else schema


def _pattern(_: Any, pattern: str, instance: Json, __: Any) -> Iterator[ValidationError]:
    from jsonschema.exceptions import ValidationError  # noqa: PLC0415 - as in `_validator`

    # In a JSON Schema `$` is the end of the text; in Python it also stands before a last line feed.
    if isinstance(instance, str) and not re.search(re.sub(r"\$$", r"\\Z", pattern), instance):
        yield ValidationError("no match")


def _order(error: ValidationError, root: Json) -> tuple[tuple[int, ...], int]:
    positions: list[int] = []
    node = root
    for step in error.absolute_path:
        if isinstance(node, dict):
            positions.append(list(node).index(str(step)))
            node = node[str(step)]
        elif isinstance(node, list):
            positions.append(int(step))
            node = node[int(step)]
    return tuple(positions), RANK.get(str(error.validator), LOWEST_RANK)
