"""Case kind `extensive_game`: the structure of any game, as quantities.md says it is reported."""

import json
from collections.abc import Mapping
from time import process_time
from typing import Any

import pytest
from conftest import RunRequest, request_for

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.kinds.extensive_game import compute
from refengine.progress import unobserved
from refengine.quantity import encode

FORGETFUL = (
    'EFG 2 R "Forgets" { "A" "B" }\n'
    'p "" 1 1 "first" { "l" "r r" } 0\n'
    'p "" 1 2 "second" { "u" "%" } 0\nt "" 1 { 1 2 }\nt "" 1\n'
    'p "" 1 2 0\nt "" 1\nt "" 2 { 0 4 }\n'
)


def values(**params: object) -> dict[str, Any]:
    encoded = {quantity.id: encode(quantity)["value"] for quantity in compute(params, unobserved)}
    return dict(json.loads(json.dumps(encoded)))


def test_market_entry() -> None:
    # quantities.md, "extensive_game", on the source's first game; what the source says of it.
    assert values(game={"name": "market_entry"}) == {
        "players": {"player_1": "Entrant", "player_2": "Incumbent"},
        "sizes": {
            "nodes": 5,
            "chance_nodes": 0,
            "decision_nodes": 2,
            "terminals": 3,
            "infosets": 2,
            "depth": 2,
        },
        "player_sizes": {
            "player_1": {"infosets": 1, "sequences": 3},
            "player_2": {"infosets": 1, "sequences": 3},
        },
        "plan_counts": {"player_1": "2/1", "player_2": "2/1"},
        "infosets": "player_1 entrant | 1 | In, Out\nplayer_2 incumbent | 1 | Fight, Accommodate",
        "exact": True,
        "perfect_information": True,
        "perfect_recall": True,
        "recall_breaks": "none",
        "payoff_sums": {"minimum": "-2/1", "maximum": "2/1"},
        "constant_sum": False,
        "subgame_roots": "/\n/In",
    }


def test_a_break_of_recall_is_named_with_its_two_nodes() -> None:
    found = values(game={"name": "efg", "text": FORGETFUL})

    assert not found["perfect_recall"]
    assert found["recall_breaks"] == "player_1 second: /l | /r%20r"
    assert found["infosets"] == "player_1 first | 1 | l, r r\nplayer_1 second | 2 | u, %"
    assert found["player_sizes"]["player_2"] == {"infosets": 0, "sequences": 1}
    assert found["plan_counts"] == {"player_1": "4/1", "player_2": "1/1"}
    assert (found["payoff_sums"], found["constant_sum"]) == ({"minimum": "3/1", "maximum": "4/1"}, False)
    assert found["subgame_roots"] == "/"


def test_a_terminal_alone_has_no_infosets_and_no_subgames() -> None:
    found = values(game={"name": "efg", "text": 'EFG 2 R "" { "a\nb" } t "" 0'}, tree=True, text=True)

    assert (found["infosets"], found["subgame_roots"], found["sizes"]["depth"]) == ("", "none", 0)
    assert found["players"] == {"player_1": "a\\nb"}
    assert found["tree"] == {"": {"type": "terminal", "payoffs": ["0/1"]}}
    assert found["efg"] == 'EFG 2 R "" { "a\nb" }\n""\n\nt "" 0'
    assert found["efg_round_trip"] is True


def test_the_tree_has_escaped_histories_in_depth_first_order() -> None:
    tree = values(game={"name": "efg", "text": FORGETFUL}, tree=True)["tree"]

    # protocol.md: three kinds of nodes; games.md: steps.
    assert list(tree) == ["", "l", "l u", "l %25", "r%20r", "r%20r u", "r%20r %25"]
    assert tree["l"] == {"type": "decision", "player": "player_1", "infoset": "second", "actions": ["u", "%"]}
    assert tree["r%20r %25"] == {"type": "terminal", "payoffs": ["0/1", "4/1"]}
    chance = values(game={"name": "card_game"}, tree=True)["tree"][""]
    assert chance == {"type": "chance", "actions": ["High", "Low"], "probabilities": ["1/2", "1/2"]}


def test_nothing_is_reported_that_is_not_asked_for() -> None:
    always = set(values(game={"name": "card_game"}))

    assert set(values(game={"name": "card_game"}, tree=False, text=False)) == always
    assert set(values(game={"name": "card_game"}, tree=True)) - always == {"tree"}
    assert set(values(game={"name": "card_game"}, text=True)) - always == {
        "rendering",
        "efg",
        "efg_round_trip",
    }


