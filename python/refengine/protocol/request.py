"""Requests: the cases that an engine is asked to compute."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from refengine.errors import MalformedRequestError
from refengine.parameters import found
from refengine.protocol.strict_json import parse

SCHEMA = "twinproof.request/1"
CASE_ID = re.compile(r"[a-z0-9][a-z0-9._-]*")
LONGEST_CASE_ID = 120
KINDS_OF_JSON: Mapping[type, str] = {dict: "an object", list: "an array", str: "a string"}


@dataclass(frozen=True)
class Case:
    """A case as the request gives it; `params` is not looked into."""

    id: str
    kind: str
    params: Mapping[str, object]


@dataclass(frozen=True)
class Request:
    """The cases in order, and the digest of the spec that the fixtures echo."""

    spec_digest: str
    cases: tuple[Case, ...]


def load_request(path: Path) -> Request:
    """Return the request in the file at `path`.

    Raises `MalformedRequestError`, which names the file, if there is none in it.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise MalformedRequestError(f"{path}: expected a request file, found: {error.strerror}") from None
    except ValueError as error:
        raise MalformedRequestError(
            f"{found(str(path))}: expected the path of a request, found: {error}"
        ) from None
    try:
        return read_request(parse(data))
    except MalformedRequestError as error:
        raise MalformedRequestError(f"{path}: {error}") from None


def read_request(value: object) -> Request:
    """Return the request that the JSON value states.

    Raises `MalformedRequestError` where it breaks the protocol.
    """
    fields = _frame(value, "request", {"schema": str, "spec_digest": str, "cases": list})
    if fields["schema"] != SCHEMA:
        raise MalformedRequestError(f'request.schema: expected "{SCHEMA}", found {found(fields["schema"])}')
    cases: list[Case] = []
    entries = fields["cases"]
    for position, entry in enumerate(entries if isinstance(entries, list) else []):
        case = _read_case(entry, f"cases[{position}]")
        if any(case.id == earlier.id for earlier in cases):
            raise MalformedRequestError(
                f"cases[{position}].id: expected an id not used before, found {found(case.id)}"
            )
        cases.append(case)
    return Request(str(fields["spec_digest"]), tuple(cases))


def _read_case(value: object, where: str) -> Case:
    fields = _frame(value, where, {"id": str, "kind": str, "params": dict})
    identifier, params = str(fields["id"]), fields["params"]
    if not CASE_ID.fullmatch(identifier):
        raise MalformedRequestError(f"{where}.id: expected {CASE_ID.pattern}, found {found(identifier)}")
    if len(identifier) > LONGEST_CASE_ID:
        raise MalformedRequestError(
            f"{where}.id: expected at most {LONGEST_CASE_ID} characters, found {len(identifier)}"
        )
    return Case(identifier, str(fields["kind"]), params if isinstance(params, dict) else {})


def _frame(value: object, where: str, types: Mapping[str, type]) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise MalformedRequestError(f"{where}: expected an object, found {found(value)}")
    for name in value:
        if name not in types:
            raise MalformedRequestError(
                f"{where}: unknown field {found(name)}, expected {', '.join(map(found, types))}"
            )
    for name, kind in types.items():
        if name not in value:
            raise MalformedRequestError(f"{where}: expected a field {found(name)}, found none")
        if not isinstance(value[name], kind):
            raise MalformedRequestError(
                f"{where}.{name}: expected {KINDS_OF_JSON[kind]}, found {found(value[name])}"
            )
    return value
