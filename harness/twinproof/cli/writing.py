"""A result to standard output, or to a file that appears whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import click

from twinproof.cli.errors import UnwritableFileError


def prepare_file(out: Path | None) -> None:
    """See that `out` can be written: before the work rather than after it. Raises UnwritableFileError."""
    if out is None:
        return
    folder = out.absolute().parent
    if out.is_dir():
        raise _unwritable(out, "it is a folder")
    if not folder.is_dir():
        raise _unwritable(out, f"there is no folder {folder}")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _unwritable(out, f"{folder} may not be written to")


def deliver(text: str, out: Path | None) -> None:
    """Print `text` as it is, or write it to `out`. Raises UnwritableFileError."""
    if out is None:
        click.echo(text, nl=False)
        return
    temporary = out.absolute().parent / f".{out.name}.tmp-{os.getpid()}"
    try:
        temporary.write_bytes(text.encode())
        temporary.replace(out)
    except OSError as fault:
        raise _unwritable(out, fault.strerror or str(fault)) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _unwritable(out: Path, reason: str) -> UnwritableFileError:
    return UnwritableFileError(f"--out {out}: cannot be written ({reason}); name another file")
