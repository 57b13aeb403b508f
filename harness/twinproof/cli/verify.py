"""`twinproof verify`: any game, built by every engine, compared node by node and value by value."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from twinproof.cli import options
from twinproof.cli.context import Context, output, pass_context
from twinproof.cli.running import run_catalog
from twinproof.games.document import verification_document
from twinproof.games.page import print_verification
from twinproof.games.source import read_game
from twinproof.games.verification import verify_game


@click.command()
@click.argument("game", metavar="GAME")
@click.option(
    "--profile",
    type=options.FILE,
    metavar="FILE",
    help="The profile to evaluate, JSON or CSV (default: every action equally likely).",
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
    fresh: bool,
    node_limit: int | None,
    as_json: bool,
) -> None:
    """Let every engine build GAME, compare the trees node by node, and compare what they compute.

    GAME is an .efg file, openspiel:NAME, or a built-in game such as "kuhn_poker(players=3,cards=4)". Exit
    codes are those of `twinproof run`.
    """
    run = partial(run_catalog, context.project, fresh=fresh)
    found = verify_game(context.project, read_game(game, node_limit), profile, run)
    if as_json:
        click.echo(json.dumps(verification_document(found), ensure_ascii=False, indent=2))
    else:
        print_verification(found, output())
    ctx.exit(found.code)
