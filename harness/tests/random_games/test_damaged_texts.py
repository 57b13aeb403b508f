"""A text with a slip in it: engines take it for the same game, or all refuse it and name the same place."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from random_games.campaign import drawn
from random_games.comparison import bench
from random_games.damage import damaged
from random_games.problems import with_rules
from random_games.writer import efg
from twinproof.model import Case, CaseResult, FailureKind
from twinproof.parity import SPEC
from twinproof.project import find_project
from twinproof.runner import execute

TEXTS = 200

pytestmark = pytest.mark.timeout(600)
"""On a busy machine; what hangs, the runner ends."""

PLACE = re.compile(r"line (\d+), column (\d+): ")


def texts() -> Mapping[str, str]:
    """Case id -> text."""
    choose = random.Random(0)
    originals = [efg(problem.game) for problem in drawn(TEXTS, 1)]
    return {f"text-{number}": damaged(text, choose) for number, text in enumerate(originals, 1)}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> tuple[CaseResult, ...]:
    place = bench(find_project(Path(__file__)), tmp_path_factory.mktemp("build"))
    cases = [
        Case(
            id,
            "extensive_game",
            "A text",
            {"game": {"name": "efg", "text": text}, "tree": True, "text": True},
        )
        for id, text in texts().items()
    ]
    return execute(place.project, place.entries, with_rules(cases), (), {}, fresh=True).cases


def refusals(case: CaseResult) -> dict[str, str]:
    """Engine -> message; the spec reads no text."""
    return {failure.engine: failure.message for failure in case.failures if failure.engine != SPEC}


def test_damage_is_refused_as_invalid_and_by_both(results: tuple[CaseResult, ...]) -> None:
    for case in results:
        kinds = {failure.kind for failure in case.failures if failure.engine != SPEC}
        assert kinds <= {FailureKind.INVALID}, refusals(case)
        assert len(refusals(case)) in (0, 2), (refusals(case), case.case.params)


def test_what_is_legal_still_is_the_same_game(results: tuple[CaseResult, ...]) -> None:
    legal = [case for case in results if not refusals(case)]

    assert len(legal) >= 5
    for case in legal:
        assert [divergence.quantity for divergence in case.parity.divergences] == [], case.case.params


def test_both_name_the_same_place(results: tuple[CaseResult, ...]) -> None:
    refused = [case for case in results if refusals(case)]

    assert len(refused) >= TEXTS / 2
    for case in refused:
        places = {engine: PLACE.search(message) for engine, message in refusals(case).items()}
        assert all(places.values()), refusals(case)
        found = {place.groups() for place in places.values() if place}
        assert len(found) == 1, (refusals(case), case.case.params)
