"""The games are what they are said to be: legal, varied, and with perfect recall where that is promised."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pygambit
import pytest
from hypothesis import given, settings

from random_games.campaign import drawn
from random_games.game import CHANCE, Game, infosets, nodes, perfect_information, perfect_recall
from random_games.problems import Problem, asked, catalog_of
from random_games.reductions import plainly_named
from random_games.trees import any_games, games
from random_games.writer import efg
from twinproof.catalog.parameters import check_parameters


@pytest.fixture(scope="module")
def population() -> tuple[Problem, ...]:
    return drawn(200, 0)


@settings(max_examples=60)
@given(games(recall=True))
def test_recall_is_perfect_by_construction(game: Game) -> None:
    assert perfect_recall(game)


@settings(max_examples=60)
@given(any_games())
def test_gambit_reads_the_same_game(game: Game) -> None:
    # pygambit 17.0.0b2 reads no label twice; its is_perfect_recall also asks whether chance remembers.
    game = replace(plainly_named(game), layout=None)

    theirs = pygambit.read_efg(BytesIO(efg(game).encode()))

    assert [len(theirs.get_infosets(name)) for name in theirs.players] == [
        len(infosets(game, player)) for player in range(1, len(game.players) + 1)
    ]
    assert all(theirs.has_perfect_recall(name) for name in theirs.players) == perfect_recall(game)


def _shared(game: Game) -> bool:
    return not perfect_information(game)


def _absent_minded(game: Game) -> bool:
    waiting = [(game.root, frozenset[object]())]
    while waiting:
        node, met = waiting.pop()
        if node.infoset is not None and node.infoset.player != CHANCE:
            if node.infoset in met:
                return True
            met = met | {node.infoset}
        waiting.extend((child, met) for child in node.children)
    return False


FEATURES: dict[str, Callable[[Game], bool]] = {
    **{f"{n} players": lambda game, n=n: len(game.players) == n for n in (1, 2, 3, 4)},  # type: ignore[misc]  # n is bound
    "one node": lambda game: not game.root.children,
    "30 nodes": lambda game: sum(1 for _ in nodes(game)) >= 30,
    "chance": lambda game: bool(infosets(game, CHANCE)),
    "uneven chance": lambda game: any(len(set(each.probabilities)) > 1 for each in infosets(game, CHANCE)),
    "shared information sets with perfect recall": lambda game: _shared(game) and perfect_recall(game),
    "imperfect recall": lambda game: not perfect_recall(game),
    "absent-mindedness": _absent_minded,
    "perfect information of several": lambda game: perfect_information(game) and bool(infosets(game, 2)),
    "payoffs on the way": lambda game: any(node.outcome and node.children for node in nodes(game)),
    "null at the end": lambda game: any(not node.outcome and not node.children for node in nodes(game)),
    "a player without a move": lambda game: not infosets(game, len(game.players)),
    "duplicate actions": lambda game: any(
        node.infoset and len(set(node.infoset.actions)) < len(node.infoset.actions) for node in nodes(game)
    ),
    "one action": lambda game: any(len(node.children) == 1 for node in nodes(game)),
    "carriage returns": lambda game: "\r\n" in efg(game),
    "a byte-order mark": lambda game: efg(game).startswith("\ufeff"),
    "commas": lambda game: '",' in efg(game),
}


@pytest.mark.parametrize("feature", FEATURES)
def test_no_feature_is_rare(population: tuple[Problem, ...], feature: str) -> None:
    assert sum(FEATURES[feature](problem.game) for problem in population) >= 4


def test_all_kinds_of_questions_are_asked(population: tuple[Problem, ...]) -> None:
    asks = [asked(problem) for problem in population]

    for parameter in ("normal_form", "subgame_perfection", "responses"):
        answered = [params[parameter] for params, refusal in asks if refusal is None]
        assert {True, False} == set(answered)
    assert sum(refusal is not None for _, refusal in asks) >= 4


def test_what_is_asked_is_what_a_catalog_may_hold(population: tuple[Problem, ...]) -> None:
    for case in catalog_of(population[:50]).cases:
        check_parameters(case, case.id)
