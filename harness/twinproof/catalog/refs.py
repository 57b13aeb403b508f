"""References to quantities: `CASE:QUANTITY` and `CASE:QUANTITY/KEY/KEY`, read, written and followed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from twinproof.documents.errors import WrongFormError
from twinproof.documents.wording import found
from twinproof.model import Json, QuantityRef


def parse_ref(text: str) -> QuantityRef:
    """The reference that `text` writes; raises WrongFormError where it writes none."""
    case, colon, rest = text.partition(":")
    quantity, *path = rest.split("/")
    if not case or not colon or not quantity:
        raise WrongFormError(
            f"expected a reference CASE:QUANTITY or CASE:QUANTITY/KEY/KEY, found {found(text)}"
        )
    return QuantityRef(case, quantity, tuple(path))


def format_ref(ref: QuantityRef) -> str:
    """The text that `parse_ref` reads."""
    return f"{ref.case}:{'/'.join((ref.quantity, *ref.path))}"


def entry_at(value: Json, path: Sequence[str]) -> Json:
    """The entry at a path of keys (in an array: indices from 0); KeyError where there is none."""
    for step in path:
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            raise KeyError(step)
    return value
