"""`twinproof convert`: a game in another format, as every engine writes it."""

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
from twinproof.games.asking import TEXT
from twinproof.games.converted import game_document
from twinproof.games.gambit_labels import refused_labels
from twinproof.games.source import read_game
from twinproof.report.plain import shortened
from twinproof.report.wording import count

FORMATS = ("efg", "json")
_NAMED = 3
_LONGEST = 40
_RULE = (
    "labels with control characters, white space at an end or twice in a row, a backslash at the end, "
    "and one label for two information sets of a player"
)


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--to", "format", required=True, metavar="efg|json", help="Gambit's format, or JSON.")
@options.out_file
@options.node_limit
@pass_context
def convert(context: Context, game: str, format: str, out: Path | None, node_limit: int | None) -> None:
    """Write GAME in Gambit's format or as JSON (`twinproof schema game`), to standard output or a file.

    GAME is what `twinproof verify` takes. Every engine must write the same.
    """
    wanted = chosen_format("--to", format, FORMATS)
    source = read_game(game, node_limit)
    prepare_file(out)
    ask = {"tree": True, "text": True} if wanted == "json" else {"text": True}
    fixture = agreed_fixture(context.project, source, TEXT, {**ask}, partial(run_catalog, context.project))
    if wanted == "json":
        deliver(game_document(fixture), out)
        return
    text = str(fixture.quantities["efg"].value)
    deliver(f"{text}\n", out)
    if refused := refused_labels(text):
        named = ", ".join(shortened(repr(label), _LONGEST) for label in refused[:_NAMED])
        more = f" and {count(len(refused) - _NAMED, 'more', 'more')}" if len(refused) > _NAMED else ""
        click.echo(f"note: Gambit itself refuses {_RULE}: {named}{more}", err=True)
