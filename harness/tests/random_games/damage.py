"""Texts of games with one thing broken, as a slip of the hand breaks it; some are legal still."""

from __future__ import annotations

import random
import re

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}]|,|[^\s{},"]+', re.DOTALL)
"""Roughly: a quoted text, a brace, a comma, a word."""

STRANGE = (
    "x",
    "0",
    "-1",
    "1/0",
    "1/2",
    "99",
    "1.5.2",
    "1/2/3",
    "--1",
    '"',
    "{",
    "}",
    ",",
    '"x"',
    "c",
    "p",
    "t",
    "٣",
)
"""What somebody else's token may be; the last is a digit, but none of ASCII's."""


def damaged(text: str, choose: random.Random) -> str:
    """One token left out, doubled, exchanged with the next or replaced; the end cut off; something added."""
    spots = [match.span() for match in TOKEN.finditer(text)]
    at = choose.randrange(len(spots) - 1)
    (start, end), (after, last) = spots[at : at + 2]
    token, strange = text[start:end], choose.choice(STRANGE)
    results = {
        "dropped": text[:start] + text[end:],
        "doubled": f"{text[:end]} {token}{text[end:]}",
        "swapped": text[:start] + text[after:last] + text[end:after] + token + text[last:],
        "strange": text[:start] + strange + text[end:],
        "cut": text[: choose.randint(start, end)],
        "added": f"{text} {strange}",
    }
    return results[choose.choices(list(results), (3, 1, 1, 4, 1, 1))[0]]
