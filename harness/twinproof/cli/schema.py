"""`twinproof schema`: the JSON Schemas of every kind of document."""

from __future__ import annotations

import click

from twinproof.documents import DOCUMENT_KINDS, nearest, schema_text


@click.command()
@click.argument("name", required=False)
def schema(name: str | None) -> None:
    """Print the JSON Schema NAME; without a name, list what there is."""
    if name is None:
        for kind, version in DOCUMENT_KINDS.items():
            click.echo(f"{kind:12} {version}")
        return
    if name not in DOCUMENT_KINDS:
        known = ", ".join(DOCUMENT_KINDS)
        raise click.UsageError(f"no schema {name!r}{nearest(name, DOCUMENT_KINDS)} (known: {known})")
    click.echo(schema_text(name), nl=False)
