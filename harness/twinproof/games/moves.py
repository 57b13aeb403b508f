"""Where players move, in lines of the page: what a plan lists, and which actions are best responses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from twinproof.games.answers import Responses
from twinproof.games.numbers import approximate
from twinproof.games.outline import Infosets
from twinproof.report.plain import one_line
from twinproof.report.wording import count

_INFOSETS = 12
_PLAYERS = 6


def plan_lines(infosets: Infosets) -> Iterator[str]:
    """`player_1 plans: H, forgets, L`: a plan has an action of each, in this order."""
    for player, own in list(infosets.items())[:_PLAYERS]:
        yield f"{player} plans: {_some([approximate(one_line(infoset)) for infoset in own], ', ')}"
    yield from _others(infosets)


def response_lines(responses: Responses) -> Iterator[str]:
    """`player_1: H: stop; forgets: y`: all actions that are optimal there."""
    for player, own in list(responses.items())[:_PLAYERS]:
        rows = [f"{approximate(one_line(infoset))}: {actions}" for infoset, actions in own.items()]
        yield f"{player}: {_some(rows, '; ')}"
    yield from _others(responses)


def _some(texts: list[str], separator: str) -> str:
    more = len(texts) - _INFOSETS
    rest = [f"and {count(more, 'more', 'more')} (--json)"] if more > 0 else []
    return separator.join([*texts[:_INFOSETS], *rest]) or "no information set"


def _others(players: Mapping[str, object]) -> Iterator[str]:
    if len(players) > _PLAYERS:
        yield f"and {count(len(players) - _PLAYERS, 'more player')} (--json)"
