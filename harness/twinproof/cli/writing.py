"""A result to standard output, or to a file that appears whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import click

from twinproof.cli.errors import UnwritableFileError
from twinproof.destination import destination
from twinproof.report.plain import shortened

STANDARD_OUTPUT = Path("-")


def prepare_file(out: Path | None, option: str = "--out") -> None:
    """See that `out`, which `option` names, can be written: before the work rather than after it.

    Raises UnwritableFileError.
    """
    if out is None or out == STANDARD_OUTPUT:
        return
    try:
        folder = destination(out).parent
        if not folder.is_dir():
            raise _unwritable(option, out, f"there is no folder {shortened(str(folder))}")
        if not os.access(folder, os.W_OK | os.X_OK):
            raise _unwritable(option, out, f"{shortened(str(folder))} may not be written to")
    except OSError as fault:
        raise _unwritable(option, out, fault.strerror or str(fault)) from None


def deliver(text: str, out: Path | None, option: str = "--out") -> None:
    """Print `text` as it is, or write it to `out`, which `option` names; a symbolic link stays one.

    Nothing but a regular file is replaced. Raises UnwritableFileError.
    """
    if out is None or out == STANDARD_OUTPUT:
        click.echo(text, nl=False)
        return
    try:
        _replace(destination(out), text.encode())
    except OSError as fault:
        raise _unwritable(option, out, fault.strerror or str(fault)) from None


def _replace(file: Path, content: bytes) -> None:
    # A short name of its own: that of the file may be as long as the system allows.
    temporary = file.parent / f".twinproof-{os.getpid()}.tmp"
    try:
        temporary.write_bytes(content)
        with suppress(FileNotFoundError):
            temporary.chmod(file.stat().st_mode & 0o7777)
        temporary.replace(file)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _unwritable(option: str, out: Path, reason: str) -> UnwritableFileError:
    way = ", or - to print" if option == "--out" else ""
    return UnwritableFileError(
        f"{option} {shortened(str(out))}: cannot be written ({reason}); name another file{way}"
    )
