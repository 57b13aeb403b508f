"""What a long computation calls to say how far it is."""

from collections.abc import Callable

Progress = Callable[[int, int], None]
"""A function of (steps done, steps in all)."""


def unobserved(done: int, total: int) -> None:
    """Take note of nothing."""
