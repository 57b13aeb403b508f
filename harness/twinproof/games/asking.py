"""Puts cases about one game to the engines, and says who refuses it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from twinproof.games.builtin import BUILT_IN
from twinproof.games.errors import GameUnfinishedError, RefusedGameError
from twinproof.games.source import MOST_NODES, OPENSPIEL, GameSource
from twinproof.model import CaseFailure, CaseResult, Catalog, FailureKind, RunResult
from twinproof.parity import SPEC
from twinproof.report.plain import one_line
from twinproof.report.wording import count, join
from twinproof.runner import exit_code

Run = Callable[[Catalog], RunResult]
"""Runs a catalog with the project's engines."""

GAME_CASES = OUTLINE, WHOLE, PERFECTION, TEXT, TREE = (
    "game.outline",
    "game.whole",
    "game.subgame-perfection",
    "game.text",
    "game.tree",
)
"""The ids of cases about a game on the command line; `twinproof repro` knows the last one of each."""
_PARAMETER = re.compile(r"^(params\.)?game(\.\w+)*: ")
_LIMIT = re.compile(r"\bexpected at most (\d+) nodes, found more\b")


def asked_only(result: RunResult, catalog: Catalog) -> RunResult:
    """`result` without conflicts about definitions that no case of `catalog` asks for."""
    asked = {rule.definition for rules in catalog.rules.values() for rule in rules}
    kept = tuple(each for each in result.conflicts if each.definition in asked)
    return replace(result, conflicts=kept)


def refusals(case: CaseResult, kind: FailureKind = FailureKind.INVALID) -> tuple[CaseFailure, ...]:
    """The failures of that kind, the engines' first."""
    found = [failure for failure in case.failures if failure.kind is kind]
    return tuple(sorted(found, key=lambda failure: failure.engine == SPEC))


def require_accepted(case: CaseResult, source: GameSource) -> None:
    """Raises RefusedGameError where engines refuse the game and none accepts it.

    Raises GameUnfinishedError where all of them say that it is beyond what they do.
    """
    if any(party != SPEC for party in case.fixtures):
        return
    if refused := refusals(case):
        raise RefusedGameError(_refusal(refused, source) + _namesake(source))
    beyond = refusals(case, FailureKind.UNSUPPORTED)
    if beyond and len(beyond) == len(case.failures):
        raise GameUnfinishedError(_refusal(beyond, source))


def contested(result: RunResult) -> tuple[CaseFailure, ...]:
    """Refusals of what another engine accepts: that is a divergence."""
    return tuple(failure for case in result.cases if case.fixtures for failure in refusals(case))


def code_of(result: RunResult) -> int:
    """The exit code of `twinproof run`, but 1 where one party refuses what another accepts."""
    if not (refused := contested(result)):
        return exit_code(result)
    kept = [
        replace(case, failures=tuple(each for each in case.failures if each not in refused))
        for case in result.cases
    ]
    return exit_code(replace(result, cases=tuple(kept))) or 1


def contest_sentence(result: RunResult) -> str:
    """Who refuses what others accept, in one line; empty where nobody does."""
    refused = contested(result)
    if not refused:
        return ""
    first = refused[0]
    case = next(case for case in result.cases if case.case.id == first.case)
    return f"{first.engine} refuses what {join([*case.fixtures])} accepts: {one_line(first.message)}"


def _refusal(refused: Sequence[CaseFailure], source: GameSource) -> str:
    """The first engine's words, and another's where it names another place."""
    first = _message(refused[0], source)
    others = [
        f"{each.engine} says: {message}"
        for each in refused[1:]
        if _position(message := _message(each, source)) != _position(first)
    ]
    where = f"{source.file}: " if source.file else f"{source.argument}: "
    return where + first + (f" ({'; '.join(others)})" if others else "")


def _namesake(source: GameSource) -> str:
    """Says that a name which OpenSpiel does not take is that of a built-in game."""
    return (
        f"; {source.openspiel} is a built-in game, without {OPENSPIEL}"
        if source.openspiel in BUILT_IN
        else ""
    )


def _message(failure: CaseFailure, source: GameSource) -> str:
    """In the user's terms: of a file the place in it, options, and never the name of a parameter."""
    message = one_line(failure.message)
    if failure.kind is FailureKind.UNSUPPORTED and (limit := _LIMIT.search(message)):
        return _beyond_limit(int(limit[1]))
    return _from_line(message) if source.file else _PARAMETER.sub("", message)


def _beyond_limit(limit: int) -> str:
    """Where the tree goes beyond the limit says nothing: engines stop at other places."""
    way = f"use --node-limit N (up to {MOST_NODES:,})" if limit < MOST_NODES else "no limit is larger"
    return f"more than {count(limit, 'node')}; {way}"


def _from_line(message: str) -> str:
    """What an engine says of a text, from `line L, column C` on: before it stands where it got the text."""
    start = message.find("line ")
    return message[start:] if start > 0 and "column " in message[start:] else message


def _position(message: str) -> str:
    line = _from_line(one_line(message))
    return line.split(":")[0] if line.startswith("line ") else ""
