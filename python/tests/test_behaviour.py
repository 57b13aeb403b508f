from fractions import Fraction
from typing import Any

import pytest

from refengine.errors import InvalidParametersError
from refengine.games import read_game
from refengine.treeplex.behaviour import as_table, read_profile, uniform
from refengine.trees.construction import DecisionNode, TerminalNode, build

ENTRY = read_game({"name": "market_entry"}, "game")
QUARTERS = {"In": "1/4", "Out": 0.75}
HALVES = {"Fight": "0.5", "Accommodate": "1/2"}


def table(**players: Any) -> dict[str, Any]:
    return {"table": {"player_1": {"entrant": QUARTERS}, "player_2": {"incumbent": HALVES}, **players}}


def test_a_table_is_read_as_it_stands() -> None:
    profile = read_profile(table(), "p", ENTRY)

    assert list(profile) == [[Fraction(1, 4), Fraction(3, 4)], [Fraction(1, 2)] * 2]


def test_actions_come_in_the_order_of_the_game() -> None:
    profile = read_profile(table(player_1={"entrant": {"Out": "1/3", "In": "2/3"}}), "p", ENTRY)

    assert list(profile[0]) == [Fraction(2, 3), Fraction(1, 3)]


def test_uniform_is_the_same_for_every_action() -> None:
    profile = read_profile({"name": "uniform"}, "p", ENTRY)

    assert profile == uniform(ENTRY)
    assert as_table(ENTRY, profile) == {
        "player_1": {"entrant": dict.fromkeys(("In", "Out"), Fraction(1, 2))},
        "player_2": {"incumbent": dict.fromkeys(("Fight", "Accommodate"), Fraction(1, 2))},
    }


@pytest.mark.parametrize("given", [{}, {"player_2": {}}])
def test_a_player_who_never_moves_may_be_left_out(given: dict[str, Any]) -> None:
    # harness/docs/quantities.md: "of every player that has any"; his table is reported as an empty one.
    node = DecisionNode(0, "h", "h", ("a",))
    tree = build("alone", ["A", "B"], [node, TerminalNode((Fraction(0), Fraction(0)))])
    profile = read_profile({"table": {"player_1": {"h": {"a": 1}}, **given}}, "p", tree)

    assert as_table(tree, profile) == {"player_1": {"h": {"a": 1}}, "player_2": {}}


def test_a_binary_row_may_miss_one_by_rounding() -> None:
    row = {"In": 0.1, "Out": 0.9}

    assert sum(read_profile(table(player_1={"entrant": row}), "p", ENTRY)[0]) != 1


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        ("uniform", "p: expected an object, found"),
        ({}, 'p: expected a field "name" or "table"'),
        ({"name": "blueprint"}, r'p\.name: expected "uniform" .*, found "blueprint"'),
        ({"name": "uniform", "rows": {}}, 'p: unknown field "rows"'),
        ({**table(), "name": "uniform"}, 'p: unknown field "name"'),
        (
            table(player_3={}),
            r'p\.table: expected players .*, found "player_3"; the nearest: "player_\d", "player_\d"',
        ),
        (
            {"table": {"player_1": {"entrant": QUARTERS}}},
            r'p\.table: .* every player, found none for "player_2"',
        ),
        (
            table(player_1={"entrnt": QUARTERS}),
            r'p\.table\.player_1: expected information sets .*, found "entrnt"; the nearest: "entrant"',
        ),
        (
            table(player_1={}),
            r'player_1: expected an entry for every information set, found none for "entrant"',
        ),
        (
            table(player_1={"entrant": {**QUARTERS, "Inn": 0}}),
            r'player_1\.entrant: expected actions of this .*, found "Inn"; the nearest: "In"',
        ),
        (table(player_1={"entrant": {"In": 1}}), 'an entry for every action, found none for "Out"'),
        (table(player_1={"entrant": {"In": "1/2", "Out": "1/3"}}), 'sum to exactly 1, found "5/6"'),
        (table(player_1={"entrant": {"In": "3/2", "Out": "-1/2"}}), "a probability of at least 0"),
        (table(player_1={"entrant": {"In": 0.5, "Out": 0.4}}), "sum to 1 within 1e-12"),
        (table(player_1={"entrant": {"In": "half", "Out": "1/2"}}), r"entrant\.In: expected a number"),
        (table(player_1=[]), r"p\.table\.player_1: expected an object"),
    ],
)
def test_a_profile_that_makes_no_sense_is_invalid(profile: object, message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        read_profile(profile, "p", ENTRY)
