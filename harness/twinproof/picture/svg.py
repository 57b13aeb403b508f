"""A tree as SVG: one file that needs nothing else, with details in titles that browsers show on hover."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from twinproof.picture.colours import colour_of
from twinproof.picture.drawing import MARGIN, Drawing, drawing_of
from twinproof.picture.labels import shortened, width_of
from twinproof.picture.marks import marks_of
from twinproof.picture.tree import GameTree
from twinproof.picture.view import MOST_NODES, left_out, view_of
from twinproof.report.plain import plain

_FIRST_LINE, _LINE = 42.0, 20.0
_SIZE, _TITLE_SIZE = 12.0, 16.0
_LONGEST = 90


@dataclass(frozen=True)
class Legend:
    """A player's entry."""

    number: int
    name: str
    colour: str
    y: float


@dataclass(frozen=True)
class Caption:
    """A line below the legend."""

    text: str
    y: float


@dataclass(frozen=True)
class Head:
    """What stands above the tree, and the room it takes there."""

    title: str
    legend: tuple[Legend, ...]
    captions: tuple[Caption, ...]
    width: float
    height: float


def svg_of(tree: GameTree, most: int = MOST_NODES) -> str:
    """The picture; of a tree of more than `most` nodes, the top and what is left out."""
    head, drawing = head_and_drawing(tree, most)
    return svg_text(drawing, head.title, head)


def head_and_drawing(tree: GameTree, most: int) -> tuple[Head, Drawing]:
    """The two parts of the picture."""
    items = view_of(tree, most)
    drawing = drawing_of(items, marks_of(tree, items))
    title = shortened(tree.title, _LONGEST)
    legend = tuple(
        Legend(at + 1, shortened(f"{player}: {name}", _LONGEST), colour_of(at), _FIRST_LINE + at * _LINE)
        for at, (player, name) in enumerate(tree.players.items())
    )
    below = _FIRST_LINE + len(legend) * _LINE
    joined = ["dashed lines join the nodes of one information set"] if drawing.joints else []
    lines = [*left_out(tree, items), *joined]
    captions = tuple(Caption(text, below + 12 + at * _LINE) for at, text in enumerate(lines))
    widths = [width_of(text, _SIZE) for text in (*lines, *(f"   {each.name}" for each in legend))]
    width = max(*widths, width_of(title, _TITLE_SIZE)) + 2 * MARGIN
    return Head(title, legend, captions, width, below + len(captions) * _LINE + 4), drawing


def svg_text(drawing: Drawing, title: str, head: Head | None = None) -> str:
    """The drawing below its head, or alone."""
    top = head.height if head else 0.0
    return (
        environment()
        .get_template("tree.svg.j2")
        .render(
            title=title,
            css=style("tree.css"),
            head=head,
            top=top,
            width=max(drawing.width, head.width if head else 0.0),
            height=top + drawing.height,
            drawing=drawing,
        )
    )


def style(name: str) -> Markup:
    """A style sheet or script that comes with twinproof."""
    return Markup((resources.files("twinproof.picture") / "templates" / name).read_text("utf-8"))


def environment() -> Environment:
    """Templates that escape what they print, and print nothing that no SVG may hold."""
    found = Environment(
        loader=PackageLoader("twinproof.picture"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=lambda value: plain(value) if type(value) is str else value,
    )
    found.filters["px"] = lambda value: f"{value:.1f}".removesuffix(".0")
    found.filters["colour"] = lambda player: colour_of(player - 1)
    return found
