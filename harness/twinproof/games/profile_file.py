"""Profile files, JSON or CSV, as a list of entries; whether the game has what they name is not asked here."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from twinproof.documents import found, nearest, parse_json, place, read_bytes
from twinproof.documents.positions import line_and_column
from twinproof.games.errors import ProbabilityError, ProfileError
from twinproof.model import Json
from twinproof.report.plain import shortened

BOM = b"\xef\xbb\xbf"
_COLUMNS = ("player", "infoset", "action", "probability")
_OPTIONAL = "player"
# In ASCII: Unicode has other digits and blanks, which no other reader takes for a number.
_NUMBER = re.compile(r"[+-]?(\d+\s*/\s*\d+|(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,4})?)", re.ASCII)
_BLANKS = " \t\r\n\f\v"
_JSON_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|(?P<number>-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)', re.DOTALL
)


@dataclass(frozen=True)
class Entry:
    """One probability and where it stands (`line 3`, `at player_1.entrant.In`); None for an unnamed player.

    `exact` is false for a JSON number with a fraction part or an exponent, which is the double that it is.
    """

    where: str
    player: str | None
    infoset: str
    action: str
    probability: Fraction
    exact: bool = True


def read_profile_file(path: Path) -> tuple[Entry, ...]:
    """The entries of a file, in order: JSON if it is called so or begins like it, else CSV.

    Raises ProfileError, ProbabilityError, and what reading a JSON document raises.
    """
    data = read_bytes(path).removeprefix(BOM)
    json_like = data.lstrip()[:1] in (b"{", b"[") and path.suffix.lower() != ".csv"
    if path.suffix.lower() == ".json" or json_like:
        _require_doubles(data, str(path))
        return tuple(_json_entries(parse_json(data, str(path)), str(path)))
    return tuple(_csv_entries(data, str(path)))


# ---------------------------------------------------------------- JSON


def _require_doubles(data: bytes, file: str) -> None:
    """Raises ProbabilityError for a number of which a double keeps nothing: 0 and inf say something else."""
    text = data.decode("utf-8", "replace")
    for token in _JSON_TOKEN.finditer(text):
        number = token["number"]
        # An integer is exact, whatever its length.
        if number is None or not set(number) & set(".eE"):
            continue
        lost = float(number) == 0 and set(re.split("[eE]", number)[0]) & set("123456789")
        if lost or math.isinf(float(number)):
            line, column = line_and_column(text, token.start())
            raise ProbabilityError(
                f"{file}: line {line}, column {column}: expected a number that a double can hold, "
                f"found {shortened(number)}; write it as a text, in quotes, and it is exact"
            )


def _json_entries(value: Json, file: str) -> Iterator[Entry]:
    if isinstance(value, list):
        for index, row in enumerate(value):
            yield _row(row, (index,), file)
    elif isinstance(value, dict):
        for player, infosets in value.items():
            for infoset, actions in _object(infosets, (player,), file).items():
                for action, number in _object(actions, (player, infoset), file).items():
                    path = (player, infoset, action)
                    yield Entry(_at(path), player, infoset, action, *_json_number(number, path, file))
    else:
        raise ProfileError(
            f"{file}: expected an array of rows, or an object player -> infoset -> action -> probability; "
            f"found {found(value)}"
        )


def _row(value: Json, path: tuple[str | int, ...], file: str) -> Entry:
    row = _object(value, path, file)
    for field in row:
        if field not in _COLUMNS:
            raise ProfileError(
                f"{file}: {_at(path)}: expected the fields {', '.join(_COLUMNS)}; "
                f"found {field!r}{nearest(field, _COLUMNS)}"
            )
    for field in _COLUMNS:
        if field not in row and field != _OPTIONAL:
            raise ProfileError(f"{file}: {_at(path)}: expected a field {field}, found none")
        if field != "probability" and field in row and not isinstance(row[field], str):
            raise ProfileError(f"{file}: {_at((*path, field))}: expected a text, found {found(row[field])}")
    player = row.get("player")
    return Entry(
        _at(path),
        player if isinstance(player, str) else None,
        str(row["infoset"]),
        str(row["action"]),
        *_json_number(row["probability"], (*path, "probability"), file),
    )


def _object(value: Json, path: tuple[str | int, ...], file: str) -> Mapping[str, Json]:
    if not isinstance(value, dict):
        raise ProfileError(f"{file}: {_at(path)}: expected an object, found {found(value)}")
    return value


def _json_number(value: Json, path: tuple[str | int, ...], file: str) -> tuple[Fraction, bool]:
    if isinstance(value, str):
        return _number(value, _at(path), file), True
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ProbabilityError(
            f'{file}: {_at(path)}: expected a probability ("1/3", "0.25", 0.25), found {found(value)}'
        )
    return _not_negative(Fraction(value), str(value), _at(path), file), isinstance(value, int)


def _at(path: Sequence[str | int]) -> str:
    return f"at {place(path)}"


# ---------------------------------------------------------------- CSV


def _csv_entries(data: bytes, file: str) -> Iterator[Entry]:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ProfileError(
            f"{file}: line {line}: expected UTF-8, found byte 0x{data[error.start]:02x}"
        ) from None
    reader = csv.reader(io.StringIO(text, newline=""), strict=True, skipinitialspace=True)
    columns: list[str] | None = None
    begins = 1
    try:
        for row in reader:
            where, begins = f"line {begins}", reader.line_num + 1
            if not any(cell.strip() for cell in row):
                continue
            if columns is None:
                columns = _header(row, where, file)
                continue
            if len(row) != len(columns):
                raise ProfileError(
                    f"{file}: {where}: expected {len(columns)} fields ({', '.join(columns)}), "
                    f"found {len(row)}; a field with a comma stands in double quotes"
                )
            cells = dict(zip(columns, row, strict=True))
            yield Entry(
                where,
                cells.get("player", "").strip() or None,
                cells["infoset"],
                cells["action"],
                _number(cells["probability"], where, file),
            )
    except csv.Error as error:
        raise ProfileError(f"{file}: line {begins}: expected CSV, found a fault: {error}") from None
    if columns is None:
        raise ProfileError(f"{file}: expected the header infoset,action,probability, found an empty file")


def _header(row: Sequence[str], where: str, file: str) -> list[str]:
    columns = [cell.strip().lower() for cell in row]
    for column in columns:
        if column not in _COLUMNS or columns.count(column) > 1:
            again = " again" if column in _COLUMNS else nearest(column, _COLUMNS)
            raise ProfileError(
                f"{file}: {where}: expected the header infoset,action,probability, with a column player or "
                f"without; found {column!r}{again}"
            )
    for column in _COLUMNS:
        if column not in columns and column != _OPTIONAL:
            raise ProfileError(f"{file}: {where}: expected a column {column} in the header, found none")
    return columns


# ---------------------------------------------------------------- probabilities


def _number(text: str, where: str, file: str) -> Fraction:
    try:
        if not _NUMBER.fullmatch(text.strip(_BLANKS)):
            raise ValueError
        numerator, _, denominator = text.strip(_BLANKS).partition("/")
        value = Fraction(numerator) / Fraction(denominator or 1)
    except (ValueError, ZeroDivisionError):
        raise ProbabilityError(
            f"{file}: {where}: expected a probability (1/3, 0.25, 1), found {found(text)}"
        ) from None
    return _not_negative(value, text.strip(_BLANKS), where, file)


def _not_negative(value: Fraction, text: str, where: str, file: str) -> Fraction:
    if not 0 <= value <= 1:
        raise ProbabilityError(f"{file}: {where}: expected a probability from 0 to 1, found {found(text)}")
    return value
