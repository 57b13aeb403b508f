"""How messages name places, values and near misses."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Sequence

from twinproof.model import Json

_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_LONGEST = 60


def place(path: Sequence[str | int]) -> str:
    """A path in a document as `cases[0].params["0 1"]`; the document itself is `the top`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            text += f".{step}" if text else step
        else:
            text += f"[{json.dumps(step, ensure_ascii=False)}]"
    return text or "the top"


def found(value: Json) -> str:
    """A value as a message shows it: scalars as JSON (cut short), containers by their size."""
    if isinstance(value, dict):
        return f"an object of {counted(len(value), 'field')}"
    if isinstance(value, list):
        return f"an array of {counted(len(value), 'entry', 'entries')}"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}... ({len(text)} characters)"


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 field`, `2 fields`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def nearest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the known name nearest to `name`, or nothing where none is near."""
    # Two letters exchanged leave two thirds of a short name; two thirds of a long one is another name.
    cutoff = 0.6 if len(name) <= 4 else 0.7
    close = difflib.get_close_matches(name, list(known), n=1, cutoff=cutoff)
    return f"; did you mean {close[0]!r}?" if close else ""


def listed(names: Iterable[str], most: int = 12) -> str:
    """`a, b, c`, cut after `most`."""
    every = list(names)
    text = ", ".join(every[:most])
    return f"{text}, ... ({len(every)} in all)" if len(every) > most else text or "none"
