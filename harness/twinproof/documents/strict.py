"""Bytes to JSON values and nothing looser: UTF-8, no duplicate keys, no NaN, bounded size and depth."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

from twinproof.collection import collection_paused
from twinproof.documents.errors import (
    DuplicateKeyError,
    MalformedJsonError,
    NonFiniteNumberError,
    NotUtf8Error,
    NumberTooLongError,
    TooDeepError,
    TooLargeError,
    TruncatedJsonError,
    UnreadableFileError,
)
from twinproof.documents.positions import Fault, first_fault, line_and_column
from twinproof.errors import InvalidDocumentError
from twinproof.model import Json

Object: TypeAlias = dict[str, Json]

MEBIBYTE = 1 << 20
LARGEST_FILE = 256 * MEBIBYTE
"""A tree of 1,000,000 nodes, where engines stop, takes 130 to 220 MiB; nothing that they report is larger."""
DEEPEST = 64
"""The deepest document of the protocol nests 8 levels; user tables may nest further."""
MOST_DIGITS = 4000
"""Python converts integers of up to 4,300 digits; longer exact values travel as rationals, in strings."""


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """The bytes of a regular file of at most `largest` bytes; a larger one is refused unread.

    Raises UnreadableFileError and TooLargeError.
    """
    try:
        # Non-blocking: opening a pipe that nobody writes to would wait for ever.
        with os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as stream:
            status = os.fstat(stream.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise UnreadableFileError(f"{path}: expected a file, found {_file_type(status.st_mode)}")
            if status.st_size > largest:
                raise TooLargeError(
                    f"{path}: expected at most {largest // MEBIBYTE} MiB, "
                    f"found {status.st_size / MEBIBYTE:.1f} MiB"
                )
            return stream.read(largest + 1)
    except IsADirectoryError:
        raise UnreadableFileError(f"{path}: expected a file, found a folder") from None
    except OSError as error:
        raise UnreadableFileError(f"{path}: cannot be read: {error.strerror or error}") from None


def _file_type(mode: int) -> str:
    return "a folder" if stat.S_ISDIR(mode) else "a device, a pipe or a socket"


def decode(data: bytes, where: str) -> str:
    """UTF-8 without a byte order mark, or NotUtf8Error."""
    if data.startswith(b"\xef\xbb\xbf"):
        raise NotUtf8Error(
            f"{where}: expected UTF-8 without a byte order mark, found one; save the file without it"
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotUtf8Error(
            f"{where}: expected UTF-8, found byte 0x{data[error.start]:02x} "
            f"at offset {error.start} (line {line})"
        ) from None


def read_json(path: Path) -> Json:
    """The JSON value in a file; raises a subclass of InvalidDocumentError that names the place."""
    return parse_json(read_bytes(path), str(path))


def parse_json(data: bytes, where: str, shared: Callable[[Object], Object] | None = None) -> Json:
    """The JSON value that `data` encodes; `where` names the document in messages.

    `shared` may put an equal object that was read before in the place of one that was just read.
    """
    text = decode(data, where)
    try:
        with collection_paused():
            value: Json = json.loads(
                text,
                object_pairs_hook=_unique if shared is None else _unique_and(shared),
                parse_constant=_refuse,
                parse_float=_finite,
                parse_int=_short,
            )
    except json.JSONDecodeError as error:
        _raise_syntax(text, error, where)
    except (_SuspectError, RecursionError):
        _raise_fault(first_fault(text, DEEPEST, MOST_DIGITS), text, where)
    if (fault := _surrogate_or_depth(value, text)) is not None:
        _raise_fault(fault, text, where)
    return value


def parse_sound_json(data: bytes, shared: Callable[[Object], Object]) -> Json:
    """The JSON value of bytes from which `parse_json` has made one before: what it refuses is not in them."""
    with collection_paused():
        value: Json = json.loads(data, object_hook=shared)
        return value


# ---------------------------------------------------------------- what json.loads lets pass


class _SuspectError(Exception):
    """Something that json.loads would have let pass; where it is, a slower look finds out."""


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise _SuspectError
    return value


def _unique_and(shared: Callable[[Object], Object]) -> Callable[[list[tuple[str, Json]]], Object]:
    def unique(pairs: list[tuple[str, Json]]) -> Object:
        value = dict(pairs)
        if len(value) != len(pairs):
            raise _SuspectError
        return shared(value)

    return unique


def _refuse(_: str) -> NoReturn:
    raise _SuspectError


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise _SuspectError
    return number


def _short(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise _SuspectError
    return int(text)


def _surrogate_or_depth(value: Json, text: str) -> Fault | None:
    # Only these two can be left in a value that json.loads accepted, and both are rare enough to look twice.
    if "\\ud" in text or "\\uD" in text or _depth_exceeds(value, DEEPEST):
        return first_fault(text, DEEPEST, MOST_DIGITS)
    return None


def _depth_exceeds(value: Json, limit: int) -> bool:
    level: list[dict[str, Json] | list[Json]] = [value] if isinstance(value, (dict, list)) else []
    for _ in range(limit):
        if not level:
            return False
        # By identity: what many places share (`shared`) is as deep in all of them.
        below = {
            id(child): child
            for parent in level
            for child in (parent.values() if isinstance(parent, dict) else parent)
            if isinstance(child, (dict, list))
        }
        level = list(below.values())
    return bool(level)


# ---------------------------------------------------------------- messages


def _raise_syntax(text: str, error: json.JSONDecodeError, where: str) -> NoReturn:
    problem = error.msg.lower().removesuffix(" starting at")
    ends = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
    if ends:
        line, column = line_and_column(text, len(text))
        raise TruncatedJsonError(
            f"{where}: the document ends too early, at line {line}, column {column}: {problem}"
        ) from None
    raise MalformedJsonError(
        f"{where}: line {error.lineno}, column {error.colno}: not JSON: {problem}"
    ) from None


_WORDING: dict[str, tuple[type[InvalidDocumentError], Callable[[str], str]]] = {
    "duplicate": (DuplicateKeyError, lambda found: f"expected every key once, found {found} again"),
    "non-finite": (NonFiniteNumberError, lambda found: f"expected a finite number, found {found}"),
    "long": (NumberTooLongError, lambda found: f"expected at most {MOST_DIGITS} digits, found {found}"),
    "deep": (TooDeepError, lambda _: f"expected at most {DEEPEST} nested levels, found more"),
    "surrogate": (NotUtf8Error, lambda found: f"expected Unicode text, found half a surrogate pair, {found}"),
}


def _raise_fault(fault: Fault | None, text: str, where: str) -> NoReturn:
    if fault is None:
        raise MalformedJsonError(f"{where}: not JSON") from None
    kind, wording = _WORDING[fault.kind]
    line, column = line_and_column(text, fault.offset)
    raise kind(f"{where}: line {line}, column {column}: {wording(fault.found)}") from None
