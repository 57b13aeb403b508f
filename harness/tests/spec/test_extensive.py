from __future__ import annotations

from typing import Any

import pytest

from twinproof.spec import InvalidParametersError, answer

UNIFORM = {"even": {"name": "uniform"}}


def ask(name: str, **params: Any) -> dict[str, Any]:
    found = answer("extensive_game", {"game": {"name": name}, **params})
    assert found is not None
    return found


def test_market_entry_as_the_page_has_it() -> None:
    # games.md: the model, the built-in games
    found = ask("market_entry", tree=True)
    assert found["players"] == {"player_1": "Entrant", "player_2": "Incumbent"}
    assert found["infosets"] == "player_1 entrant | 1 | In, Out\nplayer_2 incumbent | 1 | Fight, Accommodate"
    assert found["sizes"] == {
        **{"nodes": 5, "chance_nodes": 0, "decision_nodes": 2},
        **{"terminals": 3, "infosets": 2, "depth": 2},
    }
    assert found["subgame_roots"] == "/\n/In"
    assert list(found["tree"]) == ["", "In", "In Fight", "In Accommodate", "Out"]
    assert found["tree"]["In"] == {
        **{"type": "decision", "player": "player_2", "infoset": "incumbent"},
        "actions": ["Fight", "Accommodate"],
    }
    assert found["tree"]["Out"] == {"type": "terminal", "payoffs": ["0/1", "2/1"]}
    assert found["payoff_sums"] == {"minimum": "-2/1", "maximum": "2/1"}
    assert found["exact"] is True


def test_without_flags_only_what_is_always_said() -> None:
    # quantities.md, extensive_game: Always
    assert set(ask("card_game")) == {
        *("players", "sizes", "player_sizes", "plan_counts", "infosets", "exact", "perfect_information"),
        *("perfect_recall", "recall_breaks", "payoff_sums", "constant_sum", "subgame_roots"),
    }


def test_the_chance_node_of_the_card_game() -> None:
    found = ask("card_game", tree=True)
    assert found["tree"][""] == {
        **{"type": "chance", "actions": ["High", "Low"], "probabilities": ["1/2", "1/2"]}
    }
    assert found["infosets"].split("\n")[2] == "player_2 j2_bet | 2 | Call, Fold"
    assert found["constant_sum"] is False


def test_the_chain_store_has_three_players_and_256_profiles() -> None:
    # by hand: 2 * 2^4 * 2^3
    found = ask("chain_store", normal_form=True, subgame_perfection=True)
    assert found["plan_counts"] == {"player_1": "2/1", "player_2": "16/1", "player_3": "8/1"}
    assert found["player_sizes"]["player_2"] == {"infosets": 4, "sequences": 9}
    assert len(found["normal_form"]) == 256
    assert list(found["normal_form"])[:2] == ["1 1 1", "1 1 2"]
    # R. Selten, The chain store paradox (1978)
    assert found["subgame_perfect_count"] == "1/1"
    assert found["subgame_perfect_equilibria"] == "1 16 1"
    assert found["subgame_perfect_plans"] == (
        "In | Accommodate, Accommodate, Accommodate, Accommodate | In, In, In"
    )
    assert found["subgame_perfect_outcomes"] == {
        "1 16 1": {"player_1": "1/1", "player_2": "2/1", "player_3": "1/1"}
    }


def test_market_entry_in_normal_form() -> None:
    # GT-07, the table of the entry game; dominance by hand
    found = ask("market_entry", normal_form=True)
    assert found["plans"]["player_2"] == {"1": "Fight", "2": "Accommodate"}
    assert found["normal_form"]["2 1"] == {"player_1": "0/1", "player_2": "2/1"}
    assert found["pure_equilibria"] == "1 2\n2 1"
    assert found["weakly_dominated"]["player_2"] == {"1": "2", "2": "none"}
    assert ask("matching_pennies", normal_form=True)["pure_equilibria"] == "none"


