"""How every terminal view prints a heading and a paragraph."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from twinproof.report.plain import plain


def heading(console: Console, text: str) -> None:
    """An empty line and `text` in bold."""
    console.print()
    console.print(Text(plain(text), style="bold"))


def paragraph(console: Console, text: str, *, indent: int = 0, style: str = "") -> None:
    """`text` as it is (no markup), wrapped at the console's width behind `indent` blanks."""
    console.print(Padding(Text(plain(text), style=style), (0, 0, 0, indent), expand=False))
