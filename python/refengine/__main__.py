"""Start of the command: signals first, then everything else."""

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)
KILLED_BY_SIGNAL = 128


class Interrupted(BaseException):
    """Somebody wants the engine to end; not an Exception, so that no case swallows it."""

    def __init__(self, number: int) -> None:
        """Remember which signal came."""
        super().__init__(number)
        self.number = number


def interrupt(number: int, _frame: FrameType | None) -> None:
    """Unwind once: a second signal must not break the removal of a temporary file."""
    for name in SIGNALS:
        signal.signal(name, signal.SIG_IGN)
    raise Interrupted(number)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (`sys.argv` by default) and return its exit code; 130 and 143 for signals."""
    for name in SIGNALS:
        # A process started in the background may have been told to ignore SIGINT.
        if signal.getsignal(name) is not signal.SIG_IGN:
            signal.signal(name, interrupt)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - open until the end
    # Exact arithmetic may need integers of more digits than Python converts by default.
    sys.set_int_max_str_digits(0)
    try:
        from refengine.command import execute  # noqa: PLC0415 - after the signal handlers

        return execute(arguments)
    except Interrupted as signalled:
        return KILLED_BY_SIGNAL + signalled.number
    finally:
        # All is written: a signal during the interpreter's own end must not raise any more.
        for name in SIGNALS:
            signal.signal(name, signal.SIG_DFL)


if __name__ == "__main__":
    sys.exit(main())
