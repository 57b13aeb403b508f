"""What every command has at hand: the project, and where to print."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console

from twinproof.cli.guard import PipeClosedError
from twinproof.cli.installed import check_installed
from twinproof.project import Project, find_project


@dataclass(frozen=True)
class Context:
    """The global options; commands get it with `pass_context`."""

    named_project: Path | None = None

    @property
    def project(self) -> Project:
        """The project at `--project`, or the nearest one upwards.

        Raises UserMistakeError without one, or where the installed twinproof is of another version.
        """
        project = find_project(Path.cwd(), self.named_project)
        check_installed(project)
        return project


pass_context = click.make_pass_decorator(Context, ensure=True)


class _Output(Console):
    """rich ends the process with exit 1 when its reader went away; that code has another meaning here."""

    def on_broken_pipe(self) -> None:
        """Leave it to the guard."""
        raise PipeClosedError


def output() -> Console:
    """Standard output: text as it is, colours only on a terminal that wants them, 80 columns in a pipe."""
    # Some shells export a width of 0, on which nothing fits.
    width = 80 if os.environ.get("COLUMNS") == "0" else None
    return _Output(markup=False, highlight=False, emoji=False, width=width)


def messages() -> Console:
    """Standard error: progress and remarks, so that a pipe gets results only."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)
