from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cli.conftest import Cli
from cli.toy_games import ToyGames

# docs/games.md, The rendering.
RENDERING = """Market entry
player_1: Entrant
player_2: Incumbent

player_1 entrant
  In: player_2 incumbent
    Fight: (-1, -1)
    Accommodate: (1, 1)
  Out: (0, 2)
"""


def test_text_is_what_the_engines_write(cli: Cli, games: ToyGames) -> None:
    done = cli("show", "market_entry")
    assert (done.code, done.out) == (0, RENDERING)


def test_engines_that_write_other_texts_are_exit_1_and_nothing_is_shown(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("lie:rendering",))
    done = cli("show", "market_entry", "--out", "kept.txt")
    assert (done.code, done.out) == (1, "")
    assert "do not agree on rendering" in done.err
    assert not Path("kept.txt").exists()


@pytest.mark.parametrize(
    ("format", "begins"), [("svg", "<svg "), ("html", "<!doctype html>"), ("dot", "digraph")]
)
def test_pictures_go_to_a_file_or_to_standard_output(
    cli: Cli, games: ToyGames, format: str, begins: str
) -> None:
    done = cli("show", "market_entry", "--format", format)
    assert done.code == 0, done.err
    assert done.out.startswith(begins)
    assert "Market entry" in done.out
    assert cli("show", "market_entry", "--format", format, "--out", "picture").out == ""
    assert Path("picture").read_text(encoding="utf-8") == done.out
    assert not list(Path().glob(".picture*"))


def test_the_svg_is_xml_and_stubs_stand_for_what_is_not_drawn(cli: Cli, games: ToyGames) -> None:
    ET.fromstring(cli("show", "market_entry", "--format", "svg").out)
    words = cli("show", "market_entry", "--format", "svg", "--nodes", "3").out
    assert "2 of 5 nodes drawn; 1 stub stands for the other 3" in words


def test_an_engine_that_did_not_finish_is_exit_3(cli: Cli, games: ToyGames) -> None:
    games.engines(left=("crash",))
    done = cli("show", "market_entry", "--format", "svg")
    assert (done.code, done.out) == (3, "")
    assert "left: crashed" in done.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--format", "svgg"), "no such format; did you mean 'svg'?"),
        (("--out", "."), "it is a folder"),
        (("--out", "no/where.txt"), "there is no folder"),
    ],
)
def test_a_mistake_is_exit_2_before_anything_runs(
    cli: Cli, games: ToyGames, arguments: tuple[str, str], said: str
) -> None:
    done = cli("show", "market_entry", *arguments)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert said in done.err
