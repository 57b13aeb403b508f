from __future__ import annotations

from twinproof.games.moves import plan_lines, response_lines
from twinproof.games.outline import Infosets

LARGE: Infosets = {"player_1": {f"i{at}": ("a", "b") for at in range(15)}}


def test_a_plan_lists_the_information_sets_in_order() -> None:
    infosets: Infosets = {"player_1": {"H": ("x",), "forgets": ("x",), "L": ("x",)}, "player_2": {}}
    assert list(plan_lines(infosets)) == [
        "player_1 plans: H, forgets, L",
        "player_2 plans: no information set",
    ]


def test_a_best_response_has_its_actions_at_each_information_set() -> None:
    found = {"player_1": {"H": "stop", "forgets": "x, y"}}
    assert list(response_lines(found)) == ["player_1: H: stop; forgets: x, y"]


def test_many_information_sets_and_players_are_counted_and_long_ids_cut() -> None:
    (line,) = plan_lines(LARGE)
    assert line.endswith("i10, i11, and 3 more (--json)")
    (line,) = response_lines({"player_1": dict.fromkeys(LARGE["player_1"], "a")})
    assert line.endswith("i11: a; and 3 more (--json)")
    many: Infosets = {f"player_{at}": {"I" * 500: ("x",)} for at in range(1, 9)}
    lines = list(plan_lines(many))
    assert lines[-1] == "and 2 more players (--json)"
    assert max(map(len, lines)) < 100
