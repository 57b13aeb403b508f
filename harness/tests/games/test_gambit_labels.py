"""What Gambit refuses is asked of Gambit: pygambit 17.0.0b2, read_efg."""

from __future__ import annotations

import io

import pygambit
import pytest
from hypothesis import given
from hypothesis import strategies as st

from twinproof.games.gambit_labels import refused_labels

TEXT = (
    'EFG 2 R "{title}" {{ "{name}" "B" }}\n"  {title} "\n\n'
    'c "" 1 "{deal}" {{ "{action}" 1/2 "y" 1/2 }} 0\n'
    'p "{node}" 1 1 "{label}" {{ "{action}" "z" }} 0\nt "" 1 "{outcome}" {{ 1, 2 }}\nt "" 2 "" {{ 0, 0 }}\n'
    'p "" 1 2 "M" {{ "x" "z" }} 0\nt "" 3 "" {{ 1, 2 }}\nt "" 4 "" {{ 0, 0 }}\n'
)
PLACES = ("title", "name", "deal", "action", "node", "label", "outcome")
SAMPLES = ("", "L", "a b", " a", "a ", "a  b", "a\tb", "a\nb", "é", "\u00a0a", "a\u2003b", "a\u2003 b")
ODD = (
    "\x7f",
    "\x85a",
    "a\u2028b",
    "\u200b",
    "a,b",
    "p",
    "{",
    "}",
    "M",
    'say "x"',
    "back\\slash",
    "\u3000",
    "\\",
)


def efg(place: str, text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    plain = {"title": "T", "name": "A", "deal": "", "action": "x", "node": "", "label": "L", "outcome": ""}
    return TEXT.format(**{**plain, place: escaped})


def gambit_reads(text: str) -> bool:
    try:
        pygambit.read_efg(io.BytesIO(text.encode()))
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("text", [*SAMPLES, *ODD])
def test_what_is_refused_gambit_refuses(place: str, text: str) -> None:
    file = efg(place, text)
    assert refused_labels(file) == (() if gambit_reads(file) else (text,))


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=5))
def test_any_label_of_an_information_set(text: str) -> None:
    file = efg("label", text)
    assert bool(refused_labels(file)) is not gambit_reads(file)


@pytest.mark.parametrize("text", ["", "another", "EFG 2 R"])
def test_another_text_has_no_labels(text: str) -> None:
    assert refused_labels(text) == ()
