"""`twinproof verify`: any game, built by every engine, compared node by node and value by value."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.errors import UnwritableFileError
from twinproof.cli.running import run_catalog
from twinproof.cli.writing import STANDARD_OUTPUT, deliver, prepare_file
from twinproof.games.answers import agreed_infosets
from twinproof.games.document import verification_document
from twinproof.games.page import print_verification
from twinproof.games.profile_template import uniform_csv
from twinproof.games.source import read_game
from twinproof.games.verification import Verification, verify_game

_TEMPLATE = "--write-profile"


@click.command()
@click.argument("game", metavar="GAME")
@click.option(
    "--profile",
    type=options.FILE,
    metavar="FILE",
    help="The profile to evaluate, JSON or CSV (default: every action equally likely).",
)
@click.option(
    "--write-profile",
    "template",
    type=options.FILE,
    metavar="FILE",
    help="Write the uniform profile to this CSV file, a template for --profile.",
)
@click.option("--fresh", is_flag=True, help="Compute everything anew, whatever is known already.")
@options.node_limit
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.pass_context
@pass_context
def verify(
    context: Context,
    ctx: click.Context,
    *,
    game: str,
    profile: Path | None,
    template: Path | None,
    fresh: bool,
    node_limit: int | None,
    as_json: bool,
) -> None:
    """Let every engine build GAME, compare the trees node by node, and compare what they compute.

    GAME is an .efg file, openspiel:NAME, or a built-in game such as "kuhn_poker(players=3,cards=4)". Exit
    codes are those of `twinproof run`.
    """
    source = read_game(game, node_limit)
    _require_template(template)
    run = partial(run_catalog, context.project, fresh=fresh)
    found = verify_game(context.project, source, profile, run)
    if as_json:
        click.echo(json.dumps(verification_document(found), ensure_ascii=False, indent=2))
    else:
        print_verification(found, output())
    if template:
        _write_template(found, template)
    ctx.exit(found.code)


def _require_template(file: Path | None) -> None:
    if file is None:
        return
    if file == STANDARD_OUTPUT or file.suffix.lower() == ".json":
        raise UnwritableFileError(
            f"{_TEMPLATE} {file.name}: expected the name of a CSV file, such as profile.csv"
        )
    prepare_file(file, _TEMPLATE)


def _write_template(found: Verification, file: Path) -> None:
    infosets = agreed_infosets(found.whole, found.profile)
    if infosets is None:
        click.echo(f"{_TEMPLATE} {file}: not written: the engines agree on no information sets", err=True)
        return
    deliver(uniform_csv(infosets), file, _TEMPLATE)
