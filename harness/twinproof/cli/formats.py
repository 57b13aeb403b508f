"""A format by name, the nearest one suggested."""

from __future__ import annotations

from collections.abc import Sequence

from twinproof.cli.errors import UnknownFormatError
from twinproof.documents import nearest


def chosen_format(option: str, name: str, known: Sequence[str]) -> str:
    """`name`, if it is one of `known`; raises UnknownFormatError."""
    if name not in known:
        raise UnknownFormatError(
            f"{option} {name}: no such format{nearest(name, known)} (known: {', '.join(known)})"
        )
    return name
