"""Text from outside made fit to print: no control characters, no lone surrogates."""

from __future__ import annotations

import re

_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff\u202a-\u202e\u2066-\u2069]")


def plain(text: str) -> str:
    """`text` with each character that no terminal, XML or HTML file may hold replaced by U+FFFD.

    What XML 1.0 forbids goes, and so do the escape sequences that would drive a terminal and the marks that
    reorder a line. Line feeds and tabs stay; carriage returns become line feeds.
    """
    return _UNPRINTABLE.sub("\ufffd", text.replace("\r\n", "\n").replace("\r", "\n"))


def one_line(text: str) -> str:
    """`plain(text)` with every run of white space as one blank."""
    return " ".join(plain(text).split())


def shortened(text: str, most: int = 200) -> str:
    """`text`, or its first `most` characters and how many it has."""
    return text if len(text) <= most else f"{text[:most]}... ({len(text):,} characters)"
