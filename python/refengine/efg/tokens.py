"""The tokens of an .efg text, one at a time, each with its place."""

import re
from fractions import Fraction
from typing import NoReturn

from refengine.efg.errors import EfgEndError, EfgError, EfgSyntaxError
from refengine.parameters import found

BYTE_ORDER_MARK = "\ufeff"
# Possessive quantifiers: a quote that is never closed must not make the search try shorter texts.
TOKEN = re.compile(
    r"""[ \t\r\n\f\v]*+(?:"([^"\\]*+(?:\\.[^"\\]*+)*+)"|([{},])|([^ \t\r\n\f\v{},"]++)|(")|\Z)""", re.DOTALL
)
ESCAPE = re.compile(r'\\(["\\])')

# What a token is: the groups of TOKEN.
END, TEXT, MARK, WORD, OPEN_QUOTE = 0, 1, 2, 3, 4
OPEN, CLOSE, COMMA = "{", "}", ","


class Cursor:
    """A place in an .efg text: `kind`, `value` and `offset` of the next token; a quoted text is unescaped.

    `passed` is the offset at which the token before ends. `numbers` keeps what words stood for: most repeat.
    """

    __slots__ = ("_end", "kind", "numbers", "offset", "passed", "text", "value")

    def __init__(self, text: str) -> None:
        """Stand before the first token, a byte-order mark skipped."""
        self.text = text.removeprefix(BYTE_ORDER_MARK)
        self.numbers: dict[str, Fraction] = {}
        self._end = 0
        self.advance()

    def advance(self) -> None:
        """Go on to the next token; raise `EfgEndError` for a quote that is never closed."""
        self.passed = self._end
        match = TOKEN.match(self.text, self._end)
        if match is None:
            raise AssertionError("every text begins with a token")
        self.kind = kind = match.lastindex or END
        self._end = match.end()
        if kind == END:
            self.offset = self._end
            self.value = ""
            return
        self.offset = match.start(kind) - (kind == TEXT)
        self.value = match[kind]
        if kind == TEXT and "\\" in self.value:
            self.value = ESCAPE.sub(r"\1", self.value)
        elif kind == OPEN_QUOTE:
            fail(self, EfgEndError, "a closing quote", self.offset, "none up to the end of the text")

    def skip(self, known: str) -> bool:
        """Return whether `known`, whole tokens that were read before, is next; if so, go past it."""
        if not known or not self.text.startswith(known, self.offset):
            return False
        self._end = self.offset + len(known)
        self.advance()
        return True

    def shown(self) -> str:
        """Return the next token as messages show it."""
        if self.kind == END:
            return "the end of the text"
        return f"the text {found(self.value)}" if self.kind == TEXT else found(self.value)


def fail(
    cursor: Cursor,
    error: type[EfgError],
    expected: str,
    offset: int | None = None,
    instead: str | None = None,
) -> NoReturn:
    """Raise `error` at the offset, by default at the next token, which is then what was found instead."""
    line, column = place(cursor, cursor.offset if offset is None else offset)
    raise error(f"expected {expected}, found {instead or cursor.shown()}", line, column)


def place(cursor: Cursor, offset: int) -> tuple[int, int]:
    """Return line and column of an offset, both from 1; columns are characters after the last line feed."""
    return cursor.text.count("\n", 0, offset) + 1, offset - cursor.text.rfind("\n", 0, offset)


def unexpected(cursor: Cursor, expected: str) -> NoReturn:
    """Raise `EfgEndError` at the end of the text, `EfgSyntaxError` elsewhere."""
    fail(cursor, EfgEndError if cursor.kind == END else EfgSyntaxError, expected)


def at_mark(cursor: Cursor, mark: str) -> bool:
    """Return whether the brace or comma is next."""
    return cursor.kind == MARK and cursor.value == mark


def take_mark(cursor: Cursor, mark: str, expected: str) -> None:
    """Go past the brace or comma, which must be next."""
    if not at_mark(cursor, mark):
        unexpected(cursor, expected)
    cursor.advance()


def take_text(cursor: Cursor, expected: str) -> str:
    """Return the quoted text that must be next."""
    if cursor.kind != TEXT:
        unexpected(cursor, expected)
    value = cursor.value
    cursor.advance()
    return value
