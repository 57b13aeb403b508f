"""What the installed command calls first: Ctrl-C is one line even while the rest of it is still loading."""

from __future__ import annotations

import sys


def main() -> int:
    """Load the command line and run it; returns the exit code."""
    try:
        # Loading takes longer than a quick Ctrl-C; the guard is not there yet.
        from twinproof.cli import main as command  # noqa: PLC0415  # that it is loaded here is the point

        return command()
    except KeyboardInterrupt:
        print("twinproof: interrupted", file=sys.stderr)
        return 130
