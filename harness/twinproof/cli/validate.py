"""`twinproof validate`: is a file what it says it is?"""

from __future__ import annotations

from pathlib import Path

import click

from twinproof.catalog import load_catalog, shipped_cases
from twinproof.claims import load_accepted, load_claims
from twinproof.cli import options
from twinproof.documents import load_engines, load_fixture, load_request, read_document


@click.command()
@click.argument("files", metavar="FILE...", type=options.FILE, nargs=-1, required=True)
@options.catalogs
def validate(files: tuple[Path, ...], catalogs: tuple[Path, ...]) -> None:
    """Check fixtures, requests, catalogs, claims, engine entries: the kind is what the file's `schema` says.

    Stops at the first fault, with its place. Claims are checked against the catalog they speak of.
    """
    for file in files:
        kind, _ = read_document(file)
        _beyond_the_schema(kind, file, catalogs)
        click.echo(f"{file}: a sound document of kind {kind}")


def _beyond_the_schema(kind: str, file: Path, catalogs: tuple[Path, ...]) -> None:
    """What the kind's own loader checks on top of its schema; the other kinds have nothing on top."""
    match kind:
        case "fixture":
            load_fixture(file)
        case "request":
            load_request(file)
        case "catalog":
            load_catalog([file])
        case "quantities":
            load_catalog([], file)
        case "claims":
            load_claims([file], load_catalog(catalogs or shipped_cases()))
        case "accepted":
            load_accepted([file])
        case "engines":
            load_engines(file)
