"""What is saved is the game to the byte, with what else it takes to ask again."""

from __future__ import annotations

import json
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games.comparison import Finding
from random_games.counterexamples import save
from random_games.game import Game, Node
from random_games.problems import Problem, asked
from random_games.profiles import random_table
from random_games.trees import any_games
from random_games.writer import efg
from twinproof.project import Project


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("project"))


def finding(problem: Problem) -> Finding:
    return Finding(problem, frozenset({"tree"}), ("tree: at /: a 1, b 2",))


@settings(max_examples=30)
@given(any_games(), st.none() | st.integers(0, 99))
def test_a_game_and_its_profile(project: Project, game: Game, seed: int | None) -> None:
    problem = Problem(game, seed)

    saved = save(project, finding(problem))

    assert saved.file.read_bytes() == efg(problem.game).encode()
    words = saved.command.split()
    assert words[:3] == ["twinproof", "verify", f"build/counterexamples/{saved.file.name}"]
    if seed is None:
        assert words[3:] == []
    else:
        option, file = words[3:]
        assert option == "--profile"
        written = json.loads((project.root / file).read_text(encoding="utf-8"))
        assert written == random_table(problem.game, seed)["table"]


@settings(max_examples=30)
@given(any_games())
def test_what_has_to_be_refused_is_a_catalog_of_its_own(project: Project, game: Game) -> None:
    problem = Problem(game, 1, refused=True)

    saved = save(project, finding(problem))

    *command, file = saved.command.split()
    assert command == ["twinproof", "run", "--catalog"]
    (case,) = tomllib.loads((project.root / file).read_bytes().decode())["case"]
    assert case["params"] == asked(problem)[0]


def test_the_finding_and_the_line_that_repeats_it_are_told(project: Project) -> None:
    saved = save(project, finding(Problem(Game("", ("P1",), None, Node()))))

    assert (
        saved.told()
        == f"tree: at /: a 1, b 2\nrepeat: twinproof verify build/counterexamples/{saved.file.name}"
    )
