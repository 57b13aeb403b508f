"""Labels that fit: long ones shortened in the middle, long numbers as decimals, widths in pixels."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len

from twinproof.documents import exact_text, parse_rational
from twinproof.report.plain import one_line
from twinproof.report.values import show_gap

MOST = 28
_MOST_DIGITS = 9
_PART = re.compile(r"\[[^\[\]]*\]|[^\[\]]+")
WIDTH_OF_CHARACTER = 0.61
"""Of the font size, in the widest of the monospaced fonts that the pictures ask for."""


def shortened(text: str, most: int = MOST) -> str:
    """One line of at most `most` characters: the ends of a long one, which tell ids apart best."""
    line = one_line(text)
    if len(line) <= most:
        return line
    end = (most - 1) // 2
    return f"{line[: most - 1 - end]}\N{HORIZONTAL ELLIPSIS}{line[-end:]}"


def distinct_labels(ids: Sequence[str]) -> dict[str, str]:
    """A label for each id: short ones as they are, long ones without the bracketed parts that all have.

    Different ids have different labels: the position in `ids`, from 1, is added where they would not.
    """
    parts = {each: _PART.findall(each) for each in ids if len(one_line(each)) > MOST}
    common = set.intersection(*map(set, parts.values())) if len(parts) > 1 else set()
    labels = {
        each: shortened("".join(part for part in parts.get(each, []) if part not in common) or each)
        for each in ids
    }
    told = Counter(labels.values())
    return {
        each: label if told[label] == 1 else f"{shortened(label, MOST - 6)} #{position}"
        for position, (each, label) in enumerate(labels.items(), 1)
    }


def number(entry: str) -> str:
    """`1/3` from `1/3`, `2` from `2/1`; a long fraction as a decimal."""
    try:
        value = parse_rational(entry)
    except (ValueError, ZeroDivisionError):
        return entry
    text = exact_text(value)
    return text if len(text) <= _MOST_DIGITS else f"\N{ALMOST EQUAL TO}{show_gap(value)}"


def width_of(text: str, size: float) -> float:
    """The width of a text in a monospaced font of that size."""
    return cell_len(text) * WIDTH_OF_CHARACTER * size
