from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from twinproof.documents.rationals import format_rational
from twinproof.spec import InvalidParametersError, answer, answer_tree
from twinproof.spec.answers.errors import InvalidTreeError
from twinproof.spec.answers.reported_tree import read_tree

EFG = {"name": "efg", "text": "the tree is what counts"}
ALL = {"normal_form": True, "responses": True, "profiles": {"even": {"name": "uniform"}}}


def decision(player: int, infoset: str, *actions: str) -> dict[str, Any]:
    return {
        **{"type": "decision", "player": f"player_{player}", "infoset": infoset},
        "actions": list(actions),
    }


def terminal(*payoffs: str) -> dict[str, Any]:
    return {"type": "terminal", "payoffs": list(payoffs)}


def answered(params: dict[str, Any], tree: dict[str, Any]) -> dict[str, Any]:
    """What follows from a tree where all that was asked for does."""
    found = answer_tree(params, tree)
    assert found["refused"] == {}
    return found["answers"]


@pytest.mark.parametrize(
    "name",
    ["market_entry", "matching_pennies", "card_game", "chain_store", "entry_with_cost", "kuhn_poker"],
)
def test_a_tree_read_back_says_what_the_game_says(name: str) -> None:
    params = {**ALL, "subgame_perfection": name in ("market_entry", "chain_store")}
    own = answer("extensive_game", {"game": {"name": name}, "tree": True, **params})
    assert own is not None
    read = answered({"game": EFG, "tree": True, **params}, own["tree"])
    assert read == {id_: value for id_, value in own.items() if id_ not in ("tree", "players")}


def test_of_a_game_that_it_builds_the_spec_needs_no_tree() -> None:
    assert answered({"game": {"name": "market_entry"}}, {}) == {}


def test_leduc_poker_as_openspiel_walks_it() -> None:
    # OpenSpiel 2.0.2, exploitability.nash_conv of the uniform policy: 4.747222222222222, improvements
    # 2.165625 and 2.58159722; exactly 1709/360
    pyspiel = pytest.importorskip("pyspiel")
    nodes: dict[str, Any] = {}
    waiting = [("", pyspiel.load_game("leduc_poker").new_initial_state())]
    while waiting:
        history, state = waiting.pop()
        if state.is_terminal():
            nodes[history] = terminal(*map(format_rational, map(Fraction, state.returns())))
            continue
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        labels = [str(action) for action in state.legal_actions()]
        nodes[history] = (
            {
                **{"type": "chance", "actions": labels},
                "probabilities": [f"1/{len(outcomes)}" for _ in outcomes],
            }
            if outcomes
            else decision(state.current_player() + 1, state.information_state_string(), *labels)
        )
        waiting.extend(
            (f"{history} {action}".strip(), state.child(action)) for action in reversed(state.legal_actions())
        )
    params = {"game": {"name": "leduc_poker"}, "responses": True, "profiles": ALL["profiles"]}
    found = answered(params, nodes)
    assert found["sizes"]["nodes"] == len(nodes) == 9457
    assert found["sizes"]["infosets"] == 936
    assert found["best_response_values.even"] == {"player_1": "167/80", "player_2": "383/144"}
    assert found["nash_conv.even"] == "1709/360"
    assert found["exploitability.even"] == "1709/720"
    assert found["players"] == {"player_1": "Player 0", "player_2": "Player 1"}


def test_ids_may_hold_anything_and_steps_are_escaped() -> None:
    # games.md: blank as %20 and % as %25 in steps; one-line form in texts
    tree = {
        "": decision(1, "a\nb\\", "go on", "50%"),
        "go%20on": terminal("1/1"),
        "50%25": decision(1, "c\td", "x"),
        "50%25 x": terminal("2/1"),
    }
    found = answered({"game": EFG, "normal_form": True}, tree)
    assert found["infosets"] == "player_1 a\\nb\\\\ | 1 | go on, 50%\nplayer_1 c\\td | 1 | x"
    assert found["subgame_roots"] == "/\n/50%25"
    assert found["plans"] == {"player_1": {"1": "go on, x", "2": "50%, x"}}
    assert found["pure_equilibria"] == "2"
    assert found["exact"] is True
    assert "players" not in found


