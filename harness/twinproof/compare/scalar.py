"""Two scalars: exact kinds exactly, reals within tolerance, texts with the first differing line."""

from __future__ import annotations

from dataclasses import dataclass

from twinproof.compare.numbers import NUMERIC_KINDS, exact_value, shown_gap, within
from twinproof.model import Difference, Json, Tolerance


@dataclass(frozen=True)
class Terms:
    """On what terms entries are compared.

    `left` and `right` are the kinds of both sides' entries. `reference` names the side that `rel` refers to
    (the spec's); None means the smaller of both in magnitude.
    """

    left: str
    right: str
    tolerance: Tolerance | None
    reference: str | None = None

    @property
    def real(self) -> bool:
        """Whether a double is compared, with a double or with an exact number."""
        return "real" in (self.left, self.right)


def compare_entry(left: Json, right: Json, terms: Terms, path: tuple[str, ...]) -> Difference | None:
    """The difference of two scalars, if they differ."""
    if terms.left in NUMERIC_KINDS and terms.right in NUMERIC_KINDS:
        return _compare_numbers(left, right, terms, path)
    if terms.left == terms.right == "text" and isinstance(left, str) and isinstance(right, str):
        return compare_text(left, right, path)
    if isinstance(left, bool) == isinstance(right, bool) and left == right:
        return None
    return Difference(path, left, right, None)


def compare_text(left: str, right: str, path: tuple[str, ...]) -> Difference | None:
    """The first line that differs, with its number and the first differing column, both from 1."""
    if left == right:
        return None
    lefts, rights = left.split("\n"), right.split("\n")
    # Differing texts without a differing common line differ in length: the first line too many.
    row = next(
        (i for i, (a, b) in enumerate(zip(lefts, rights, strict=False)) if a != b),
        min(len(lefts), len(rights)),
    )
    a = lefts[row] if row < len(lefts) else None
    b = rights[row] if row < len(rights) else None
    if a is None or b is None:
        side = "left" if b is None else "right"
        return Difference(path, a, b, None, f"line {row + 1}: only on the {side}")
    column = next((i for i, (c, d) in enumerate(zip(a, b, strict=False)) if c != d), min(len(a), len(b)))
    return Difference(path, a, b, None, f"line {row + 1}, column {column + 1}")


def _compare_numbers(left: Json, right: Json, terms: Terms, path: tuple[str, ...]) -> Difference | None:
    a, b = exact_value(left), exact_value(right)
    if a is None or b is None:
        return None if left == right else Difference(path, left, right, None, "not a number")
    reference = {"left": a, "right": b}.get(terms.reference or "")
    if within(a, b, terms.tolerance if terms.real else None, reference):
        return None
    return Difference(path, left, right, shown_gap(a, b, exact=not terms.real))
