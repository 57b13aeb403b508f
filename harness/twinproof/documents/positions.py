"""Where in a JSON text the first fault lies that `json.loads` would let pass."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""
      (?P<string> "(?:[^"\\]|\\.)*" )
    | (?P<number> -?[0-9][0-9.eE+-]* )
    | (?P<word>   -?[A-Za-z]+ )
    | (?P<mark>   [\[\]{}:,] )
    """,
    re.DOTALL | re.VERBOSE,
)
_SURROGATE = re.compile(r"[\ud800-\udfff]")


@dataclass(frozen=True)
class Fault:
    """`kind` is `duplicate`, `non-finite`, `long`, `deep` or `surrogate`; `found` stands at `offset`."""

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
        fault: str | None = None
        word = token.group()
        match token.lastgroup:
            case "string":
                fault = _fault_of_string(word, open_keys[-1] if at_key else None)
                at_key = False
            case "number" if _is_integer(word):
                fault = "long" if len(word) > most_digits else None
            case "number" | "word":
                fault = "non-finite" if not _is_finite(word) else None
            case _:
                _follow(word, open_keys)
                at_key = word in "{," and bool(open_keys) and open_keys[-1] is not None
                fault = "deep" if len(open_keys) > deepest else None
        if fault is not None:
            return Fault(fault, token.start(), word if fault != "long" else f"{len(word)} characters")
    return None


def _fault_of_string(word: str, keys: set[str] | None) -> str | None:
    value = json.loads(word, strict=False)
    if _SURROGATE.search(value):
        return "surrogate"
    if keys is not None:
        if value in keys:
            return "duplicate"
        keys.add(value)
    return None


def _follow(mark: str, open_keys: list[set[str] | None]) -> None:
    if mark in "{[":
        open_keys.append(set() if mark == "{" else None)
    elif mark in "}]" and open_keys:
        open_keys.pop()


def _is_integer(word: str) -> bool:
    return word.removeprefix("-").isdigit()


def _is_finite(word: str) -> bool:
    try:
        return math.isfinite(float(word))
    except ValueError:
        return True
