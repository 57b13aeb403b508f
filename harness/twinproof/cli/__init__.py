"""The command line: a module per command, all of them thin."""

from twinproof.cli.main import main

__all__ = ["main"]