def test_kuhn_poker_under_openspiels_labels() -> None:
    # OpenSpiel 2.0.2: 58 states, uniform policy: values 0.125, nash_conv 0.91666; information state strings
    found = ask("kuhn_poker", tree=True, responses=True, profiles=UNIFORM)
    assert len(found["tree"]) == 58
    assert list(found["tree"])[:3] == ["", "Deal:0", "Deal:0 Deal:1"]
    assert found["tree"]["Deal:0 Deal:1 Pass Bet"]["infoset"] == "0pb"
    assert found["expected_values.even"] == {"player_1": "1/8", "player_2": "-1/8"}
    assert found["nash_conv.even"] == "11/12"
    assert found["exploitability.even"] == "11/24"
    # by hand: a king that is bet at calls, a jack does not
    assert found["best_response_actions.even"]["player_2"]["2b"] == "Bet"
    assert found["best_response_actions.even"]["player_2"]["0b"] == "Pass"


def test_a_table_is_a_profile_too_and_floats_are_exact() -> None:
    # by hand: in with 1/4, fought with 1/2: 1/4 * 0; 3/4 * 2 + 1/4 * 0
    table = {
        "player_1": {"entrant": {"In": "1/4", "Out": 0.75}},
        "player_2": {"incumbent": {"Fight": "0.5", "Accommodate": "1/2"}},
    }
    found = ask("market_entry", responses=True, profiles={"mine": {"table": table}})
    assert found["profile.mine"]["player_1"] == {"entrant": {"In": "1/4", "Out": "3/4"}}
    assert found["expected_values.mine"] == {"player_1": "0/1", "player_2": "3/2"}
    assert found["best_response_values.mine"] == {"player_1": "0/1", "player_2": "7/4"}
    assert found["deviation_gains.mine"] == {"player_1": "0/1", "player_2": "1/4"}
    assert found["best_response_actions.mine"] == {
        "player_1": {"entrant": "In, Out"},
        "player_2": {"incumbent": "Accommodate"},
    }


def test_costs_may_be_chosen() -> None:
    # by hand: an incumbent who accommodates: 1 - (1/5 * 3 + 4/5 * 1/4)
    game = {"name": "entry_with_cost", "high": "3", "low": 0.25, "probability_high": "0.2"}
    found = answer("extensive_game", {"game": game, "normal_form": True})
    assert found is not None
    assert found["normal_form"]["1 2"] == {"player_1": "1/5", "player_2": "1/1"}


@pytest.mark.parametrize(
    "game",
    [
        {"name": "efg", "text": "EFG 2 R"},
        {"name": "openspiel", "game": "leduc_poker"},
        {"name": "leduc_poker"},
        {"name": "kuhn_poker", "players": 3},
        {"name": "kuhn_poker", "cards": 4},
        {"name": "market_entry", "node_limit": 4},
    ],
)
def test_of_a_game_that_it_does_not_build_the_spec_says_nothing(game: dict[str, Any]) -> None:
    assert answer("extensive_game", {"game": game}) == {}


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"game": {"name": "tarot"}}, r"params\.game\.name: expected one of market_entry, .*'tarot'"),
        ({"game": {"name": "market_entry", "high": "1"}}, r"params\.game: expected no field but name"),
        (
            {"game": {"name": "kuhn_poker", "players": 1}},
            r"players: expected an integer from 2 to 10, found 1",
        ),
        ({"game": {"name": "kuhn_poker", "cards": 1}}, r"cards: expected an integer from 2 to 100, found 1"),
        (
            {"game": {"name": "entry_with_cost", "probability_high": "1"}},
            r"probability_high: expected a number between 0 and 1",
        ),
        ({"game": {"name": "market_entry", "node_limit": 0}}, r"node_limit: expected an integer from 1 to"),
        ({"game": {"name": "market_entry"}, "tree": 1}, r"params\.tree: expected true or false, found 1"),
        ({"game": {"name": "market_entry"}, "trees": True}, r"params: expected no field but game"),
        (
            {"game": {"name": "card_game"}, "subgame_perfection": True},
            r"expected a game with perfect information",
        ),
        (
            {"game": {"name": "market_entry"}, "profiles": {"x": {"name": "blueprint"}}},
            r"params\.profiles\.x\.name: expected one of uniform",
        ),
        (
            {"game": {"name": "market_entry"}, "profiles": {"x": {"table": {"player_1": {}}}}},
            r"params\.profiles\.x\.table: expected 'player_2'",
        ),
        (
            {
                "game": {"name": "market_entry"},
                "profiles": {"x": {"table": {"player_1": {"entrent": {}}, "player_2": {}}}},
            },
            r"player_1: expected one of entrant, found 'entrent'; did you mean 'entrant'\?",
        ),
    ],
)
def test_parameters_that_make_no_sense(params: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        answer("extensive_game", params)