def test_openspiel_games_are_reported_alike() -> None:
    theirs = values(game={"name": "openspiel", "game": "leduc_poker"}, tree=True)
    ours = values(game={"name": "leduc_poker"}, tree=True)

    assert theirs == ours


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({}, 'params: expected a field "game"'),
        ({"game": {"name": "card_game"}, "trees": True}, 'params: unknown field "trees"'),
        ({"game": {"name": "card_game"}, "tree": 1}, "params.tree: expected true or false, found 1"),
        ({"game": {"name": "efg", "text": "EFG"}}, "params.game.text: line 1, column 4: expected 2"),
    ],
)
def test_wrong_parameters_are_refused(params: Mapping[str, object], message: str) -> None:
    with pytest.raises(InvalidParametersError) as caught:
        compute(params, unobserved)

    assert message in str(caught.value)


def chain(length: int, infoset: str) -> str:
    """A chain of decisions of one player, all in one information set or each in its own."""
    lines = ['EFG 2 R "Chain" { "A" }']
    for position in range(length):
        number = 1 if infoset == "shared" else position + 1
        lines.append(f'p "" 1 {number} "" {{ "on" "off" }} 0')
    return "\n".join([*lines, 't "" 1 { 1 }', *['t "" 1'] * length])


def test_a_chain_of_100_000_nodes_goes_all_the_way(run_request: RunRequest) -> None:
    params = {"game": {"name": "efg", "text": chain(50_000, "shared")}}
    outcome = run_request(request_for({"id": "chain", "kind": "extensive_game", "params": params}))

    assert outcome.code == 0
    found = outcome.values("chain")
    assert (found["sizes"]["nodes"], found["sizes"]["depth"]) == (100_001, 50_000)
    # The player forgets that he was here before, at the second node already.
    assert found["recall_breaks"] == "player_1 #1: / | /on"
    assert found["subgame_roots"] == "none"


@pytest.mark.parametrize(
    ("infoset", "asked"), [("own", "subgame_roots"), ("shared", "tree"), ("shared", "text")]
)
def test_texts_that_grow_with_the_square_of_the_depth_are_refused(infoset: str, asked: str) -> None:
    params: dict[str, object] = {"game": {"name": "efg", "text": chain(14_000, infoset)}}
    if asked in ("tree", "text"):
        params[asked] = True

    with pytest.raises(UnsupportedError, match="expected at most 150000000 characters"):
        compute(params, unobserved)


@pytest.mark.parametrize(
    ("length", "infoset", "params", "answered"),
    [
        # Histories of 3 characters a step: 121 million characters, near the most allowed.
        (9_000, "own", {}, {"subgame_roots"}),
        (7_000, "shared", {"tree": True}, {"tree"}),
        (8_000, "shared", {"text": True}, {"rendering", "efg"}),
    ],
)
def test_a_deep_game_is_answered_in_seconds(
    length: int, infoset: str, params: dict[str, object], answered: set[str]
) -> None:
    game = {"name": "efg", "text": chain(length, infoset)}

    began = process_time()
    quantities = compute({"game": game, **params}, unobserved)

    # Each history from the root again would take more than ten times as long.
    assert process_time() - began < 8
    assert answered <= {quantity.id for quantity in quantities}


def test_a_deeper_game_is_refused_before_any_history_is_written() -> None:
    game = {"name": "efg", "text": chain(20_000, "own")}

    began = process_time()
    # 20,000 roots, that at depth d with a history of 3d - 1 characters: 3 * 199,990,000 - 19,999.
    with pytest.raises(UnsupportedError, match=r"^subgame_roots: .* characters, found 599950001$"):
        compute({"game": game}, unobserved)
    assert process_time() - began < 8


def test_the_same_request_gives_the_same_bytes(run_request: RunRequest) -> None:
    params = {"game": {"name": "openspiel", "game": "kuhn_poker"}, "tree": True, "text": True}
    request = request_for({"id": "kuhn", "kind": "extensive_game", "params": params})
    written = []
    for _ in range(2):
        outcome = run_request(request)
        fixture = json.loads((outcome.out / "kuhn.json").read_text())
        written.append({name: block for name, block in fixture.items() if name != "run"})

    assert outcome.events
    assert written[0] == written[1]


def test_openspiels_own_words_stay_out_of_the_events(run_request: RunRequest) -> None:
    params = {"game": {"name": "openspiel", "game": "leduc_poker(players=99)"}}
    outcome = run_request(request_for({"id": "many", "kind": "extensive_game", "params": params}))

    # Every line on standard error is an event; `events` reads them all.
    assert [event["event"] for event in outcome.events] == ["case_started", "case_failed"]
    assert outcome.failures["many"][0] == "invalid"
    assert outcome.stdout == ""
