"""The nearest known names, for messages about unknown ones."""

from collections.abc import Collection
from difflib import get_close_matches

MOST = 3
# Low enough for "kuhn" to be near "kuhn_poker".
CUTOFF = 0.5


def nearest(name: str, known: Collection[str]) -> str:
    """Return `; the nearest: "a", "b"`, at most three of the known names, or `""` where none is near."""
    near = get_close_matches(name, known, n=MOST, cutoff=CUTOFF)
    return "; the nearest: " + ", ".join(f'"{each}"' for each in near) if near else ""
