"""A game as a JSON document, `twinproof.game/1`: title, players, tree."""

from __future__ import annotations

import json

from twinproof.games.answers import title_in
from twinproof.model import Fixture

SCHEMA = "twinproof.game/1"


def game_document(fixture: Fixture) -> str:
    """The document's text, a node a line, from what an engine reports with `tree` and `text`."""
    said = fixture.quantities
    tree = said["tree"].value
    assert isinstance(tree, dict)
    nodes = ",\n".join(f"    {_text(history)}: {_text(node)}" for history, node in tree.items())
    return (
        f'{{\n  "schema": {_text(SCHEMA)},\n  "title": {_text(title_in(fixture))},\n'
        f'  "players": {_text(said["players"].value)},\n  "tree": {{\n{nodes}\n  }}\n}}\n'
    )


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
