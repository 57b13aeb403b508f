"""A tree as one HTML page: the SVG, and a script that moves and enlarges it. Without scripts, the SVG."""

from __future__ import annotations

from markupsafe import Markup

from twinproof.picture.labels import shortened
from twinproof.picture.svg import environment, style, svg_of
from twinproof.picture.tree import GameTree
from twinproof.picture.view import MOST_NODES


def html_of(tree: GameTree, most: int = MOST_NODES) -> str:
    """The page; it fetches nothing."""
    return (
        environment()
        .get_template("tree.html.j2")
        .render(
            title=shortened(tree.title, 90),
            page_css=style("page.css"),
            script=style("move.js.j2"),
            svg=Markup(svg_of(tree, most)),
        )
    )
