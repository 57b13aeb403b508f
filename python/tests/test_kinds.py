"""What the remaining case kinds put together: ids, and figures that the source prints."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from refengine.errors import InvalidParametersError, UnsupportedError
from refengine.kinds import compute
from refengine.progress import unobserved

GAME = {"name": "kuhn_poker", "payoffs": "notebook"}
SOURCE: Mapping[str, object] = {
    "profiles": {name: {"name": name} for name in ("blueprint", "naive", "safe")},
    "opponent": {"name": "blueprint"},
    "baseline": "blueprint",
}


def values(kind: str, params: Mapping[str, object]) -> Mapping[str, object]:
    return {quantity.id: quantity.value for quantity in compute(kind, params, unobserved)}


def test_ported_enumeration_gives_the_sources_figures() -> None:
    computed = values("ported_enumeration", SOURCE)

    # GT-13c, section 1: -0.3333, -1.3333, delta -1.0000; section 2: 0.0000, -1.0000, delta -1.0000.
    assert computed["expected_value.blueprint"] == Fraction(-1, 3)
    assert computed["expected_value.naive"] == Fraction(-4, 3)
    assert computed["delta.naive"] == -1
    assert computed["corrected_expected_value.naive"] == -1
    assert computed["corrected_delta.naive"] == -1
    # GT-13c, section 2: two paths pp of weight 1 on deal (0,1).
    assert computed["history_weights.blueprint"]["0 1"] == {"pp": 2, "pbp": 0, "pbb": 0, "bp": 0, "bb": 0}  # type: ignore[index] # object


def test_ported_enumeration_names_every_profile_in_every_quantity() -> None:
    computed = values("ported_enumeration", SOURCE)

    # harness/docs/quantities.md: twelve ids a profile but path_histories, which has none.
    tables = ("path_weights", "history_weights", "weight_sums", "deal_values", "expected_value", "delta")
    corrected = (
        "corrected_weight_sums",
        "corrected_deal_values",
        "corrected_expected_value",
        "corrected_delta",
    )
    assert set(computed) == {"path_histories"} | {
        f"{name}.{profile}"
        for name in (*tables, *corrected, "report")
        for profile in ("blueprint", "naive", "safe")
    }


def test_ported_check_answers_for_every_input() -> None:
    computed = values(
        "ported_check",
        {
            "check": "coherence_cell",
            "own": {"payoffs": "notebook"},
            "mutations": {"standard": {"payoffs": "standard"}},
            "variations": {},
        },
    )

    # The cell prints in any case; its sentence holds of the source's own payoffs.
    assert computed == {
        "own.check": True,
        "own.sentence": True,
        "mutations.check": {"standard": True},
        "mutations.sentence": {"standard": False},
        "variations.check": {},
        "variations.sentence": {},
    }


def test_best_response_mixed_gives_the_sources_bound() -> None:
    computed = values(
        "best_response_mixed",
        {
            "game": GAME,
            "opponent": {"name": "naive"},
            "base": {"name": "blueprint"},
            "grid": {"alpha": ["1/2"], "beta": ["1/2", "3/4"]},
        },
    )

    # GT-13c, section 3: the blueprint's P2 has +1.0000 against the naive splice, at a vertex that this grid
    # lacks; the best pure plan has 7/6.
    assert computed["vertex_maximum"] == 1
    assert computed["pure_best_response_value"] == Fraction(7, 6)
    assert computed["argmax"] == "1/2 3/4"
    assert computed["pure_gap"] == Fraction(7, 6) - computed["maximum"]  # type: ignore[operator] # object


def test_profile_evaluation_gives_eleven_twelfths_for_uniform() -> None:
    # OpenSpiel 2.0.2: exploitability.nash_conv(kuhn_poker, UniformRandomPolicy) = 0.916666...
    computed = values(
        "profile_evaluation",
        {"game": {"name": "kuhn_poker", "payoffs": "standard"}, "profile": {"name": "uniform"}},
    )

    assert computed["nash_conv"] == Fraction(11, 12)
    assert computed["exploitability"] == Fraction(11, 24)
    assert computed["best_response_plan_count.player_2"] == 1


@pytest.mark.parametrize(
    ("kind", "params", "message"),
    [
        (
            "ported_enumeration",
            {**SOURCE, "profiles": {}},
            r"params\.profiles: expected at least one dictionary",
        ),
        ("ported_enumeration", {**SOURCE, "baseline": "nash"}, r"params\.baseline: expected"),
        ("ported_enumeration", {**SOURCE, "payoffs": "standard"}, 'params: unknown field "payoffs"'),
        (
            "ported_check",
            {"check": "x", "own": {}, "mutations": {}, "variations": {}},
            r"params\.check: expected",
        ),
        ("ported_check", {"check": "reproduction", "own": {}}, 'params: expected a field "mutations"'),
        (
            "cfr",
            {"game": GAME, "checkpoints": [1], "schedule": "simultaneous", "averaging": "uniform"},
            r'params\.schedule: expected "alternating", found "simultaneous"',
        ),
        (
            "cfr",
            {"game": GAME, "checkpoints": [1], "schedule": "alternating", "averaging": "linear"},
            r'params\.averaging: expected "uniform", found "linear"',
        ),
    ],
)
def test_parameters_that_make_no_sense_are_invalid(
    kind: str, params: Mapping[str, object], message: str
) -> None:
    with pytest.raises(InvalidParametersError, match=message):
        compute(kind, params, unobserved)


def test_an_unknown_kind_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match=r'kind: expected one of .*, found "solve"'):
        compute("solve", {}, unobserved)
