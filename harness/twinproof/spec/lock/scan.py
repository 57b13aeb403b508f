"""Lean files split into their declarations, without reading more of the language than that takes.

What is understood is the plain Lean that the spec is written in: `namespace`, `mutual` and `end`, and
definitions that begin a line. Any other command is an error, so that nothing is left out in silence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twinproof.errors import UserMistakeError

_DEFINING: Final = frozenset({"def", "abbrev", "structure", "inductive"})
_OTHER: Final = frozenset({"import", "open", "namespace", "mutual", "end"})
_TOKEN: Final = re.compile(r'"(?:\\.|[^"\\])*"|/-|-/|--[^\n]*', re.DOTALL)


class UnreadableLeanError(UserMistakeError):
    """A Lean file holds what the lock cannot account for."""


@dataclass(frozen=True)
class Declaration:
    """A definition: full name, text without comments and with single blanks, file and line."""

    name: str
    text: str
    file: Path
    line: int


@dataclass(frozen=True)
class _Command:
    keyword: str
    argument: str
    line: int
    text: str


def declarations(file: Path) -> list[Declaration]:
    """The definitions of a Lean file, in order.

    Raises UnreadableLeanError for a command that is not understood, and for an unbalanced comment,
    `namespace`, `mutual` or `end`.
    """
    scopes: list[str | None] = []  # a namespace's name, None for `mutual`
    found: list[Declaration] = []
    for command in _commands(file):
        where = f"{file}:{command.line}"
        match command.keyword:
            case "namespace":
                scopes.append(command.argument)
            case "mutual":
                scopes.append(None)
            case "end":
                expected = scopes.pop() if scopes else "no `end`"
                if (expected or "") != command.argument:
                    raise UnreadableLeanError(
                        f"{where}: expected `end {expected or ''}`, found `end {command.argument}`"
                    )
            case keyword if keyword in _DEFINING:
                if not command.argument:
                    raise UnreadableLeanError(f"{where}: expected a name after `{keyword}`, found none")
                name = ".".join([*(scope for scope in scopes if scope), command.argument])
                found.append(Declaration(name, command.text, file, command.line))
    if scopes:
        raise UnreadableLeanError(
            f"{file}: expected an `end` for each `namespace` and `mutual`, found {len(scopes)} open"
        )
    return found


def without_comments(source: str, file: Path) -> str:
    """The source with comments blanked out, line for line; strings stay as they are.

    Raises UnreadableLeanError for a block comment without a beginning or an end.
    """
    parts: list[str] = []
    depth = at = 0
    while (token := _TOKEN.search(source, at)) is not None:
        text, kept = token.group(), source[at : token.start()]
        parts.append(_blank(kept) if depth else kept)
        at = token.end()
        if text == "/-":
            depth += 1
        elif text == "-/":
            depth -= 1
        elif depth:
            # inside a block comment neither strings nor line comments count: go on behind the first character
            at = token.start() + 1
            text = source[token.start()]
        if depth < 0:
            raise UnreadableLeanError(f"{file}: expected `/-` before every `-/`, found one without")
        parts.append(text if text.startswith('"') and not depth else _blank(text))
    if depth:
        raise UnreadableLeanError(f"{file}: expected `-/` after every `/-`, found {depth} comment(s) without")
    return "".join(parts) + source[at:]


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def _commands(file: Path) -> Iterator[_Command]:
    lines = without_comments(file.read_text(encoding="utf-8"), file).splitlines()
    starts = [at for at, line in enumerate(lines) if _starts_command(line)]
    for at, following in zip(starts, [*starts[1:], len(lines)], strict=True):
        words = lines[at].split()
        known = sorted(_DEFINING | _OTHER)
        if words[0] not in known:
            raise UnreadableLeanError(
                f"{file}:{at + 1}: expected one of {', '.join(known)}, found `{words[0]}`; "
                "write it so, or teach the lock to read it"
            )
        text = " ".join(" ".join(lines[at:following]).split())
        yield _Command(words[0], words[1] if len(words) > 1 else "", at + 1, text)


def _starts_command(line: str) -> bool:
    """At the margin anything starts a command; further in, as in a mutual block, only a definition does."""
    words = line.split()
    return bool(words) and (not line[0].isspace() or words[0] in _DEFINING)
