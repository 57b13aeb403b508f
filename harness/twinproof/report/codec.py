"""Records of the model to JSON and back: a field is a key, a tuple an array, an exact fraction a string."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from twinproof.documents.rationals import format_rational, parse_rational
from twinproof.model import Json

R = TypeVar("R")


def encode(value: object) -> Json:
    """`value` (a record of the model or anything it holds) as JSON; sets are sorted."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: encode(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Fraction):
        return format_rational(value)
    if isinstance(value, Mapping):
        return {str(key): encode(entry) for key, entry in value.items()}
    if isinstance(value, tuple | list | frozenset):
        return [encode(entry) for entry in (sorted(value) if isinstance(value, frozenset) else value)]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"the model holds a {type(value).__name__}, which has no JSON form")


def decode(record: type[R], value: Json) -> R:
    """The `record` that `encode` made `value` from; `value` is known to be valid."""
    made = _decode(record, value)
    assert isinstance(made, record)
    return made


def _decode(expected: Any, value: Json) -> Any:
    if isinstance(expected, type):
        return _decode_plain(expected, value)
    origin, args = typing.get_origin(expected), typing.get_args(expected)
    if origin in (typing.Union, types.UnionType):
        if value is None:
            return None
        if Fraction in args:
            return parse_rational(value) if isinstance(value, str) else value
        return _decode(next(arg for arg in args if arg is not types.NoneType), value)
    if origin in (tuple, frozenset):
        assert isinstance(value, list)
        return origin(_decode(args[0], entry) for entry in value)
    assert isinstance(value, dict)
    return {key: _decode(args[1], entry) for key, entry in value.items()}


def _decode_plain(expected: type, value: Json) -> Any:
    if dataclasses.is_dataclass(expected):
        assert isinstance(value, dict)
        # `Json` refers to itself, which cannot be resolved; what it stands for is kept as it is.
        hints = typing.get_type_hints(expected, localns={"Json": object})
        return expected(
            **{f.name: _decode(hints[f.name], value[f.name]) for f in dataclasses.fields(expected)}
        )
    return expected(value) if issubclass(expected, Enum) else value
