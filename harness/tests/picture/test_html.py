from __future__ import annotations

import re

from picture.trees import CARD_GAME, drawn, even
from twinproof.picture.html import html_of
from twinproof.picture.svg import svg_of


def test_the_page_holds_the_picture_and_fetches_nothing() -> None:
    page = html_of(drawn(CARD_GAME, "Card game"))
    (picture,) = re.findall(r"<svg.*</svg>", page, re.DOTALL)
    # The drawing itself is that of the SVG, whose head is text on the page.
    nodes = re.compile(r'<g class="node.*', re.DOTALL)
    assert nodes.findall(picture) == nodes.findall(svg_of(drawn(CARD_GAME, "Card game")))
    assert "<title>Card game</title>" in page
    addresses = set(re.findall(r"https?://[^\"' )]+", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(link|img|iframe)|src=|@import|url\(", page)


def test_the_head_is_text_that_wraps_above_the_picture() -> None:
    head, stage = html_of(even(depth=8, width=3)).split("</header>")
    for text in ("<h1>A game</h1>", "</span> player_1: Ann</li>", "200 of 9,841 nodes drawn", 'id="tools"'):
        assert text in head
        assert text not in stage


def test_the_head_takes_no_labels_for_markup() -> None:
    assert "<script>x" not in html_of(drawn(CARD_GAME, "</h1><script>x</script>"))
