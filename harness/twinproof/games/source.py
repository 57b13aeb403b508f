"""GAME on a command line: an .efg file, `openspiel:NAME`, or a built-in game with its parameters."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from twinproof.documents import read_bytes
from twinproof.games.builtin import BUILT_IN, built_in_game
from twinproof.games.errors import RefusedGameError, UnknownGameError
from twinproof.model import Json

OPENSPIEL = "openspiel:"
MOST_NODES = 10_000_000
"""The largest node limit of docs/games.md."""
_BUILT_IN_FORM = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)\s*(?:\((.*)\))?", re.DOTALL)
_MOST_SUGGESTED = 3


@dataclass(frozen=True)
class GameSource:
    """A game as the user named it, and as docs/games.md names it to engines; `file` only for a file."""

    argument: str
    game: dict[str, Json]
    file: Path | None = None

    @property
    def openspiel(self) -> str:
        """The name of an OpenSpiel game; empty for any other."""
        return str(self.game["game"]) if self.game["name"] == "openspiel" else ""


def read_game(argument: str, node_limit: int | None = None) -> GameSource:
    """What GAME means. A built-in game's name comes before a file of that name (`./NAME` is the file).

    Raises UnknownGameError, GameParametersError, UnreadableFileError, TooLargeError, and RefusedGameError for
    a file that is not UTF-8.
    """
    limit: dict[str, Json] = {} if node_limit is None else {"node_limit": node_limit}
    if argument.startswith(OPENSPIEL):
        name = argument.removeprefix(OPENSPIEL).strip()
        if not name:
            raise UnknownGameError(f"{argument}: expected an OpenSpiel game behind the colon, found none")
        return GameSource(argument, {"name": "openspiel", "game": name, **limit})
    form = _BUILT_IN_FORM.fullmatch(argument.strip())
    if form and form[1] in BUILT_IN:
        return GameSource(argument, {**built_in_game(form[1], form[2] or ""), **limit})
    path = Path(argument)
    if not argument.strip() or not _exists(path):
        raise UnknownGameError(_unknown(argument, path))
    return GameSource(argument, {"name": "efg", "text": _text(path), **limit}, path)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        # A name too long, or a folder above it that may not be searched: reading it says which.
        return "\0" not in str(path) and path.suffix == ".efg"


def _text(path: Path) -> str:
    data = read_bytes(path)
    try:
        # A byte-order mark and line ends stay: they are the reader's business, and part of the whole text.
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RefusedGameError(
            f"{path}: line {line}: expected UTF-8, found byte 0x{data[error.start]:02x} "
            f"at offset {error.start}; save the file as UTF-8"
        ) from None


def _unknown(argument: str, path: Path) -> str:
    known = [*BUILT_IN, *_efg_files(path)]
    near = _near(argument, known)
    form = _BUILT_IN_FORM.fullmatch(argument.strip())
    if not near and form:
        near = _near(form[1], known)
    prefix, colon, name = argument.partition(":")
    if colon and difflib.get_close_matches(prefix.lower(), ["openspiel"], cutoff=0.7):
        near = [f"{OPENSPIEL}{name}"]
    suggested = f"; did you mean {' or '.join(near)}?" if near else ""
    ways = f"an .efg file, {OPENSPIEL}NAME, or one of {', '.join(BUILT_IN)}"
    return f"{argument or 'GAME'}: no such file and no built-in game{suggested} (GAME is {ways})"


def _near(argument: str, known: Iterable[str]) -> list[str]:
    return difflib.get_close_matches(argument, list(known), n=_MOST_SUGGESTED, cutoff=0.6)


def _efg_files(path: Path) -> list[str]:
    """The .efg files beside where `path` would be, named as it is."""
    try:
        return sorted(str(path.parent / each.name) for each in path.parent.iterdir() if each.suffix == ".efg")
    except (OSError, ValueError):
        return []
