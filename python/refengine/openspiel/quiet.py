"""Silence for OpenSpiel, which writes its errors to the process's standard error before it raises them."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

OUTPUTS = (1, 2)
"""Standard output and standard error; the engine's own events are written in between, not within."""


@contextmanager
def quiet() -> Iterator[None]:
    """Send what the block writes to the process's standard outputs nowhere; a closed one stays closed."""
    with ExitStack() as undo:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        undo.callback(os.close, nowhere)
        for output in OUTPUTS:
            try:
                kept = os.dup(output)
            except OSError:
                continue
            undo.callback(os.close, kept)
            undo.callback(os.dup2, kept, output)
            os.dup2(nowhere, output)
        yield
