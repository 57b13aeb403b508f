"""A picture of what an engine reports, by the name of a format."""

from __future__ import annotations

from twinproof.games.answers import title_in
from twinproof.model import Fixture
from twinproof.picture.dot import dot_of
from twinproof.picture.html import html_of
from twinproof.picture.svg import svg_of
from twinproof.picture.tree import game_tree

WRITERS = {"svg": svg_of, "html": html_of, "dot": dot_of}


def picture_of(fixture: Fixture, title: str, format: str, most: int) -> str:
    """The text of the picture, of about `most` nodes at most; `fixture` reports `players` and `tree`.

    `title` is for a fixture without the rendering, where the game's own stands.
    """
    tree, players = fixture.quantities["tree"].value, fixture.quantities["players"].value
    assert isinstance(tree, dict)
    assert isinstance(players, dict)
    names = {player: str(name) for player, name in players.items()}
    return WRITERS[format](game_tree(title_in(fixture) or title, names, tree), most)
