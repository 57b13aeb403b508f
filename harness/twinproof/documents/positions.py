"""Where in a JSON text the first fault lies that `json.loads` would let pass."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

_TOKEN = re.compile(
    r'(?P<string>"(?:[^"\\]|\\.)*")|(?P<number>-?[0-9][0-9.eE+-]*)|(?P<word>-?[A-Za-z]+)|(?P<mark>[\[\]{}:,])',
    re.DOTALL,
)
_SURROGATE = re.compile(r"[\ud800-\udfff]")


@dataclass(frozen=True)
class Fault:
    """`kind` is `duplicate`, `non-finite`, `long`, `deep` or `surrogate`; `found` is what stands at `offset`."""

    kind: str
    offset: int
    found: str


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Both from 1; columns count characters."""
    return text.count("\n", 0, offset) + 1, offset - (text.rfind("\n", 0, offset) + 1) + 1


def first_fault(text: str, deepest: int, most_digits: int) -> Fault | None:
    """The first fault of a text that is JSON but for such faults; None where there is none."""
    open_keys: list[set[str] | None] = []
    """Of each open container, the keys met so far; None for an array."""
    at_key = False
    for token in _TOKEN.finditer(text):
        kind, word = token.lastgroup, token.group()
        if kind == "string":
            value = json.loads(word, strict=False)
            if _SURROGATE.search(value):
                return Fault("surrogate", token.start(), word)
            keys = open_keys[-1] if open_keys else None
            if at_key and keys is not None:
                if value in keys:
                    return Fault("duplicate", token.start(), word)
                keys.add(value)
            at_key = False
        elif kind == "number":
            if len(word) > most_digits and word.lstrip("-").isdigit():
                return Fault("long", token.start(), f"an integer of {len(word)} characters")
            if not word.lstrip("-").isdigit() and _overflows(word):
                return Fault("non-finite", token.start(), word)
        elif kind == "word":
            if word in ("NaN", "Infinity", "-Infinity"):
                return Fault("non-finite", token.start(), word)
        elif word in "{[":
            open_keys.append(set() if word == "{" else None)
            at_key = word == "{"
            if len(open_keys) > deepest:
                return Fault("deep", token.start(), word)
        elif word in "}]":
            if open_keys:
                open_keys.pop()
            at_key = False
        elif word == ",":
            at_key = bool(open_keys) and open_keys[-1] is not None
    return None


def _overflows(word: str) -> bool:
    try:
        return float(word) in (float("inf"), float("-inf"))
    except ValueError:
        return False
