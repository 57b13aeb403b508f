"""From a game on which the parties diverge to a small one with the same fault.

As hypothesis does it, but with a whole round of smaller games in one request: an engine takes a third of a
second to start, and a shrink asks hundreds of questions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from random_games.comparison import Bench, Finding, compare
from random_games.problems import Problem
from random_games.reductions import reductions, weight

AT_ONCE = 8
"""Games in the first request of a round: the greatest steps, one of which often does. Then twice as many."""


def shrunk(bench: Bench, finding: Finding) -> Finding:
    """The lightest problem that was found by single steps to have a fault in common with `finding`."""
    best = finding
    while (smaller := _step(bench, best)) is not None:
        best = smaller
    return best


def _step(bench: Bench, finding: Finding) -> Finding | None:
    waiting = _smaller(finding.problem)
    size = AT_ONCE
    while batch := list(islice(waiting, size)):
        same = [
            each for each in compare(bench, batch, fresh=False) if each and each.signature & finding.signature
        ]
        if same:
            return min(same, key=lambda each: weight(each.problem.game))
        size *= 2
    return None


def _smaller(problem: Problem) -> Iterator[Problem]:
    if problem.profile is not None:
        yield replace(problem, profile=None)
    for game in reductions(problem.game):
        yield replace(problem, game=game)
