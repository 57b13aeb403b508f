"""Does without the collector of cycles while many objects are made that form none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collection_paused() -> Iterator[None]:
    """Within the block nothing looks for cycles.

    The collector would look at every new container again and again: a third to a half of the time that
    reading or evaluating a tree of 300,000 nodes takes.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
