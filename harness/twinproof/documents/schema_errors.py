"""The errors of a JSON Schema check, each as a class and one line: what was expected, what was found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from twinproof.documents.errors import (
    MissingFieldError,
    UnknownFieldError,
    UnknownValueError,
    WrongFormError,
    WrongTypeError,
)
from twinproof.documents.wording import counted, found, listed, nearest
from twinproof.errors import InvalidDocumentError

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

Explained: TypeAlias = tuple[type[InvalidDocumentError], str]

RANK: Mapping[str, int] = {"additionalProperties": 0, "const": 1, "enum": 1, "type": 2, "required": 3}
"""Of several errors at one place, which is shown: a mistyped name says more than what it makes missing."""
LOWEST_RANK = 4

_TYPES = {
    "object": "an object",
    "array": "an array",
    "string": "a string",
    "number": "a number",
    "integer": "an integer",
    "boolean": "true or false",
    "null": "null",
}


def explain(error: ValidationError) -> Explained:
    """The class and the line for one error, its place apart."""
    # jsonschema's annotations allow for errors without an instance or a schema; those of a validator have
    # both.
    value: Any = error.instance
    limit: Any = error.validator_value
    schema: Any = error.schema
    described = schema.get("description", "") if isinstance(schema, dict) else ""
    return _EXPLAIN.get(str(error.validator), _wrong_form)(value, limit, schema, described)


def _unknown_field(value: Any, _: Any, schema: Any, __: str) -> Explained:
    known = list(schema.get("properties", {}))
    name = next(key for key in value if key not in known)
    return UnknownFieldError, f"unknown field {name!r}{nearest(name, known)} (known: {listed(known)})"


def _missing_field(value: Any, names: Any, _: Any, __: str) -> Explained:
    missing = next(name for name in names if name not in value)
    return MissingFieldError, f"expected the field {missing!r}, found {_fields(value)}"


def _wrong_type(value: Any, types: Any, _: Any, described: str) -> Explained:
    expected = " or ".join(_TYPES[each] for each in ([types] if isinstance(types, str) else types))
    return WrongTypeError, f"expected {expected}{_named(described)}, found {found(value)}"


def _unlisted(value: Any, values: Any, _: Any, described: str) -> Explained:
    near = nearest(value, map(str, values)) if isinstance(value, str) else ""
    choice = f"{described}, one of" if described else "one of"
    expected = f"{choice} {', '.join(map(str, values))}" if len(values) > 1 else str(values[0])
    return UnknownValueError, f"expected {expected}; found {found(value)}{near}"


def _unequal(value: Any, constant: Any, schema: Any, described: str) -> Explained:
    return _unlisted(value, [constant], schema, described)


def _forbidden(value: Any, _: Any, __: Any, ___: str) -> Explained:
    return UnknownFieldError, f"expected no such field here, found {found(value)}"


def _too_few(noun: str, nouns: str) -> Callable[[Any, Any, Any, str], Explained]:
    def explained(value: Any, limit: Any, _: Any, described: str) -> Explained:
        expected = f"at least {counted(limit, noun, nouns)}{_named(described)}"
        return WrongFormError, f"expected {expected}, found {found(value)}"

    return explained


def _too_long(value: Any, limit: Any, _: Any, described: str) -> Explained:
    return WrongFormError, f"expected at most {limit} characters{_named(described)}, found {len(value)}"


def _out_of_bounds(bound: str) -> Callable[[Any, Any, Any, str], Explained]:
    def explained(value: Any, limit: Any, _: Any, described: str) -> Explained:
        return WrongFormError, f"expected {bound} {limit}{_named(described)}, found {found(value)}"

    return explained


def _repeated(value: Any, _: Any, __: Any, ___: str) -> Explained:
    twice = next(item for index, item in enumerate(value) if item in value[:index])
    return WrongFormError, f"expected every entry once, found {found(twice)} again"


def _wrong_form(value: Any, _: Any, __: Any, described: str) -> Explained:
    return WrongFormError, f"expected {described or 'what the schema says'}, found {found(value)}"


_EXPLAIN: Mapping[str, Callable[[Any, Any, Any, str], Explained]] = {
    "additionalProperties": _unknown_field,
    "required": _missing_field,
    "type": _wrong_type,
    "enum": _unlisted,
    "const": _unequal,
    "not": _forbidden,
    "minLength": _too_few("character", "characters"),
    "minItems": _too_few("entry", "entries"),
    "minProperties": _too_few("field", "fields"),
    "maxLength": _too_long,
    "minimum": _out_of_bounds("at least"),
    "exclusiveMinimum": _out_of_bounds("more than"),
    "maximum": _out_of_bounds("at most"),
    "exclusiveMaximum": _out_of_bounds("less than"),
    "uniqueItems": _repeated,
}
"""By the schema's keyword."""


def _fields(value: Any) -> str:
    return f"the fields {listed(value)}" if value else "none"


def _named(described: str) -> str:
    return f" ({described})" if described else ""
