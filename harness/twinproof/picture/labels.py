"""Labels that fit: long ones shortened in the middle, long numbers as decimals, widths in pixels."""

from __future__ import annotations

from rich.cells import cell_len

from twinproof.documents import exact_text, parse_rational
from twinproof.report.plain import one_line
from twinproof.report.values import show_gap

MOST = 28
_MOST_DIGITS = 9
WIDTH_OF_CHARACTER = 0.61
"""Of the font size, in the widest of the monospaced fonts that the pictures ask for."""


def shortened(text: str, most: int = MOST) -> str:
    """One line of at most `most` characters: the ends of a long one, which tell ids apart best."""
    line = one_line(text)
    if len(line) <= most:
        return line
    end = (most - 1) // 2
    return f"{line[: most - 1 - end]}\N{HORIZONTAL ELLIPSIS}{line[-end:]}"


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
