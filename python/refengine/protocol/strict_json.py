"""JSON as the protocol allows it: UTF-8, no duplicate keys, no NaN, no infinities."""

import json
import math
import re
from collections.abc import Sequence

from refengine.errors import MalformedRequestError
from refengine.parameters import found

# An escape of two halves that belong together, half a pair alone, or any other escape, whole: so that an
# escaped backslash is no beginning of the next.
ESCAPES = re.compile(r"\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|(?P<half>u[dD][89a-fA-F]..)|.)", re.DOTALL)


def parse(data: bytes) -> object:
    """Return the JSON value in `data`.

    Raises `MalformedRequestError` for all that is not strict JSON in UTF-8, and for numbers beyond doubles.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise MalformedRequestError(
            f"expected UTF-8, found byte 0x{data[error.start]:02x} at offset {error.start}"
        ) from None
    try:
        value: object = json.loads(
            text, object_pairs_hook=_object, parse_constant=_refuse_constant, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        raise MalformedRequestError(
            f"expected JSON, found: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise MalformedRequestError("expected JSON, found arrays or objects nested too deeply") from None
    _refuse_half_pairs(text)
    return value


def _refuse_half_pairs(text: str) -> None:
    """Raise `MalformedRequestError` where an escape is half a surrogate pair, which UTF-8 cannot hold."""
    if any(escape["half"] for escape in ESCAPES.finditer(text)):
        raise MalformedRequestError("expected Unicode text, found half of a surrogate pair")


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise MalformedRequestError(f"expected each key once, found {found(repeated)} twice in one object")
    return members


def _refuse_constant(text: str) -> object:
    raise MalformedRequestError(f"expected finite numbers, found {text}")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise MalformedRequestError(f"expected numbers within double precision, found {text[:40]}")
    return number
