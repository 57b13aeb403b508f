"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from twinproof.games.source import MOST_NODES

C = TypeVar("C", bound=Callable[..., Any])


class GivenPath(click.Path):
    """A path that says something: an empty one, as of an unset variable, would be the working directory."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path; fails where it is empty."""
        return super().convert(value, param, ctx) if str(value) else self.fail("expected a path, found none")


FILE = GivenPath(path_type=Path)
"""A path as given; whether it can be read is the loader's business, which says more than click would."""


def engines(command: C) -> C:
    """`--engine NAME`, several times."""
    return click.option(
        "--engine", "engines", metavar="NAME", multiple=True, help="Run this engine only; may be repeated."
    )(command)


def cases(command: C) -> C:
    """`--case GLOB`, several times, for what runs them."""
    return _cases(
        command, "Run the cases whose id matches; may be repeated. Claims about other cases are not judged."
    )


def listed_cases(command: C) -> C:
    """`--case GLOB`, several times, for what lists them."""
    return _cases(
        command, "List the cases whose id matches, and the claims about them alone; may be repeated."
    )


def _cases(command: C, text: str) -> C:
    return click.option("--case", "cases", metavar="GLOB", multiple=True, help=text)(command)


def catalogs(command: C) -> C:
    """`--catalog FILE`, several times."""
    return click.option(
        "--catalog",
        "catalogs",
        metavar="FILE",
        type=FILE,
        multiple=True,
        help="Cases to use INSTEAD of those that come with twinproof; may be repeated.",
    )(command)


def claims(command: C) -> C:
    """`--claims FILE`, several times."""
    return click.option(
        "--claims",
        "claims",
        metavar="FILE",
        type=FILE,
        multiple=True,
        help="Claims to judge INSTEAD of those that come with twinproof; may be repeated. "
        "Without it, a --catalog of your own is run without claims.",
    )(command)


def jobs(command: C) -> C:
    """`--jobs N`."""
    return click.option(
        "--jobs",
        type=click.IntRange(min=1),
        metavar="N",
        help="How many engine processes at once (default: one per engine).",
    )(command)


def node_limit(command: C) -> C:
    """`--node-limit N`."""
    return click.option(
        "--node-limit",
        type=click.IntRange(1, MOST_NODES),
        metavar="N",
        help=f"Stop building at so many nodes (default: 1,000,000; up to {MOST_NODES:,}).",
    )(command)


def out_file(command: C) -> C:
    """`--out FILE`."""
    return click.option(
        "--out", type=FILE, metavar="FILE", help="Write this file, whole or not at all (default: print)."
    )(command)