def test_who_forgets_is_told_where() -> None:
    # M. Piccione and A. Rubinstein, On the interpretation of decision problems (1997), example 1
    tree = {
        "": decision(1, "X", "go on", "exit"),
        "go%20on": decision(1, "X", "go on", "exit"),
        "go%20on go%20on": terminal("1/1"),
        "go%20on exit": terminal("4/1"),
        "exit": terminal("0/1"),
    }
    found = answered({"game": EFG, "profiles": ALL["profiles"], "normal_form": True}, tree)
    assert found["perfect_recall"] is False
    assert found["recall_breaks"] == "player_1 X: / | /go%20on"
    assert found["subgame_roots"] == "none"
    assert found["expected_values.even"] == {"player_1": "5/4"}
    # a plan cannot exit the second time only
    assert found["normal_form"] == {"1": {"player_1": "1/1"}, "2": {"player_1": "0/1"}}


def test_what_does_not_fit_a_tree_is_refused_and_the_rest_is_answered() -> None:
    # by hand: player 1 does not remember whether he went on
    tree = {
        "": decision(1, "X", "on", "off"),
        "on": decision(1, "X", "on", "off"),
        "on on": terminal("1/1"),
        "on off": terminal("4/1"),
        "off": terminal("0/1"),
    }
    table = {"player_1": {"Y": {"on": "1/2", "off": "1/2"}}}
    profiles = {"even": {"name": "uniform"}, "elsewhere": {"table": table}}
    found = answer_tree(
        {"game": EFG, "responses": True, "subgame_perfection": True, "profiles": profiles}, tree
    )
    recall = (
        "params.responses: expected a game with perfect recall, found a break of it at player_1 X: / | /on"
    )
    elsewhere = "params.profiles.elsewhere.table.player_1: expected one of X, found 'Y'"
    responses = (
        *("best_response_values", "best_response_actions"),
        *("deviation_gains", "nash_conv", "exploitability"),
    )
    perfection = [id_ for id_ in found["refused"] if id_.startswith("subgame_perfect_")]
    assert len(perfection) == 4
    assert {found["refused"].pop(id_) for id_ in perfection} == {
        "params.subgame_perfection: expected a game with perfect information, "
        "found an information set of several nodes"
    }
    assert found["refused"] == {
        **{f"{id_}.{name}": recall for id_ in responses for name in profiles},
        **{f"{id_}.elsewhere": elsewhere for id_ in ("profile", "expected_values")},
    }
    assert found["answers"]["perfect_recall"] is False
    assert found["answers"]["expected_values.even"] == {"player_1": "5/4"}
    assert not found["answers"].keys() & found["refused"].keys()


def test_responses_without_profiles_are_refused_all_the_same() -> None:
    # quantities.md: perfect recall only, profiles or none; and one line, however long the histories
    tree = {
        "": decision(1, "X", "o" * 300, "off"),
        "o" * 300: decision(1, "X", "o" * 300, "off"),
        f"{'o' * 300} {'o' * 300}": terminal("1/1"),
        f"{'o' * 300} off": terminal("4/1"),
        "off": terminal("0/1"),
    }
    ((id_, why),) = answer_tree({"game": EFG, "responses": True}, tree)["refused"].items()
    assert id_ == "perfect_recall"
    assert why.endswith("ooo...")
    assert len(why) < 300


