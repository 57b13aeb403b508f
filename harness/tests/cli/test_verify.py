from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Cli
from cli.toy_games import ToyGames
from twinproof.documents import check

BROKEN = "line 3, column 7: expected a node, found 'q'"


def test_agreement_is_one_page_and_exit_0(cli: Cli, games: ToyGames) -> None:
    done = cli("verify", "market_entry")
    assert done.code == 0, done.out + done.err
    # The game by docs/games.md, the values by hand: see toy_game_engine.py.
    for said in (
        "Market entry market_entry",
        "5 nodes (2 decision, 0 chance, 3 terminal), depth 2",
        "Entrant: 1 infoset, 3 sequences, 2 pure plans",
        "general sum: all payoffs together between -2 and 2",
        "node by node: 5 nodes equal in left, right and spec",
        "player_2 1 3/2 (1.5) 1/2 (0.5)",
        "Best responses: all optimal actions player_1: entrant: In, Out player_2: incumbent: Accommodate",
        "player_1 plans: entrant player_2 plans: incumbent",
        "left 1/2 (0.5) 1/4 (0.25)",
        "right 1/2 (0.5) 1/4 (0.25)",
        "Pure equilibria: 2 In | Accommodate (1, 1) Out | Fight (0, 2)",
        "Subgame-perfect equilibria: 1 In | Accommodate (1, 1)",
        "Dominated plans: 0 strictly, 1 only weakly player_2: Fight: weakly, by Accommodate",
    ):
        assert said in done.words
    assert len(done.out.splitlines()) <= 45


