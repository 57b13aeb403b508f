"""What the case kind `extensive_game` reports of solutions and profiles: ids, and figures from elsewhere."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import gambit_catalog
import pytest

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.kinds import compute
from refengine.progress import unobserved

ENTRY = {"name": "market_entry"}
UNIFORM: Mapping[str, object] = {"profiles": {"uniform": {"name": "uniform"}}}


def values(game: object, **asked: object) -> dict[str, Any]:
    quantities = compute("extensive_game", {"game": game, **asked}, unobserved)
    return {quantity.id: quantity.value for quantity in quantities}


def by_player(*numbers: Fraction | int) -> dict[str, Fraction | int]:
    return {f"player_{position}": number for position, number in enumerate(numbers, start=1)}


def test_the_normal_form_of_market_entry_is_the_sources() -> None:
    # GT-07, section 7: (-1,-1) and (1,1) after In, (0,2) after Out. Equilibria by hand: Out against a threat,
    # In against accommodation; to accommodate is never worse for the incumbent.
    computed = values(ENTRY, normal_form=True)

    assert computed["plans"] == {
        "player_1": {"1": "In", "2": "Out"},
        "player_2": {"1": "Fight", "2": "Accommodate"},
    }
    assert computed["normal_form"] == {
        "1 1": by_player(-1, -1),
        "1 2": by_player(1, 1),
        "2 1": by_player(0, 2),
        "2 2": by_player(0, 2),
    }
    assert computed["pure_equilibria"] == "1 2\n2 1"
    assert computed["strictly_dominated"] == by_player(*[{"1": "none", "2": "none"}] * 2)  # type: ignore[arg-type] # text
    assert computed["weakly_dominated"]["player_2"] == {"1": "2", "2": "none"}


def test_matching_pennies_has_no_pure_equilibrium() -> None:
    # GT-07, section 4: "jeu a somme nulle sans equilibre pur".
    assert values({"name": "matching_pennies"}, normal_form=True)["pure_equilibria"] == "none"


def test_the_subgame_perfect_equilibrium_of_the_chain_store() -> None:
    # Selten 1978: In and Accommodate everywhere; the last of the incumbent's 16 plans, the entrants' first.
    computed = values({"name": "chain_store"}, subgame_perfection=True)

    assert computed["subgame_perfect_count"] == 1
    assert computed["subgame_perfect_equilibria"] == "1 16 1"
    assert computed["subgame_perfect_plans"] == (
        "In | Accommodate, Accommodate, Accommodate, Accommodate | In, In, In"
    )
    assert computed["subgame_perfect_outcomes"] == {"1 16 1": by_player(1, 2, 1)}


def test_leduc_pokers_uniform_profile() -> None:
    # OpenSpiel 2.0.2, exploitability.nash_conv: 4.747222... = 1709/360; best responses 2.0875, 2.659722...
    computed = values({"name": "leduc_poker"}, responses=True, **UNIFORM)

    assert computed["best_response_values.uniform"] == by_player(Fraction(167, 80), Fraction(383, 144))
    assert computed["nash_conv.uniform"] == Fraction(1709, 360)
    assert computed["exploitability.uniform"] == Fraction(1709, 720)


def test_kuhn_pokers_uniform_profile_names_the_best_actions() -> None:
    # By hand against uniform play: a king that is bet into calls and a jack folds; a queen that faces a bet
    # meets jack and king alike: to call earns 0 on average, to fold -1.
    computed = values({"name": "kuhn_poker"}, responses=True, **UNIFORM)
    actions = computed["best_response_actions.uniform"]

    assert computed["nash_conv.uniform"] == Fraction(11, 12)
    assert list(actions["player_2"]) == ["1p", "1b", "2p", "2b", "0p", "0b"]
    assert {infoset: actions["player_2"][infoset] for infoset in ("0b", "1b", "2b")} == {
        "0b": "Pass",
        "1b": "Bet",
        "2b": "Bet",
    }


def test_actions_that_are_equally_good_are_all_named() -> None:
    # Market entry against uniform play: In earns (-1 + 1)/2, as much as Out.
    computed = values(ENTRY, responses=True, **UNIFORM)

    assert computed["best_response_actions.uniform"] == {
        "player_1": {"entrant": "In, Out"},
        "player_2": {"incumbent": "Accommodate"},
    }
    assert computed["deviation_gains.uniform"] == by_player(0, Fraction(1, 2))


@pytest.mark.parametrize("name", gambit_catalog.NAMES)
def test_published_games_have_gambits_expected_values(name: str) -> None:
    game = {"name": "efg", "text": gambit_catalog.text(name)}

    assert tuple(values(game, **UNIFORM)["expected_values.uniform"].values()) == (
        gambit_catalog.uniform_values(gambit_catalog.load(name))
    )


@pytest.mark.parametrize("name", gambit_catalog.recalling())
def test_published_games_have_gambits_regrets(name: str) -> None:
    game = {"name": "efg", "text": gambit_catalog.text(name)}

    assert tuple(values(game, responses=True, **UNIFORM)["deviation_gains.uniform"].values()) == (
        gambit_catalog.uniform_regrets(gambit_catalog.load(name))
    )


def test_without_perfect_recall_responses_are_refused_with_the_nodes() -> None:
    # I. Gilboa, Games and Economic Behavior 19 (1997), figure 2: the absent-minded driver, who does
    # not know at which of two intersections he is; the second lies behind the first's action B.
    game = {"name": "efg", "text": gambit_catalog.text("journals/geb/gilboa1997/fig1.efg")}
    expected = 'found player_1 with one past at / and another at /B, both in "#1"'

    assert set(values(game, **UNIFORM)) >= {"expected_values.uniform", "profile.uniform"}
    for profiles in (UNIFORM, {}):
        with pytest.raises(InvalidParametersError, match=expected):
            values(game, responses=True, **profiles)


def test_what_was_not_asked_for_is_not_reported() -> None:
    plain = set(values(ENTRY))

    assert set(values(ENTRY, **UNIFORM)) - plain == {"profile.uniform", "expected_values.uniform"}
    assert set(values(ENTRY, responses=True)) == plain
    assert not plain & {"plans", "subgame_perfect_count"}


@pytest.mark.parametrize(
    ("game", "asked", "kind", "message"),
    [
        ("leduc_poker", {"normal_form": True}, UnsupportedError, "at most 1024 pure plans of a player"),
        (
            "kuhn_poker",
            {"subgame_perfection": True},
            InvalidParametersError,
            "expected a game of perfect information",
        ),
        ("kuhn_poker", {"responses": 1}, InvalidParametersError, r"params\.responses"),
        ("kuhn_poker", {"profiles": []}, InvalidParametersError, r"params\.profiles: expected an object"),
        (
            "kuhn_poker",
            {"profiles": {"a": {}}},
            InvalidParametersError,
            r"params\.profiles\.a: expected a field",
        ),
    ],
)
def test_what_makes_no_sense_or_is_too_large_is_refused(
    game: str, asked: Mapping[str, object], kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        values({"name": game}, **asked)
