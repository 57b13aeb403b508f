"""A tree as one HTML page: its head as text, which wraps, and the SVG, which a script moves and enlarges.

Without scripts, the head and the SVG.
"""

from __future__ import annotations

from markupsafe import Markup

from twinproof.picture.svg import environment, head_and_drawing, style, svg_text
from twinproof.picture.tree import GameTree
from twinproof.picture.view import MOST_NODES


def html_of(tree: GameTree, most: int = MOST_NODES) -> str:
    """The page; it fetches nothing."""
    head, drawing = head_and_drawing(tree, most)
    return (
        environment()
        .get_template("tree.html.j2")
        .render(
            head=head,
            page_css=style("page.css"),
            script=style("move.js.j2"),
            svg=Markup(svg_text(drawing, head.title)),
        )
    )
