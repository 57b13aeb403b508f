"""`twinproof show`: a game as a tree, in text or as a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from twinproof.cli import options
from twinproof.cli.context import Context, pass_context
from twinproof.cli.formats import chosen_format
from twinproof.cli.running import run_catalog
from twinproof.cli.writing import deliver, prepare_file
from twinproof.games.agreed import agreed_fixture
from twinproof.games.asking import TEXT, TREE
from twinproof.games.source import read_game
from twinproof.model import Json

FORMATS = ("text", "svg", "html", "dot")


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--format", "format", default="text", metavar="text|svg|html|dot", help="Default: text.")
@options.out_file
@click.option(
    "--nodes",
    type=click.IntRange(min=1),
    default=200,
    metavar="N",
    help="Draw about so many nodes at most; deeper subtrees become stubs (default: 200).",
)
@options.node_limit
@pass_context
def show(
    context: Context, *, game: str, format: str, out: Path | None, nodes: int, node_limit: int | None
) -> None:
    """Show GAME as a tree: the text that every engine writes alike, or a picture of the tree they agree on.

    GAME is what `twinproof verify` takes.
    """
    wanted = chosen_format("--format", format, FORMATS)
    source = read_game(game, node_limit)
    prepare_file(out)
    run = partial(run_catalog, context.project)
    if wanted == "text":
        fixture = agreed_fixture(context.project, source, TEXT, {"text": True}, run)
        deliver(f"{fixture.quantities['rendering'].value}\n", out)
        return
    # The title stands in the texts; OpenSpiel's is nearly the name, and its texts may be large.
    ask: dict[str, Json] = {"tree": True} if source.openspiel else {"tree": True, "text": True}
    fixture = agreed_fixture(context.project, source, TREE, ask, run)
    # Only a picture needs the libraries that lay it out.
    from twinproof.picture.formats import picture_of  # noqa: PLC0415 - see above

    deliver(picture_of(fixture, source.openspiel or source.argument, wanted, nodes), out)
