from collections.abc import Mapping
from fractions import Fraction

import pytest
from kuhn_strategies import STANDARD

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.kinds.openspiel_reference import compute
from refengine.kuhn_profiles import read_profile
from refengine.plans import nash_conv
from refengine.progress import unobserved
from refengine.quantity import TreeNode


def values(**params: object) -> Mapping[str, object]:
    return {quantity.id: quantity.value for quantity in compute({"game": "kuhn_poker", **params}, unobserved)}


def test_the_tree_has_the_published_size() -> None:
    # OpenSpiel's kuhn_poker: root, 3 first cards, 6 deals with 9 nodes each: 58; 12 information states.
    computed = values(task="tree")

    assert (computed["node_count"], computed["infoset_count"]) == (58, 12)


def test_the_tree_is_kuhn_poker() -> None:
    nodes = values(task="tree")["tree"]
    assert isinstance(nodes, dict)

    # Rules: player 1 has the jack and passes, player 2 the queen and bets, player 1 calls and loses 2.
    assert list(nodes)[:4] == ["", "0", "0 1", "0 1 p"]
    assert nodes[""] == TreeNode(
        {"type": "chance", "actions": ["0", "1", "2"]}, {"probabilities": [1 / 3] * 3}
    )
    assert nodes["0"].labels["actions"] == ["1", "2"]
    assert nodes["0 1 p b"] == TreeNode(
        {"type": "decision", "player": "player_1", "infoset": "0pb", "actions": ["p", "b"]}, {}
    )
    assert nodes["0 1 p b b"] == TreeNode({"type": "terminal"}, {"payoffs": [-2.0, 2.0]})


@pytest.mark.parametrize(
    "profile",
    [
        {"name": "blueprint"},
        {"name": "equilibrium", "alpha": "1/3"},
        {"name": "safe_with_margin", "delta": "1/5", "rule": "mix"},
    ],
)
def test_openspiels_figures_are_those_of_the_definitions(profile: Mapping[str, object]) -> None:
    computed = values(task="profile", profile=profile)
    exact = nash_conv(STANDARD, read_profile(profile, "p", STANDARD))

    # Products of at most five doubles, 30 lines: 1e-14 leaves room.
    assert computed["nash_conv"] == pytest.approx(float(exact), rel=0, abs=1e-14)
    assert computed["exploitability"] == pytest.approx(float(exact / 2), rel=0, abs=1e-14)


def test_the_equilibrium_is_worth_minus_one_eighteenth() -> None:
    # Kuhn (1950), pages 97-103.
    computed = values(task="profile", profile={"name": "equilibrium", "alpha": "1/6"})

    assert computed["expected_value.player_1"] == pytest.approx(float(Fraction(-1, 18)), rel=0, abs=1e-15)
    assert computed["expected_value.player_2"] == pytest.approx(float(Fraction(1, 18)), rel=0, abs=1e-15)


def test_cfr_yields_a_table_for_each_checkpoint() -> None:
    computed = values(task="cfr", checkpoints=[1, 4])

    assert set(computed) == {
        *("average_strategy.1", "average_strategy.4"),
        *("expected_value", "nash_conv", "exploitability"),
    }
    assert list(computed["average_strategy.4"]) == ["player_1", "player_2"]  # type: ignore[call-overload] # object


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({}, 'params: expected a field "game"'),
        ({"game": {"name": "kuhn_poker"}, "task": "tree"}, 'game: expected "kuhn_poker", found {"name"'),
        (
            {"game": "kuhn_poker", "task": "solve"},
            'task: expected "tree" or "profile" or "cfr" or "attributes" or .*, found "solve"',
        ),
        ({"game": "kuhn_poker", "task": "tree", "depth": 2}, 'params: unknown field "depth"'),
        ({"game": "kuhn_poker", "task": "profile"}, 'params: expected a field "profile"'),
        (
            {"game": "kuhn_poker", "task": "cfr", "checkpoints": [2, 1]},
            r"checkpoints\[1\]: expected more than 2",
        ),
        ({"game": "kuhn_poker", "task": "cfr", "checkpoints": []}, "checkpoints: expected an array"),
        ({"game": "kuhn_poker", "task": "cfr", "checkpoints": [0]}, "expected an integer from 1 to 100000"),
        ({"game": "kuhn_poker", "task": "cfr", "checkpoints": [100_001]}, "integer from 1 to 100000"),
        (
            {"game": "kuhn_poker", "task": "cfr", "checkpoints": [True]},
            "expected an integer from 1 to 100000",
        ),
    ],
)
def test_parameters_that_make_no_sense_are_invalid(params: Mapping[str, object], message: str) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        compute(params, unobserved)


def test_another_game_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match='expected "kuhn_poker", found "leduc_poker"'):
        compute({"game": "leduc_poker", "task": "tree"}, unobserved)