@pytest.mark.parametrize(
    ("params", "message"),
    [({"responses": 1}, "params.responses: expected true or false"), ({"profiles": []}, "params.profiles: ")],
)
def test_parameters_that_fit_no_tree_are_the_case_s_fault(params: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        answer_tree({"game": EFG, **params}, {})
    with pytest.raises(InvalidParametersError, match=message):
        answer("extensive_game", {"game": EFG, **params})


def test_a_game_that_is_over_has_no_infosets_and_one_plan_each() -> None:
    found = answered({"game": EFG, **ALL}, {"": terminal("1/1", "2/3")})
    assert found["infosets"] == ""
    assert found["subgame_roots"] == "none"
    assert found["plans"] == {"player_1": {"1": "-"}, "player_2": {"1": "-"}}
    assert found["pure_equilibria"] == "1 1"
    assert found["profile.even"] == {"player_1": {}, "player_2": {}}
    assert found["nash_conv.even"] == "0/1"


def test_ties_give_all_equilibria_in_the_order_of_profiles() -> None:
    # by hand: player 2 does not care; player 1 wants what is left to him
    tree = {
        "": decision(1, "a", "l", "r"),
        "l": decision(2, "b", "x", "y"),
        "l x": terminal("2/1", "0/1"),
        "l y": terminal("0/1", "0/1"),
        "r": terminal("1/1", "0/1"),
    }
    found = answered({"game": EFG, "subgame_perfection": True}, tree)
    assert found["subgame_perfect_count"] == "2/1"
    assert found["subgame_perfect_equilibria"] == "1 1\n2 2"
    assert found["subgame_perfect_plans"] == "l | x\nr | y"
    assert found["subgame_perfect_outcomes"]["2 2"] == {"player_1": "1/1", "player_2": "0/1"}


def test_beyond_the_limits_the_spec_says_nothing() -> None:
    # games.md: 16,384 profiles of plans, 1,024 plans; here one player has 2^11 plans, all optimal
    nodes: dict[str, Any] = {"": {"type": "chance", "actions": [], "probabilities": []}}
    for n in range(11):
        nodes[""]["actions"].append(f"c{n}")
        nodes[""]["probabilities"].append("1/11")
        nodes[f"c{n}"] = decision(1, f"i{n}", "l", "r")
        nodes[f"c{n} l"] = terminal("0/1")
        nodes[f"c{n} r"] = terminal("0/1")
    found = answered({"game": EFG, "normal_form": True, "subgame_perfection": True}, nodes)
    assert found["plan_counts"] == {"player_1": "2048/1"}
    assert "normal_form" not in found
    assert "subgame_perfect_count" not in found


def test_a_probability_that_is_not_exact_makes_the_game_so() -> None:
    tenth, rest = "3602879701896397/36028797018963968", "9/10"
    tree = {
        "": {"type": "chance", "actions": ["a", "b"], "probabilities": [tenth, rest]},
        "a": terminal("1/1"),
        "b": terminal("0/1"),
    }
    assert answered({"game": {"name": "openspiel", "game": "any"}}, tree)["exact"] is False
    whole = {**tree, "": {**tree[""], "probabilities": ["1/10", rest]}}
    assert "exact" not in answered({"game": {"name": "openspiel", "game": "any"}}, whole)


def test_numbers_in_a_tree_may_be_as_long_as_the_protocol_lets_them() -> None:
    # protocol.md: at most 50,000 digits
    long = "1" + "0" * 49_999
    tree = {
        "": {
            "type": "chance",
            "actions": ["a", "b"],
            "probabilities": [f"1/{long}", f"{'9' * 49_999}/{long}"],
        },
        "a": terminal(f"{long}/1"),
        "b": terminal("0/1"),
    }
    found = answered({"game": EFG, "profiles": ALL["profiles"]}, tree)
    assert found["exact"] is True
    assert found["payoff_sums"] == {"minimum": "0/1", "maximum": f"{long}/1"}
    assert found["expected_values.even"] == {"player_1": "1/1"}


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ({}, "tree at '': expected a root, found none"),
        ({"": decision(1, "a", "l")}, "tree at '': expected a later node 'l', found none"),
        ({"": decision(1, "a")}, "tree at '': expected an action, found none"),
        (
            {"": terminal("1/1"), "x": terminal("1/1")},
            "tree at 'x': expected a way from the root to every node, found none to this one",
        ),
        ({"": terminal("x")}, "expected a tree as docs/protocol.md has it, found ValueError"),
        (
            {"": decision(1, "a", "l", "r"), "l": terminal("1/1"), "r": terminal("1/1", "2/1")},
            "tree at 'l': expected 2 payoffs, found 1",
        ),
        (
            {"": {"type": "chance", "actions": ["a"], "probabilities": ["0/1"]}, "a": terminal("1/1")},
            "expected positive probabilities, found 0",
        ),
        (
            {
                "": decision(1, "a", "l"),
                "l": decision(1, "a", "r"),
                "l r": terminal("1/1"),
            },
            "tree at 'l': expected the actions l, as at the first node of a, found r",
        ),
    ],
)
def test_what_is_no_tree_is_refused(tree: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidTreeError, match=message):
        read_tree(tree)


def test_a_tree_may_be_deeper_than_pythons_stack() -> None:
    # by hand: going on to the end is worth 2, stopping 1
    length = 2_000
    nodes = {}
    history = ""
    for n in range(length):
        nodes[history] = decision(1, f"i{n}", "n", "s")
        history = f"{history} n".strip()
    nodes[history] = terminal("2/1")
    for n in range(length - 1, -1, -1):
        nodes[" ".join([*["n"] * n, "s"])] = terminal("1/1")
    found = answered(
        {"game": EFG, "responses": True, "subgame_perfection": True, "profiles": ALL["profiles"]}, nodes
    )
    assert found["sizes"]["depth"] == length
    assert found["best_response_values.even"] == {"player_1": "2/1"}
    assert found["subgame_perfect_equilibria"] == "1"
