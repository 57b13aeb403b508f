from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from twinproof.games.outline import Outline, cautious
from twinproof.games.questions import about, questions, shorter
from twinproof.model import Json

UNIFORM: Json = {"name": "uniform"}
SMALL = Outline(
    players={"player_1": "Ann", "player_2": "Bob"},
    sizes={"nodes": 5, "chance_nodes": 0, "decision_nodes": 2, "terminals": 3, "infosets": 2, "depth": 2},
    player_sizes={"player_1": {"infosets": 1, "sequences": 3}, "player_2": {"infosets": 1, "sequences": 3}},
    plan_counts={"player_1": 2, "player_2": 2},
    exact=True,
    perfect_information=True,
    perfect_recall=True,
    recall_breaks=(),
    payoff_sums=(Fraction(0), Fraction(0)),
    constant_sum=True,
    subgames=2,
)


def sized(nodes: int) -> Outline:
    return replace(SMALL, sizes={**SMALL.sizes, "nodes": nodes})


def test_a_small_game_is_asked_everything() -> None:
    asked = questions(SMALL, "uniform", UNIFORM)
    assert asked.whole == {
        "profiles": {"uniform": UNIFORM},
        "tree": True,
        "text": True,
        "normal_form": True,
        "responses": True,
    }
    assert asked.subgame_perfection == {"tree": True, "subgame_perfection": True}
    assert asked.unasked == ()


def test_imperfect_recall_leaves_out_responses_and_names_the_break() -> None:
    line = "player_1 ID: /A | /B"
    asked = questions(replace(SMALL, perfect_recall=False, recall_breaks=(line,)), "uniform", UNIFORM)
    assert "responses" not in asked.whole
    assert [(each.what, each.why) for each in asked.unasked] == [
        ("best responses, nash_conv, exploitability", f"imperfect recall: {line}")
    ]


# docs/quantities.md: at most 1,024 plans for each player and 16,384 profiles of plans.
@pytest.mark.parametrize(
    ("plans", "asked"), [((1024, 16), True), ((1025, 1), False), ((1024, 17), False), ((128, 128), True)]
)
def test_the_normal_form_is_asked_within_its_limits(plans: tuple[int, int], asked: bool) -> None:
    outline = replace(SMALL, plan_counts=dict(zip(SMALL.players, plans, strict=True)))
    assert ("normal_form" in questions(outline, "uniform", UNIFORM).whole) is asked


def test_texts_are_asked_up_to_10_000_nodes() -> None:
    assert "text" in questions(sized(10_000), "uniform", UNIFORM).whole
    large = questions(sized(10_001), "uniform", UNIFORM)
    assert "text" not in large.whole
    assert large.subgame_perfection is None
    assert "tree" in large.whole


def test_imperfect_information_has_no_subgame_perfection_by_backward_induction() -> None:
    asked = questions(replace(SMALL, perfect_information=False), "uniform", UNIFORM)
    assert asked.subgame_perfection is None
    assert asked.unasked[0].why == "imperfect information"


# Histories of a path: at depth d at least d labels of a character and d - 1 blanks, depth ** 2 in all; the
# limit of docs/games.md is 150,000,000, the square of 12,247.4.
@pytest.mark.parametrize(("depth", "asked"), [(12_247, True), (12_248, False)])
def test_the_tree_of_a_game_too_deep_for_any_label_is_not_asked(depth: int, asked: bool) -> None:
    made = questions(
        replace(SMALL, sizes={**SMALL.sizes, "nodes": 2 * depth + 1, "depth": depth}), "uniform", UNIFORM
    )
    assert ("tree" in made.whole) is asked
    assert made.whole["responses"] is True
    unasked = {each.what: each.why for each in made.unasked}
    assert ("comparison node by node, and the spec on it" in unasked) is not asked


def test_what_is_refused_for_its_length_is_left_out_text_first_and_everywhere() -> None:
    asked = questions(SMALL, "uniform", UNIFORM)
    without_text = shorter(asked, ["rendering: too long"])
    assert without_text is not None
    assert asked.whole.keys() - without_text.whole.keys() == {"text"}
    assert [(each.what, each.why) for each in without_text.unasked] == [
        ("texts (rendering, .efg)", "rendering: too long")
    ]
    without_tree = shorter(without_text, ["too long"])
    assert without_tree is not None
    assert asked.whole.keys() - without_tree.whole.keys() == {"text", "tree"}
    assert without_tree.subgame_perfection == {"subgame_perfection": True}
    assert shorter(without_tree, ["too long"]) is None
    at_once = shorter(asked, ["rendering: too long", "tree: too long"])
    assert at_once is not None
    assert at_once.whole == without_tree.whole


def test_what_engines_say_differently_is_taken_at_its_worst() -> None:
    other = replace(
        sized(20_000), perfect_recall=False, recall_breaks=("x",), plan_counts={"player_1": 9, "player_2": 1}
    )
    both = cautious([SMALL, other])
    assert both.sizes["nodes"] == 20_000
    assert both.plan_counts == {"player_1": 9, "player_2": 2}
    assert (both.perfect_recall, both.recall_breaks) == (False, ("x",))
    assert cautious([SMALL, SMALL]) == SMALL


@pytest.mark.parametrize(
    ("exponent", "text"), [(0, "1"), (3, "1,000"), (11, "100,000,000,000"), (7400, "about 10^7,400")]
)
def test_long_numbers_are_abbreviated(exponent: int, text: str) -> None:
    assert about(10**exponent) == text
