"""Many games: drawn by hypothesis from a seed, compared in batches; divergences shrunk, saved and told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from hypothesis import HealthCheck, Phase, given, seed, settings

from random_games.comparison import Bench, Finding, compare
from random_games.counterexamples import Counterexample, save
from random_games.problems import Problem, problems
from random_games.reductions import weight
from random_games.shrinking import shrunk
from random_games.writer import efg
from twinproof.project import Project

BATCH = 150
"""Games in one request: enough that the engines' start does not count, few enough to see them go by."""

MOST_SHRUNK = 5
"""Divergences that are shrunk and saved, each with a fault of its own; one fault is often in many games."""


class _EnoughError(Exception):
    """As many games as were asked for."""


def drawn(count: int, number: int) -> tuple[Problem, ...]:
    """`count` problems, no text of a game twice; the same for the same seed and version of hypothesis."""
    found: dict[str, Problem] = {}

    @seed(number)
    @settings(
        max_examples=4 * count,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(problems())
    def collect(problem: Problem) -> None:
        found.setdefault(efg(problem.game), problem)
        if len(found) == count:
            raise _EnoughError

    # Some come twice: how many have to be drawn is not known before.
    with suppress(_EnoughError):
        collect()
    return tuple(found.values())


def diverging(bench: Bench, asked: Sequence[Problem]) -> Iterator[tuple[int, list[Finding]]]:
    """Batch by batch: how many problems have been compared, and what was found in this batch."""
    for start in range(0, len(asked), BATCH):
        batch = asked[start : start + BATCH]
        yield start + len(batch), [finding for finding in compare(bench, batch) if finding is not None]


def reported(bench: Bench, project: Project, findings: Sequence[Finding]) -> tuple[Counterexample, ...]:
    """The first findings that have no fault in common, shrunk and saved in `project`."""
    known: set[str] = set()
    kept: list[Counterexample] = []
    # From the clearest and lightest, which have the shortest way to go.
    for finding in sorted(findings, key=lambda each: (len(each.signature), weight(each.problem.game))):
        if not finding.signature & known and len(kept) < MOST_SHRUNK:
            smallest = shrunk(bench, finding)
            kept.append(save(project, smallest))
            known |= finding.signature | smallest.signature
    return tuple(kept)
