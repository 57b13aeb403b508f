"""Texts of an .efg file, as engines write it, that Gambit itself does not read.

Measured with Gambit 17.0.0b2 (pygambit.read_efg). It says: "a label must be well-formed UTF-8 text
containing no control characters, must not begin or end with whitespace, and must not contain two
consecutive whitespace characters"; "Infoset label must be unique for the player". Line and paragraph
separators count as control characters. The title and the comment are no labels; an empty label is one. A
backslash at the end of any text takes the quote behind it away.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]|[^\s"{}]+', re.DOTALL)
_CONTROL = ("Cc", "Zl", "Zp")


def refused_labels(efg: str) -> tuple[str, ...]:
    """The texts, in order and each once, for which Gambit refuses the file; none in what is no such file."""
    tokens = _TOKEN.findall(efg)
    if not {"{", "}"} <= {*tokens}:
        return ()
    players = tokens.index("{")
    comment = tokens.index("}", players) + 1
    others = {*range(players), comment}
    again = set(_repeated(tokens[comment + 1 :]))
    texts = ((at, _text(token)) for at, token in enumerate(tokens) if token.startswith('"'))
    refused = (
        text
        for at, text in texts
        if text.endswith("\\") or (at not in others and (_malformed(text) or text in again))
    )
    return tuple(dict.fromkeys(refused))


def _malformed(label: str) -> bool:
    if label != label.strip() or any(unicodedata.category(character) in _CONTROL for character in label):
        return True
    return any(left.isspace() and right.isspace() for left, right in pairwise(label))


def _repeated(body: list[str]) -> Iterator[str]:
    """Labels that two information sets of one player, or of chance, have."""
    numbers: dict[tuple[str, str], str] = {}
    for at, token in enumerate(body):
        if token not in ("p", "c"):
            continue
        player, number, label = body[at + 2 : at + 5] if token == "p" else ("", *body[at + 2 : at + 4])
        if label != '""' and numbers.setdefault((player, label), number) != number:
            yield _text(label)


def _text(token: str) -> str:
    return re.sub(r'\\(["\\])', r"\1", token[1:-1])
