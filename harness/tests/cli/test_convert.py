from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Cli
from cli.toy_games import ToyGames

# docs/games.md, Written.
EFG = """EFG 2 R "Market entry" { "Entrant" "Incumbent" }
""

p "" 1 1 "entrant" { "In" "Out" } 0
p "" 2 1 "incumbent" { "Fight" "Accommodate" } 0
t "" 1 "" { -1, -1 }
t "" 2 "" { 1, 1 }
t "" 3 "" { 0, 2 }
"""


def test_efg_is_what_the_engines_write(cli: Cli, games: ToyGames) -> None:
    done = cli("convert", "market_entry", "--to", "efg")
    assert done.code == 0, done.err
    assert done.out == EFG
    games.engines(right=("lie:efg",))
    assert cli("convert", "market_entry", "--to", "efg").code == 1


def test_labels_that_gambit_refuses_are_named_on_standard_error(cli: Cli, games: ToyGames) -> None:
    assert "Gambit" not in cli("convert", "market_entry", "--to", "efg").err
    games.engines(left=("lie:efg",), right=("lie:efg",))
    done = cli("convert", "market_entry", "--to", "efg")
    assert (done.code, done.out) == (0, EFG.replace("entrant", "the  entrant"))
    assert done.err.splitlines()[-1].startswith("note: Gambit itself refuses labels with ")
    assert done.err.endswith(": 'the  entrant'\n")


def test_json_is_a_sound_document_with_title_players_and_tree(cli: Cli, games: ToyGames) -> None:
    done = cli("convert", "market_entry", "--to", "json", "--out", "game.json")
    assert (done.code, done.out) == (0, "")
    assert "a sound document of kind game" in cli("validate", "game.json").out
    document = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert document["title"] == "Market entry"
    assert document["players"] == {"player_1": "Entrant", "player_2": "Incumbent"}
    assert list(document["tree"]) == ["", "In", "In Fight", "In Accommodate", "Out"]
    assert document["tree"]["Out"] == {"type": "terminal", "payoffs": ["0/1", "2/1"]}


def test_an_unknown_format_gets_the_nearest_and_a_missing_one_is_a_mistake(cli: Cli, games: ToyGames) -> None:
    done = cli("convert", "market_entry", "--to", "jsn")
    assert done.code == 2
    assert "did you mean 'json'?" in done.err
    assert cli("convert", "market_entry").code == 2
