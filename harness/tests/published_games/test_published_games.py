"""All of Gambit's published games: engines and spec agree, and what they say is what Gambit says."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from random_games.comparison import bench
from random_games.problems import with_rules

from published_games import gambit
from twinproof.games.outline import cautious, outline_of
from twinproof.games.questions import questions
from twinproof.model import Case, CaseResult, Json
from twinproof.parity import SPEC
from twinproof.project import find_project
from twinproof.runner import execute

FILES = {gambit.name_of(file): file for file in gambit.published()}
pytestmark = pytest.mark.timeout(600)
"""On a busy machine; what hangs, the runner ends."""

each_game = pytest.mark.parametrize("name", FILES)


def case_of(name: str, file: Path) -> Case:
    """Everything that applies to a game, by what Gambit says of it."""
    params: dict[str, Json] = {
        "game": {"name": "efg", "text": file.read_bytes().decode()},
        "tree": True,
        "text": True,
        "normal_form": True,
        "subgame_perfection": gambit.perfect_information(file),
        "responses": gambit.perfect_recall(file),
        "profiles": {"uniform": {"name": "uniform"}},
    }
    return Case(name.replace("/", "."), "extensive_game", name, params)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, CaseResult]:
    """All games in one request to each engine."""
    place = bench(find_project(Path(__file__)), tmp_path_factory.mktemp("build"))
    catalog = with_rules([case_of(name, file) for name, file in FILES.items()])
    result = execute(place.project, place.entries, catalog, (), {}, fresh=True)
    assert not result.engine_failures
    return {case.case.title: case for case in result.cases}


def values(result: CaseResult, quantity: str) -> list[Any]:
    """What every engine says; their tests of agreement are elsewhere."""
    return [fixture.quantities[quantity].value for party, fixture in result.fixtures.items() if party != SPEC]


def test_there_are_32_files_with_all_their_kinds() -> None:
    # Field notes of the catalogue of pygambit 17.0.0b2: 32 files, 1 to 4 players, five with imperfect recall.
    assert len(FILES) == 32
    assert {len(gambit.players(file)) for file in FILES.values()} == {1, 2, 3, 4}
    assert sum(not gambit.perfect_recall(file) for file in FILES.values()) == 5


@each_game
def test_engines_and_spec_agree(results: Mapping[str, CaseResult], name: str) -> None:
    found = results[name]

    assert [failure.message for failure in found.failures] == []
    assert [divergence.quantity for divergence in found.parity.divergences] == []
    # The spec takes part where it counts: on the trees that the engines report.
    assert found.parity.compared >= found.parity.exact >= 18


@each_game
def test_sizes(results: Mapping[str, CaseResult], name: str) -> None:
    file = FILES[name]
    infosets = [gambit.infosets(file, player) for player in gambit.players(file)]
    terminals = gambit.terminal_count(file)
    decisions = sum(each.members for own in infosets for each in own)
    expected = {
        "nodes": gambit.node_count(file),
        "terminals": terminals,
        "decision_nodes": decisions,
        "chance_nodes": gambit.node_count(file) - terminals - decisions,
        "infosets": sum(map(len, infosets)),
    }

    for sizes in values(results[name], "sizes"):
        assert sizes | expected == sizes
    for said in values(results[name], "player_sizes"):
        assert [own["infosets"] for own in said.values()] == [len(own) for own in infosets]
        assert [own["sequences"] for own in said.values()] == [
            1 + sum(len(each.actions) for each in own) for own in infosets
        ]
    for said in values(results[name], "plan_counts"):
        assert list(said.values()) == [f"{count}/1" for count in gambit.plan_counts(file)]


@each_game
def test_names_and_properties(results: Mapping[str, CaseResult], name: str) -> None:
    file = FILES[name]
    expected = {
        "perfect_recall": gambit.perfect_recall(file),
        "perfect_information": gambit.perfect_information(file),
        "constant_sum": gambit.game(file).is_const_sum,
    }

    for quantity, said in expected.items():
        assert set(values(results[name], quantity)) == {said}
    for said in values(results[name], "players"):
        assert tuple(said.values()) == gambit.players(file)
    for said in values(results[name], "recall_breaks"):
        assert (said == "none") == gambit.perfect_recall(file)
    for said in values(results[name], "efg_round_trip"):
        assert said is True


@each_game
def test_subgame_roots(results: Mapping[str, CaseResult], name: str) -> None:
    expected = gambit.subgame_roots(FILES[name])
    if gambit.root_is_met_again(FILES[name]):
        # Gambit's list always has the root; games.md's has not, where its information set goes on below.
        expected.discard(())

    for said in values(results[name], "subgame_roots"):
        assert {history_of(line) for line in said.split("\n") if line != "none"} == expected


@each_game
def test_pure_equilibria(results: Mapping[str, CaseResult], name: str) -> None:
    expected = [" ".join(map(str, profile)) for profile in gambit.pure_equilibria(FILES[name])]

    for said in values(results[name], "pure_equilibria"):
        assert said.split("\n") == (expected or ["none"])


def history_of(line: str) -> gambit.History:
    """The labels of a line of `subgame_roots` (games.md, "Ids and order"; no label here needs more)."""
    steps = line.removeprefix("/").split(" ")
    return tuple(step.replace("%20", " ").replace("%25", "%") for step in steps if step)


@each_game
def test_verify_asks_all_of_this(results: Mapping[str, CaseResult], name: str) -> None:
    engines = [fixture for party, fixture in results[name].fixtures.items() if party != SPEC]
    outlines = [outline for each in engines if (outline := outline_of(each)) is not None]
    params = results[name].case.params

    asked = questions(cautious(outlines), "uniform", {"name": "uniform"})

    ordinary = {key for key, value in params.items() if value is not False} - {"game", "subgame_perfection"}
    assert set(asked.whole) == ordinary
    assert (asked.subgame_perfection is not None) == params["subgame_perfection"]


@pytest.mark.parametrize(
    "name", ["books/watson2013/fig29_1", "journals/geb/gilboa1997/fig2", "conf/itcs/jakobsen2016/fig3"]
)
def test_the_command_is_content(name: str) -> None:
    project = find_project(Path(__file__))

    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from twinproof.start import main; raise SystemExit(main())",
            "verify",
            FILES[name],
        ],
        cwd=project.root,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
