"""Ctrl-C and its relatives, once: the first one ends the run, and none cuts the cleaning up short."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def interruptible() -> Iterator[None]:
    """Within the block the first SIGINT, SIGTERM or SIGHUP raises KeyboardInterrupt; later ones are ignored.

    A signal that the process ignores (`nohup`) stays ignored. Outside the main thread, where no signal
    arrives, this does nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in ENDING}

    def end(number: int, _: FrameType | None) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt(signal.Signals(number).name)

    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            # None is a handler that was not set from Python, and cannot be set back from here.
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
