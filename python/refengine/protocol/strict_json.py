"""JSON as the protocol allows it: UTF-8, no duplicate keys, no NaN, no infinities."""

import json
import math
from collections.abc import Sequence

from refengine.errors import MalformedRequestError
from refengine.parameters import found


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
        return json.loads(
            text, object_pairs_hook=_object, parse_constant=_refuse_constant, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        raise MalformedRequestError(
            f"expected JSON, found: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise MalformedRequestError("expected JSON, found arrays or objects nested too deeply") from None


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
