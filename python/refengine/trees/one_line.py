"""The one-line form of texts, and numbers as they stand in texts."""

from fractions import Fraction

ESCAPES = str.maketrans({"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"})


def one_line(text: str) -> str:
    """Return the text with backslash, newline, carriage return and tab as `\\\\`, `\\n`, `\\r`, `\\t`."""
    return text.translate(ESCAPES)


def number_text(number: Fraction) -> str:
    """Return an integer as it is (`-2`), anything else as `p/q` in lowest terms."""
    return str(number)


def payoffs_text(payoffs: tuple[Fraction, ...]) -> str:
    """Return the payoffs separated by `, `."""
    return ", ".join(map(number_text, payoffs))


def history_text(history: str) -> str:
    """Return a history as it stands in texts: in one-line form, `/` before it."""
    return "/" + one_line(history)