@pytest.mark.parametrize("columns", ["80", "120"])
def test_no_line_is_wider_than_the_terminal(
    cli: Cli, games: ToyGames, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    games.engines(right=("lie:tree",))
    assert max(map(len, cli("verify", "market_entry").out.splitlines())) <= int(columns)


def test_the_second_time_everything_comes_from_the_cache_unless_fresh(cli: Cli, games: ToyGames) -> None:
    assert "finished" in cli("verify", "market_entry").err
    assert "finished" not in cli("verify", "market_entry").err
    assert "finished" in cli("verify", "market_entry", "--fresh").err


def test_json_is_the_document_of_its_schema(cli: Cli, games: ToyGames) -> None:
    done = cli("verify", "market_entry", "--json")
    assert done.code == 0
    document = check(json.loads(done.out), "verification", "standard output")
    assert document["title"] == "Market entry"
    assert document["trees"]["nodes"]["left"] == 5
    assert document["values"]["nash_conv"]["right"] == "1/2"
    assert document["infosets"]["player_2"] == [{"id": "incumbent", "actions": ["Fight", "Accommodate"]}]
    assert document["best_responses"]["player_1"] == {"entrant": "In, Out"}
    assert document["pure_equilibria"][1] == {"plans": ["Out", "Fight"], "payoffs": ["0/1", "2/1"]}
    assert document["exit_code"] == 0


def test_a_lie_about_the_tree_is_exit_1_with_its_first_node(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("lie:tree",))
    done = cli("verify", "market_entry")
    assert done.code == 1
    assert "they differ; first at /In Fight" in done.words
    assert "Diverges: tree" in done.words
    document = json.loads(cli("verify", "market_entry", "--json").out)
    check(document, "verification", "standard output")
    assert document["trees"]["first_difference"] == "In Fight"
    assert document["exit_code"] == 1


def test_a_lie_about_a_value_is_exit_1_and_says_who_says_what(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("lie:nash_conv.{profile}",))
    done = cli("verify", "market_entry")
    assert done.code == 1
    assert "right 1/3 (0.333333) 1/4 (0.25)" in done.words
    assert "Diverges: nash_conv.uniform" in done.words


def test_what_no_engine_takes_is_one_line_with_the_place_and_exit_2(cli: Cli, games: ToyGames) -> None:
    Path("bad.efg").write_text('EFG 2 R "a" { "b" }\n\nq', encoding="utf-8")
    games.engines(left=(f"refuse:invalid:params.game.text: {BROKEN}",), right=(f"refuse:invalid:{BROKEN}",))
    for command in (("verify",), ("show",), ("convert", "--to", "json")):
        done = cli(*command, "bad.efg")
        assert done.code == 2
        assert done.err.splitlines()[-1] == f"twinproof: bad.efg: {BROKEN}"
        assert done.out == ""


def test_engines_that_name_other_places_are_both_heard(cli: Cli, games: ToyGames) -> None:
    Path("bad.efg").write_text("EFG", encoding="utf-8")
    games.engines(left=(f"refuse:invalid:{BROKEN}",), right=("refuse:invalid:line 4, column 1: expected x",))
    done = cli("verify", "bad.efg")
    assert done.code == 2
    assert done.err.splitlines()[-1] == (
        f"twinproof: bad.efg: {BROKEN} (right says: line 4, column 1: expected x)"
    )


def test_a_game_that_one_engine_refuses_is_a_divergence(cli: Cli, games: ToyGames) -> None:
    Path("odd.efg").write_text("EFG", encoding="utf-8")
    games.engines(right=(f"refuse:invalid:{BROKEN}",))
    done = cli("verify", "odd.efg")
    assert done.code == 1
    assert f"Right refuses what left accepts: {BROKEN}" in done.words
    assert json.loads(cli("verify", "odd.efg", "--json").out)["exit_code"] == 1
    for command in (("show",), ("convert", "--to", "efg")):
        again = cli(*command, "odd.efg")
        assert (again.code, again.out) == (1, "")
        assert "right refuses what left accepts" in again.err


@pytest.mark.parametrize(
    ("limit", "said"),
    [
        (1_000_000, "more than 1,000,000 nodes; use --node-limit N (up to 10,000,000)"),
        (10_000_000, "more than 10,000,000 nodes; no limit is larger"),
    ],
)
def test_a_game_above_the_limit_is_exit_3_and_the_option_is_named_once(
    cli: Cli, games: ToyGames, limit: int, said: str
) -> None:
    Path("big.efg").write_text("EFG", encoding="utf-8")
    beyond = f"expected at most {limit} nodes, found more"
    games.engines(
        left=(
            f"refuse:unsupported:params.game.text: line 3, column 1: {beyond} (set node_limit to raise it)",
        ),
        right=(f"refuse:unsupported:game: {beyond}: set node_limit (at most 10000000)",),
    )
    done = cli("verify", "big.efg", "--node-limit", str(limit))
    assert (done.code, done.out) == (3, "")
    assert done.err.splitlines()[-1] == f"twinproof: big.efg: {said}"


def test_openspiel_without_a_game_that_is_built_in_says_so(cli: Cli, games: ToyGames) -> None:
    refused = ("refuse:invalid:params.game.game: expected a game of OpenSpiel",)
    games.engines(left=refused, right=refused)
    done = cli("verify", "openspiel:matching_pennies")
    assert done.code == 2
    assert done.err.splitlines()[-1].endswith("; matching_pennies is a built-in game, without openspiel:")
    assert "built-in" not in cli("verify", "openspiel:matrix_mp").err


def test_explain_says_that_cases_of_verify_are_not_kept(cli: Cli, games: ToyGames) -> None:
    done = cli("explain", "game.whole")
    assert (done.code, done.out) == (2, "")
    assert "`twinproof verify GAME --json` has all that it found" in done.err


def test_a_crash_is_exit_3(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("crash",))
    done = cli("verify", "market_entry")
    assert done.code == 3
    assert "right: crashed" in done.words
    assert "twinproof repro game.whole" in done.words
    assert cli("repro", "game.whole").code == 0


def test_a_profile_is_evaluated_under_its_own_name(cli: Cli, games: ToyGames) -> None:
    file = Path("mine.csv")
    rows = ("infoset,action,probability", "entrant,In,1/4", "entrant,Out,0.75")
    rows += ("incumbent,Fight,0", "incumbent,Accommodate,1")
    file.write_text("\n".join(rows), encoding="utf-8")
    done = cli("verify", "market_entry", "--profile", file)
    assert done.code == 0, done.out + done.err
    assert "Profile: from mine.csv" in done.words
    assert "spec 3/4 (0.75) 3/8 (0.375)" in done.words
    assert '"entrant": { "In": "1/4", "Out": "3/4" }' in " ".join(cli("repro", "game.whole").out.split())


def test_the_written_template_is_the_uniform_profile_and_verifies_as_it_does(
    cli: Cli, games: ToyGames
) -> None:
    first = json.loads(cli("verify", "market_entry", "--json", "--write-profile", "mine.csv").out)
    # docs/games.md: two players with two actions each.
    assert Path("mine.csv").read_text(encoding="utf-8").splitlines() == [
        "player,infoset,action,probability",
        "player_1,entrant,In,1/2",
        "player_1,entrant,Out,1/2",
        "player_2,incumbent,Fight,1/2",
        "player_2,incumbent,Accommodate,1/2",
    ]
    cli("verify", "market_entry", "--profile", "mine.csv")
    asked = json.loads(cli("repro", "game.whole").out.split("The request for game.whole")[1].split("\n\n")[0])
    half = {"entrant": {"In": "1/2", "Out": "1/2"}}
    assert asked["cases"][0]["params"]["profiles"]["given"]["table"]["player_1"] == half
    assert first["profile"]["name"] == "uniform"


@pytest.mark.parametrize("file", ["-", "mine.json", "none/mine.csv"])
def test_a_template_that_cannot_be_written_is_exit_2_before_anything_runs(
    cli: Cli, games: ToyGames, file: str
) -> None:
    done = cli("verify", "market_entry", "--write-profile", file)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith(f"twinproof: --write-profile {file}: ")


def test_no_template_is_written_where_no_engine_has_answered(cli: Cli, games: ToyGames) -> None:
    games.engines(left=("crash",), right=("crash",))
    done = cli("verify", "market_entry", "--write-profile", "mine.csv")
    assert done.code == 3
    assert "mine.csv: not written" in done.err
    assert not Path("mine.csv").exists()


def test_doubles_that_are_no_short_fractions_get_one_hint(cli: Cli, games: ToyGames) -> None:
    table = {"entrant": {"In": 0.1, "Out": 0.9}, "incumbent": {"Fight": 0, "Accommodate": 1}}
    rows = [{"infoset": i, "action": a, "probability": x} for i, own in table.items() for a, x in own.items()]
    for numbers, hints in ((rows, 1), ([{**row, "probability": str(row["probability"])} for row in rows], 0)):
        Path("mine.json").write_text(json.dumps(numbers), encoding="utf-8")
        said = cli("verify", "market_entry", "--profile", "mine.json").words
        assert said.count('"0.1", as a text, is exact') == hints


def test_a_bad_profile_is_exit_2_and_one_line(cli: Cli, games: ToyGames) -> None:
    Path("mine.csv").write_text("infoset,action,probability\nentrent,In,1\n", encoding="utf-8")
    done = cli("verify", "market_entry", "--profile", "mine.csv")
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[-1].startswith("twinproof: mine.csv: line 2: ")
    assert "did you mean 'entrant'?" in done.err
    assert cli("verify", "market_entry", "--profile", "none.csv").code == 2


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("market_entri", "did you mean market_entry"),
        ("openspeil:kuhn_poker", "did you mean openspiel:kuhn_poker"),
        ("gmae.efg", "did you mean game.efg"),
        (".", "found a folder"),
        ("latin.efg", "line 2: expected UTF-8, found byte 0xe9"),
        ("openspiel:", "expected an OpenSpiel game"),
        ("", "GAME is an .efg file"),
    ],
)
def test_a_game_that_is_none_is_exit_2_and_one_line(cli: Cli, games: ToyGames, game: str, said: str) -> None:
    Path("game.efg").write_text("EFG", encoding="utf-8")
    Path("latin.efg").write_bytes(b"EFG\n\xe9")
    done = cli("verify", game)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert said in done.err


