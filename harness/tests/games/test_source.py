from __future__ import annotations

import json
from pathlib import Path

import pytest

from twinproof.documents import schema_text
from twinproof.documents.errors import UnreadableFileError
from twinproof.games.builtin import BUILT_IN
from twinproof.games.errors import GameParametersError, RefusedGameError, UnknownGameError
from twinproof.games.source import read_game

GAMES_PAGE = Path(__file__).parents[2] / "docs" / "games.md"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_built_in_games_are_those_of_the_page_and_of_the_schema() -> None:
    section = GAMES_PAGE.read_text(encoding="utf-8").partition("### Built-in games")[2].partition("\n### ")[0]
    described = [
        json.loads(line.partition("`")[2].partition("`")[0])
        for line in section.splitlines()
        if line.startswith("- `{")
    ]
    assert {game.pop("name"): set(game) for game in described} == {
        name: set(parameters) for name, parameters in BUILT_IN.items()
    }
    for name in BUILT_IN:
        assert f'"{name}"' in schema_text("parameters")


@pytest.mark.parametrize(
    ("argument", "game"),
    [
        ("market_entry", {"name": "market_entry"}),
        ("kuhn_poker(players=3,cards=4)", {"name": "kuhn_poker", "players": 3, "cards": 4}),
        (" kuhn_poker ( cards = 4 ) ", {"name": "kuhn_poker", "cards": 4}),
        ("entry_with_cost(high=3/2,low=0.5)", {"name": "entry_with_cost", "high": "3/2", "low": "1/2"}),
        ("openspiel:leduc_poker(players=2)", {"name": "openspiel", "game": "leduc_poker(players=2)"}),
        ("openspiel:goofspiel(num_cards=4,imp_info=True)", None),
    ],
)
def test_names_become_games(argument: str, game: dict[str, object] | None) -> None:
    wanted = game or {"name": "openspiel", "game": argument.removeprefix("openspiel:")}
    assert read_game(argument).game == wanted
    assert read_game(argument, 50).game == {**wanted, "node_limit": 50}


def test_a_file_is_its_whole_text(tmp_path: Path) -> None:
    text = '\ufeffEFG 2 R "é" { }\r\n""\r\n'
    (tmp_path / "a.efg").write_bytes(text.encode())
    source = read_game("a.efg")
    assert source.game == {"name": "efg", "text": text}
    assert source.file == Path("a.efg")


def test_a_built_in_name_comes_before_a_file_of_that_name(tmp_path: Path) -> None:
    (tmp_path / "card_game").write_text("EFG", encoding="utf-8")
    assert read_game("card_game").file is None
    assert read_game("./card_game").file == Path("card_game")


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("kuhn_poker(player=3)", "did you mean 'players'?"),
        ("kuhn_poker(players=three)", "at players: expected an integer, found 'three'"),
        ("kuhn_poker(players=3,players=4)", "expected every parameter once"),
        ("kuhn_poker(3)", "expected a parameter of it as key=value (it takes: players, cards)"),
        ("market_entry(cost=1)", "it takes: none"),
        ("entry_with_cost(low=1/0)", "at low: expected a number"),
    ],
)
def test_parameters_that_a_game_does_not_take(argument: str, said: str) -> None:
    with pytest.raises(GameParametersError) as caught:
        read_game(argument)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("kuhn_pokre(cards=4)", "did you mean kuhn_poker?"),
        ("seltn.efg", "did you mean selten.efg?"),
        ("open_spiel:leduc_poker", "did you mean openspiel:leduc_poker?"),
        ("zzzzzzz", "GAME is an .efg file, openspiel:NAME, or one of market_entry,"),
        ("a\0b", "no such file"),
        ("x" * 5000, "no such file"),
    ],
)
def test_what_is_no_game_gets_the_nearest(tmp_path: Path, argument: str, said: str) -> None:
    (tmp_path / "selten.efg").write_text("EFG", encoding="utf-8")
    with pytest.raises(UnknownGameError) as caught:
        read_game(argument)
    assert said in str(caught.value)


def test_a_file_in_another_folder_is_suggested_with_its_folder(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "selten.efg").write_text("EFG", encoding="utf-8")
    with pytest.raises(UnknownGameError, match=r"did you mean games/selten\.efg"):
        read_game("games/seltn.efg")


def test_a_folder_is_no_game_and_latin_1_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="found a folder"):
        read_game(str(tmp_path))
    (tmp_path / "a.efg").write_bytes("EFG\r\né".encode("latin-1"))
    with pytest.raises(
        RefusedGameError, match=r"a\.efg: line 2: expected UTF-8, found byte 0xe9 at offset 5"
    ):
        read_game("a.efg")
