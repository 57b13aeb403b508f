"""Labels that fit: long ones shortened, long numbers as decimals, widths in pixels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from twinproof.documents import exact_text, parse_rational
from twinproof.picture.fields import candidates
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


def distinct_labels(ids: Sequence[str], others: Iterable[str] = ()) -> dict[str, str]:
    """A label for each id: short ones as they are, of long ones what tells them apart.

    `others` are ids from which they are to be told apart too, as far as there is room. Different ids have
    different labels: the position in `ids`, from 1, is added where they would not.
    """
    long = [each for each in ids if _is_long(each)]
    found = candidates(long, [*filter(_is_long, others)]) if long else {}
    labels = {each: _fitting(found.get(each) or [one_line(each)]) for each in ids}
    told = Counter(labels.values())
    return {
        each: label if told[label] == 1 else f"{shortened(label, MOST - 6)} #{position}"
        for position, (each, label) in enumerate(labels.items(), 1)
    }


def _is_long(id: str) -> bool:
    return len(one_line(id)) > MOST


def _fitting(texts: Sequence[str]) -> str:
    """The first that fits; else the last, shortened."""
    return next((text for text in texts if len(text) <= MOST), shortened(texts[-1]))


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
