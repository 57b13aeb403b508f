"""The source's dictionaries: twelve keys, prefix, bar, card; no profiles of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from twinproof.spec import audit, labels
from twinproof.spec.answers.errors import InvalidProfileError
from twinproof.spec.answers.reading import one_of, record
from twinproof.spec.answers.rows import read_rows
from twinproof.spec.profile import Table, with_rows


def read_dictionary(value: Any, where: str) -> Table:
    """The exact rows of a dictionary, under numbers, given as docs/quantities.md says.

    Raises InvalidProfileError: what was expected, what was found, where.
    """
    fields = record(value, where, ["name"], ["rows"], InvalidProfileError)
    known = _named()
    s = known[one_of(fields["name"], f"{where}.name", list(known), InvalidProfileError)]()
    if "rows" not in fields:
        return s
    actions = {labels.action(action): action for action in (0, 1)}
    names = {labels.key(key): (key, actions) for key in audit.KEYS}
    return with_rows(read_rows(fields["rows"], f"{where}.rows", names), s)


def _named() -> Mapping[str, Callable[[], Table]]:
    return {
        "blueprint": audit.blueprint,
        "naive": audit.naive,
        "safe": audit.safe,
        "uniform": audit.uniform,
    }