def test_what_is_too_long_for_an_engine_is_left_out_and_the_rest_is_asked(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("unsupported:tree:tree: expected at most 150000000 characters, found 150000001",))
    done = cli("verify", "market_entry")
    assert done.code == 0, done.out + done.err
    for said in (
        "comparison node by node, and the spec on it: tree: expected at most 150000000 characters",
        "texts (rendering, .efg): tree: expected at most",
        "player_2 1 3/2 (1.5) 1/2 (0.5)",
        "Subgame-perfect equilibria: 1 In | Accommodate (1, 1)",
    ):
        assert said in done.words
    assert "node by node: 5 nodes equal" not in done.words


def test_only_the_texts_are_left_out_where_that_is_enough(cli: Cli, games: ToyGames) -> None:
    games.engines(left=("unsupported:text:rendering: expected at most 150000000 characters",))
    done = cli("verify", "market_entry")
    assert done.code == 0, done.out + done.err
    assert "texts (rendering, .efg): rendering: expected at most 150000000 characters" in done.words
    assert "node by node: 5 nodes equal in left, right and spec" in done.words


def test_what_stays_refused_is_reported_as_it_was_first(cli: Cli, games: ToyGames) -> None:
    games.engines(right=("unsupported:responses:responses: not here",))
    done = cli("verify", "market_entry")
    assert done.code == 3
    assert "right: unsupported: responses: not here" in done.words
    assert "texts (rendering, .efg)" not in done.words


EFG = """EFG 2 R "Market entry" { "Entrant" "Incumbent" }
p "" 1 1 "entrant" { "In" "Out" } 0
p "" 2 1 "incumbent" { "Fight" "Accommodate" } 0
t "" 1 "" { -1, -1 }
t "" 2 "" { 1, 1 }
t "" 3 "" { 0, 2 }
"""


def test_the_spec_takes_part_in_subgame_perfection_on_the_tree_that_engines_report(
    cli: Cli, games: ToyGames
) -> None:
    Path("game.efg").write_text(EFG, encoding="utf-8")
    # Both engines tell the same lie: only the spec, on the tree that they report, can tell.
    lie = ("lie:subgame_perfect_outcomes",)
    games.engines(left=lie, right=lie)
    done = cli("verify", "game.efg")
    assert done.code == 1
    assert "Diverges: subgame_perfect_outcomes" in done.words


def test_the_last_sentence_claims_the_spec_for_what_it_evaluated_alone(cli: Cli, games: ToyGames) -> None:
    Path("game.efg").write_text(EFG, encoding="utf-8")
    built_in = cli("verify", "market_entry")
    assert "Engines left and right agree: " in built_in.words
    assert " of them exactly and with the spec." in built_in.words
    assert "the spec agree" not in built_in.words
    said = cli("verify", "game.efg").words
    assert "of them exactly and with the spec, which worked on the tree that the engines report." in said
    # Without the tree the spec knows nothing of a file.
    games.engines(right=("unsupported:tree:tree: too long",))
    assert "compared, none of them exactly and with the spec." in cli("verify", "game.efg").words
