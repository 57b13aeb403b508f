"""TOML to JSON values, as strictly as JSON is read: no inf, no nan, no duplicate keys."""

from __future__ import annotations

import datetime
import re
import tomllib
from pathlib import Path

from twinproof.documents.errors import (
    DuplicateKeyError,
    MalformedTomlError,
    NonFiniteNumberError,
    NumberTooLongError,
    TooDeepError,
)
from twinproof.documents.positions import line_and_column
from twinproof.documents.strict import decode, read_bytes
from twinproof.documents.wording import place
from twinproof.model import Json

_LARGEST_TOML = 4 << 20
"""TOML is written by hand; ours is below 100 KiB."""

_SKIPPED_OR_NUMBER = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*'
    r"|(?<![\w.+-])(?P<number>[+-]?(?:inf|nan)(?![\w.-]|\s*=)|[+-]?[0-9][0-9_]*(?:\.[0-9_]+)?[eE][+-]?[0-9_]+)",
    re.DOTALL,
)
_DUPLICATE = ("Cannot overwrite a value", "Cannot declare", "Duplicate inline table key", "Cannot mutate")


def read_toml(path: Path) -> Json:
    """The value in a TOML file; raises a subclass of InvalidDocumentError that names the place."""
    return parse_toml(read_bytes(path, _LARGEST_TOML), str(path))


def parse_toml(data: bytes, where: str) -> Json:
    """The value that `data` encodes; a local date becomes its ISO text, other dates and times are refused."""
    text = decode(data, where)
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        kind = DuplicateKeyError if message.startswith(_DUPLICATE) else MalformedTomlError
        raise kind(f"{where}: not TOML: {message[:1].lower()}{message[1:]}") from None
    except ValueError:
        raise NumberTooLongError(f"{where}: an integer has more digits than are read") from None
    except RecursionError:
        raise TooDeepError(f"{where}: arrays or tables are nested too deeply") from None
    return _as_json(value, (), text, where)


def _as_json(value: object, path: tuple[str | int, ...], text: str, where: str) -> Json:
    if isinstance(value, dict):
        return {key: _as_json(child, (*path, key), text, where) for key, child in value.items()}
    if isinstance(value, list):
        return [_as_json(child, (*path, index), text, where) for index, child in enumerate(value)]
    if isinstance(value, float) and not abs(value) < float("inf"):
        raise NonFiniteNumberError(
            f"{where}: {_position(text)}at {place(path)}: expected a finite number, found {value}"
        )
    if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
        return value.isoformat()
    if isinstance(value, (datetime.datetime, datetime.time)):
        raise MalformedTomlError(
            f"{where}: at {place(path)}: expected a value that JSON has, found the time {value}"
        )
    if isinstance(value, (str, bool, int, float)):
        return value
    raise MalformedTomlError(f"{where}: at {place(path)}: expected a value that JSON has, found {value!r}")


def _position(text: str) -> str:
    for match in _SKIPPED_OR_NUMBER.finditer(text):
        number = match["number"]
        if number and not abs(float(number.replace("_", ""))) < float("inf"):
            line, column = line_and_column(text, match.start("number"))
            return f"line {line}, column {column}, "
    return ""
