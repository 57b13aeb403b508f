from __future__ import annotations

import re

from picture.trees import CARD_GAME, drawn
from twinproof.picture.html import html_of
from twinproof.picture.svg import svg_of


def test_the_page_holds_the_picture_and_fetches_nothing() -> None:
    page = html_of(drawn(CARD_GAME, "Card game"))
    assert svg_of(drawn(CARD_GAME, "Card game")) in page
    assert "<title>Card game</title>" in page
    addresses = set(re.findall(r"https?://[^\"' )]+", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(link|img|iframe)|src=|@import|url\(", page)
