"""What tells long ids apart: their fields, of which those that all ids share are dropped.

A field is a bracketed part, a line, or a word, which a space or a slash ends: OpenSpiel's information state
strings have all three kinds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from twinproof.report.plain import one_line

_BRACKETED = re.compile(r"\[[^\[\]]*\]|[^\[\]]+")
_NAMED = re.compile(r"\[?\s*([^:\[\]]*[^:\[\]\s])\s*:(?!\S*:)\s*(.*?)\s*\]?", re.DOTALL)

_COMPARED = 5_000
"""About so many of the other ids are looked at, from the first to the last."""

Key = tuple[str, int]
"""The name of a field, empty for one without; which of those of that name it is."""


@dataclass(frozen=True)
class Field:
    """The whole text of a field, and what comes after its name."""

    text: str
    value: str


Fields = Mapping[Key, Field]


def candidates(ids: Sequence[str], others: Sequence[str]) -> dict[str, list[str]]:
    """Texts for each of `ids`, from the fullest to the shortest, of the fields in which ids differ.

    First all fields in which any of `ids` and `others` differ; then only as many as tell them apart, as they
    are and with short names; then as many as tell `ids` apart, without names at last; and then the id without
    the characters with which all of `ids` begin and end.
    """
    fields = {each: _fields(each) for each in ids}
    every = {each: _fields(each) for each in others[:: len(others) // _COMPARED + 1]} | fields
    differing = _differing([*every.values()])
    apart, drawn_apart = _telling([*every.values()], differing), _telling([*fields.values()], differing)
    names = _short_names({key[0] for key in differing})
    begin, end = _shared_ends(ids)
    return {
        each: [
            text
            for text in (
                _whole(own, differing),
                _whole(own, apart),
                _brief(own, apart, names),
                _whole(own, drawn_apart),
                _brief(own, drawn_apart, names),
                _brief(own, drawn_apart, {}),
                one_line(each[begin : len(each) - end]),
            )
            if text
        ]
        for each, own in fields.items()
    }


def _fields(id: str) -> dict[Key, Field]:
    if "[" in id and "]" in id:
        parts = _BRACKETED.findall(id)
    elif "\n" in id.strip():
        parts = id.split("\n")
    else:
        parts = re.split(r"[\s/]+", id)
    found: dict[Key, Field] = {}
    met: Counter[str] = Counter()
    for part in parts:
        text = one_line(part).strip()
        named = _NAMED.fullmatch(text)
        name, value = (named[1], named[2]) if named else ("", text)
        met[name] += 1
        found[name, met[name]] = Field(text, value)
    return found


def _differing(compared: Sequence[Fields]) -> list[Key]:
    keys = dict.fromkeys(key for each in compared for key in each)
    return [key for key in keys if len({each.get(key) for each in compared}) > 1]


def _telling(compared: Sequence[Fields], differing: Sequence[Key]) -> list[Key]:
    """Fields that tell apart as much as all do: of the others, the one that tells most."""
    groups: list[tuple[Field | None, ...]] = [() for _ in compared]
    most = len({tuple(each.get(key) for key in differing) for each in compared})
    chosen: list[Key] = []
    while len(set(groups)) < most and len(chosen) < len(differing):
        left = [key for key in differing if key not in chosen]
        split = {key: len({*_split(groups, compared, key)}) for key in left}
        best = max(left, key=lambda key: split[key])
        groups = _split(groups, compared, best)
        chosen.append(best)
    return [key for key in differing if key in chosen]


def _split(
    groups: Sequence[tuple[Field | None, ...]], compared: Sequence[Fields], key: Key
) -> list[tuple[Field | None, ...]]:
    return [(*group, each.get(key)) for group, each in zip(groups, compared, strict=True)]


def _short_names(names: Iterable[str]) -> dict[str, str]:
    """Initials and digits (`P0h` for `P0 hand`); more letters of each word where names would look alike."""
    short: dict[str, str] = {}
    left, letters = {name for name in names if name}, 1
    while left:
        tried = {name: "".join(_initials(name, letters)) for name in sorted(left)}
        told = Counter([*tried.values(), *short.values()])
        whole = letters >= max(map(len, left))
        short |= {name: text for name, text in tried.items() if told[text] == 1 or whole}
        left -= set(short)
        letters += 1
    return short


def _initials(name: str, letters: int) -> Iterator[str]:
    for word in name.split():
        begin = word[:letters]
        yield begin + "".join(each for each in word[letters:] if each.isdigit())


def _whole(own: Fields, keys: Sequence[Key]) -> str:
    """Bracketed fields side by side, others a space apart."""
    return re.sub(r"\] \[", "][", " ".join(own[key].text for key in keys if key in own)).strip()


def _brief(own: Fields, keys: Sequence[Key], names: Mapping[str, str]) -> str:
    """The values, each after its name's short form if there is one; fields without a value only alone."""
    texts = [(names.get(key[0], ""), own[key].value) for key in keys if key in own]
    filled = [each for each in texts if each[1]] or texts
    return " ".join(f"{name}:{value}" if name else value for name, value in filled).strip()


def _shared_ends(ids: Sequence[str]) -> tuple[int, int]:
    """How many characters all ids have in common at the beginning, and at the end of what is left."""
    if len(ids) < 2:
        return 0, 0
    low, high = min(ids), max(ids)
    begin = next(
        (at for at, (one, other) in enumerate(zip(low, high, strict=False)) if one != other), len(low)
    )
    backward = [each[begin:][::-1] for each in ids]
    low, high = min(backward), max(backward)
    end = next((at for at, (one, other) in enumerate(zip(low, high, strict=False)) if one != other), len(low))
    return begin, end
